import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { belongsTo } from '../../platform/operation/viewer.js';
import { ViewerCan } from '../rights/rights.types.js';
import { correctMailAddress } from './correct-mail-address.js';
import { MergePreview } from './merge-preview.types.js';
import { previewMerge } from './preview-merge.js';
import { readUndeliveredMails } from './read-undelivered-mails.js';
import { sendUndeliveredAgain } from './send-undelivered-again.js';
import { settleUndeliveredMail } from './settle-undelivered-mail.js';
import { recordMailEvent } from './record-mail-event.js';
import {
  MailEventInputType,
  RecordMailEventPayload,
  UndeliveredMail,
  UndeliveredMailConnection,
} from './undelivered-mail.types.js';

/** The undelivered mails, and what can be done about them. */
export const UndeliveredMailResolver = rootFields({
  undeliveredMails: query(readUndeliveredMails, {
    gives: UndeliveredMailConnection,
    description:
      'The mails that were refused for good, came back or were given up, the newest first; leads have those of their own categories.',
    args: { first: 'Mails on the page; 50 by default, 200 at most.', after: 'The `endCursor` of the page before.' },
  }),
  previewMerge: query(previewMerge, {
    gives: MergePreview,
    description:
      'What a merge of two people would make of their spots, answers, waitlists, links and mails: for a household of its own, for admins.',
    args: { sourceId: 'Whose signups would move, and who would be removed.', targetId: 'Who would stay.' },
  }),
  sendUndeliveredAgain: mutation(sendUndeliveredAgain, {
    gives: Int,
    description:
      'Lets a mail that was not delivered, or all of them, 500 at a time, go out once more, to the address that its people have now. Returns how many.',
    args: { id: 'The mail; all when omitted.' },
  }),
  correctMailAddress: mutation(correctMailAddress, {
    gives: Int,
    description:
      'Changes the address of everybody behind an address that a mail did not reach, and sends their waiting mails to the new one. Returns how many people moved.',
    args: { id: 'The mail.', email: 'The right address.' },
  }),
  settleUndeliveredMail: mutation(settleUndeliveredMail, {
    gives: Boolean,
    description: 'Takes a mail off the list without sending it: the person knows by other means.',
    args: { id: 'The mail.' },
  }),
  recordMailEvent: mutation(recordMailEvent, {
    gives: RecordMailEventPayload,
    description:
      'Records what a mail server reports later about a mail that it accepted, for admins and keys of the scope `write:mail-events`: by the id of the message and the kind, or as the raw delivery report.',
    input: { type: MailEventInputType, description: 'What became of which mail.' },
  }),
});

@Resolver(() => UndeliveredMail)
export class UndeliveredMailRightsResolver {
  @AllowAccess('staff')
  @FieldResolver(() => ViewerCan, {
    description: 'What the caller may do: `edit` the address of its people, `remove` it from the list.',
  })
  viewerCan(@Root() { people }: UndeliveredMail, @Ctx() ctx: RequestContext): ViewerCan {
    return { edit: belongsTo(ctx.viewer, 'admin') && people.length > 0, remove: true, assign: false };
  }
}
