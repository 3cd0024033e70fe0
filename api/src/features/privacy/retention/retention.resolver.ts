import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import { readPrivacyNotice } from './privacy-notice.js';
import { readRetention } from './read-retention.js';
import {
  PrivacyNotice,
  Retention,
  SetRetentionInputType,
  SetRetentionPayload,
  StartRetentionPayload,
} from './retention.types.js';
import { setRetention, startRetention } from './set-retention.js';

export const RetentionResolver = rootFields({
  privacyNotice: query(readPrivacyNotice, {
    gives: PrivacyNotice,
    description: 'What is kept about people who sign up, why and how long, and the words of the club about it.',
  }),
  retention: query(readRetention, {
    gives: Retention,
    description: 'How long data of people is kept, and what would go in the next run.',
  }),
  setRetention: mutation(setRetention, {
    gives: SetRetentionPayload,
    description:
      'Sets for how many days kinds of data are kept, and the words of the club. More days apply at once, fewer 24 hours later.',
    input: { type: SetRetentionInputType, description: 'What changes.' },
    answer: async (ctx) => ({ retention: await ctx.run(readRetention, {}) }),
  }),
  startRetention: mutation(startRetention, {
    gives: StartRetentionPayload,
    description: 'Lets old data go from the next run on, where it would begin 14 days after an upgrade.',
    answer: async (ctx) => ({ retention: await ctx.run(readRetention, {}) }),
  }),
});
