import { describe, expect, it } from '@jest/globals';
import { mailKinds } from '../features/undelivered-mails/describe-mail.js';
import { mailTemplateNames } from './mail-templates.js';

describe('every mail', () => {
  it('has words by which the staff read of it when it was not delivered', () => {
    expect(Object.keys(mailKinds).sort()).toEqual([...mailTemplateNames].sort());
  });
});
