import { describe, expect, it } from '@jest/globals';
import { createOpportunityInput, updateOpportunityInput } from './opportunity.js';
import { isOneLine, roleTexts, type RoleTextName } from '../text/role-texts.js';

const role = { eventId: 'e', categoryId: 'c', name: 'Bib Caller' };

describe.each(Object.keys(roleTexts) as RoleTextName[])("a role's %s", (name) => {
  const { atMost } = roleTexts[name];

  it('may be as long as it says and no longer, in a new role and in a change', () => {
    const [longest, longer] = ['x'.repeat(atMost), 'x'.repeat(atMost + 1)];
    expect(createOpportunityInput.parse({ ...role, [name]: longest })[name]).toBe(longest);
    expect(updateOpportunityInput.parse({ [name]: longest })[name]).toBe(longest);
    const message = `Please use at most ${atMost} characters`;
    for (const { error } of [
      createOpportunityInput.safeParse({ ...role, [name]: longer }),
      updateOpportunityInput.safeParse({ [name]: longer }),
    ])
      expect(error?.issues.map(({ path, message: said }) => [path, said])).toEqual([[[name], message]]);
  });

  it('keeps its lines, unless it is on one', () => {
    const kept = isOneLine(name) ? 'Black no jeans' : 'Black\nno jeans';
    expect(createOpportunityInput.parse({ ...role, [name]: 'Black\r\nno jeans' })[name]).toBe(kept);
  });
});
