import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { tryOf } from '../../platform/limits/tries.js';
import { addDays, clock, dayIn } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { keyOfErasedAddress } from '../household-links/erased-address.js';
import { opensHousehold } from '../../platform/operation/household-pass.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mailKind } from '../undelivered-mails/describe-mail.js';
import { nextOf } from '../../platform/runner/schedule.js';
import { nightly } from './retention/read-retention.js';
import { daysAt, readRetentionState } from './retention/retention-rules.js';
import { householdDataSql } from './household-data-sql.js';
import type { ExportPart } from './register.js';

type Row = Record<string, unknown>;

/** What is kept about a household, as a file: its name and its content. */
export interface HouseholdData {
  fileName: string;
  data: Row;
}

/**
 * What is kept about the household of this browser's cookie, once its mailed link was opened: an address alone proves nothing. Of mails to
 * staff at the same address it holds nothing. VOLUNTEER_NOT_FOUND: without that cookie.
 */
export const readHouseholdData = operation(
  {
    access: 'public',
    input: z.object({}),
    refuses: ['VOLUNTEER_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    transaction: false,
  },
  async function readHouseholdData(ctx): Promise<HouseholdData> {
    const pass = ctx.household;
    if (pass?.source !== 'link') throw new DomainError('VOLUNTEER_NOT_FOUND');
    const { emailKey } = pass;
    await ctx.services.limits.takeAll([tryOf('household-data', emailKey)]);
    const found = await readData(ctx, emailKey);
    if (!opensHousehold(pass, { emailKey, passesSince: found.since })) throw new DomainError('VOLUNTEER_NOT_FOUND');
    return found.file;
  },
);

/**
 * The same file for an admin, about the household of somebody who asked for it by another way. The audit log says that it was made.
 * VOLUNTEER_NOT_FOUND: also for people who were erased.
 */
export const exportVolunteerData = operation(
  { access: 'admin', input: z.object({ volunteerId: z.string() }), refuses: ['VOLUNTEER_NOT_FOUND'] },
  async function exportVolunteerData(ctx, { volunteerId }): Promise<HouseholdData> {
    const [person] = isId(volunteerId)
      ? await ctx.execute<{ id: string; emailKey: string }>(
          `select id, email_key as "emailKey" from volunteer where id = ? and erased_at is null`,
          [volunteerId],
        )
      : [];
    if (!person) throw new DomainError('VOLUNTEER_NOT_FOUND');
    const { file } = await readData(ctx, person.emailKey);
    await recordAction(ctx, {
      ...{ action: 'volunteer.exported', recordId: person.id, eventId: null },
      // The entry holds an id alone.
      summary: 'A volunteer: what is kept about the household',
    });
    return file;
  },
);

/** What is kept about a household, and when it last closed its links. */
async function readData(ctx: RequestContext, emailKey: string): Promise<{ since: Date | null; file: HouseholdData }> {
  const now = clock.now();
  const { timeZone } = ctx.services.settings;
  const { rules, startsAt } = await readRetentionState(ctx.services.rows, now);
  const dayBefore = addDays(dayIn(timeZone, nextOf(nightly, startsAt, timeZone)), -1);
  const [found] = await ctx.services.rows.read<{
    since: Date | null;
    data: Record<ExportPart, Record<string, Row[]>>;
  }>({
    name: 'household-data',
    text: householdDataSql,
    values: [
      ...[emailKey, ...rules.map((rule) => daysAt(rule, now)), timeZone, dayBefore],
      keyOfErasedAddress(ctx.services.secretKey, emailKey),
    ],
  });
  if (!found) throw new Error('The database gave no household');
  const { data, since } = found;
  const file = {
    fileName: `trailcrew-my-data-${dayIn(timeZone, now)}.json`,
    data: withInstants({
      ...{ format: 'trailcrew-my-data', version: 1, madeAt: now.toISOString() },
      household: {
        email: data.household.household?.[0]?.email ?? emailKey,
        links: data.household.household_token,
        mailsOffSince: data.household.email_opt_out?.[0]?.since ?? null,
      },
      people: data.people.volunteer,
      signups: data.signups.signup,
      vouchers: data.vouchers.voucher_redemption,
      answers: data.answers.answer,
      consents: data.consents.guardian_consent,
      waitlist: data.waitlist.waitlist_entry,
      replacements: { asked: data.replacements.replacement, askedToTakeOver: data.replacements.replacement_ask },
      mails: (data.mails.outbox ?? []).flatMap(({ template, ...mail }) => {
        const { what, to } = mailKind(String(template));
        return to === 'staff' ? [] : [{ what, ...mail }];
      }),
      log: { byStaff: data.log.audit_entry, askedByPhone: data.log.asked_person },
    }),
  };
  return { since, file };
}

/** PostgreSQL's moments in JSON are written with an offset; ours are in UTC. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/;

function withInstants(data: Row): Row {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && moment.test(value) ? new Date(value).toISOString() : value,
  ) as Row;
}
