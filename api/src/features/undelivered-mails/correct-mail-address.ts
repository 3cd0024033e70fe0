import { z } from 'zod';
import { correctAddressInput } from '../../contract/people/volunteer.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { emailKey } from '../../platform/text/person-key.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { updateVolunteer } from '../households/update-volunteer.js';
import { mailKind } from './describe-mail.js';
import { findFailedMails } from './find-failed-mails.js';
import { sendUndeliveredAgain } from './send-undelivered-again.js';

/**
 * Corrects the address of everybody behind an address that mails did not reach, and sends their waiting mails to the
 * new one: it was mistyped for all of them. Returns how many people moved. Audited for each. VOLUNTEER_NOT_FOUND: when
 * nobody has the address any more.
 */
export const correctMailAddress = operation(
  {
    access: 'admin',
    idempotent: true,
    input: correctAddressInput.extend({ id: z.string() }),
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND', 'MAIL_NOT_FOUND', 'NAME_TAKEN'],
  },
  async function correctMailAddress(ctx, input): Promise<number> {
    const [mail] = await findFailedMails(ctx, input.id, { lock: false });
    if (!mail) throw new DomainError('MAIL_NOT_FOUND');
    const key = emailKey(mail.recipient);
    // Locks people, then their link, then mails, in the order that all operations use.
    const people =
      mailKind(mail.template).to === 'volunteer'
        ? await ctx.execute<{ id: string; firstName: string; lastName: string; phone: string | null }>(
            `select id, first_name as "firstName", last_name as "lastName", phone from volunteer where email_key = ? order by id for update`,
            [key],
          )
        : [];
    if (people.length === 0) throw new DomainError('VOLUNTEER_NOT_FOUND');
    if (emailKey(input.email) !== key) await issueHouseholdLink(ctx, input.email);
    const [held] = await findFailedMails(ctx, mail.id);
    if (held && emailKey(held.recipient) !== key) throw new DomainError('MAIL_NOT_FOUND');
    for (const person of people) await ctx.run(updateVolunteer, { ...person, email: input.email });
    // The same address in another letter case: nothing moves, and the mail is sent again.
    if (emailKey(input.email) === key) await ctx.run(sendUndeliveredAgain, { id: mail.id });
    return people.length;
  },
);
