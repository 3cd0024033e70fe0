import { randomUUID } from 'node:crypto';
import { cookieFor, linkOf } from './household-apis.js';
import { given, inDays, visitorDetails } from './given.js';
import { erasurePurpose } from '../src/features/privacy/erasing/erasure.announcements.js';
import { mailSwitchPurpose } from '../src/features/mail-switches/mail-switch.js';
import { replacementPurpose } from '../src/features/replacements/replacement.announcements.js';
import { nameKey } from '../src/platform/text/person-key.js';
import { derivedToken, hashToken, newToken, sealedId } from '../src/platform/operation/secrets.js';
import { voucherCode } from '../src/features/vouchers/voucher-code.js';
import type { SharedTestServer } from './shared-test-server.js';

/** Who asks, in the order in which every cell row of the matrix names its answers. */
export const callers = ['visitor', 'household', 'otherHousehold', 'lead', 'otherLead', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** One set of records, made again for every call, so that no call sees what another one did. */
export interface World {
  event: string;
  slug: string;
  category: string;
  opportunity: string;
  shift: string;
  /** A shift of the same role, at another time, in which nobody is. */
  freeShift: string;
  /** The household's signup for the shift. */
  signup: string;
  volunteer: string;
  /** Another person of the same household. */
  relative: string;
  email: string;
  /** The address of another household, with a signup for the same shift. */
  otherEmail: string;
  /** Its person, who agreed to be asked, and could do the free shift. */
  candidate: string;
  /** The token of the household's mailed link. */
  link: string;
  /** The household on the waitlist of a full shift of the same role, with a place held for it, and the token of that offer. */
  entry: string;
  offer: string;
  /** What the role asks, and what the household answered with its signup, with a guardian's consent. */
  question: string;
  /** The search for somebody who takes over the household's place, and the token of its link. */
  replacement: string;
  replacementLink: string;
  /** The token that switches the household's reminders and mails to groups off and on. */
  mailSwitch: string;
  /** A change of plan of the lead's own shift that can be taken back, and one that the lead has prepared. */
  planChange: string;
  preparedPlan: string;
  /** That shift. */
  waitedFor: string;
  /** A bulk mail that the lead sent to the category, and that did not reach the household. */
  bulkMail: string;
  /** The confirmation of the household's signup, which did not reach them. */
  failedMail: string;
  /** The id of the message of a mail that was sent. */
  sentMail: string;
  /** An event without any lead. */
  strangeEvent: string;
  /** The user who leads the category. */
  leadUser: string;
  /** A user that nobody needs. */
  spareUser: string;
  /** A key that nobody uses. */
  apiKey: string;
  /** A webhook of the event, with no receiver, and a message that it sent. */
  webhook: string;
  delivery: string;
  /** A feed that the lead made, and the secret part of its address. */
  feed: string;
  feedToken: string;
  /** A check-in link of the category, its token, and a phone that joined by it. */
  checkInLink: string;
  checkInToken: string;
  checkInDevice: string;
  /** The token of the link by which another person of the household is erased. */
  erasure: string;
  /** A meal voucher that was used: its code, and the id of the press. */
  voucher: string;
  redemption: string;
  /** A shift of the category that has begun, with nobody in it. */
  begunShift: string;
  /** A start of the event, and a post of the category. */
  raceStart: string;
  post: string;
  /** An id that nothing has. */
  unused: string;
  headers: Record<Caller, Record<string, string>>;
}

/** An event with a category of the lead's own, one of another lead's, and a household with a signup in the first. */
export async function newWorld(server: SharedTestServer): Promise<World> {
  const make = given(server.database.pool);
  const [lead, otherLead, admin, spare] = await Promise.all([
    make.staff('lead'),
    make.staff('lead'),
    make.staff('admin'),
    make.staff('lead'),
  ]);
  const event = await make.event();
  const category = await event.category({ name: 'Timing', leadId: lead.userId });
  await event.category({ name: 'Feed Station', leadId: otherLead.userId });
  const opportunity = await category.opportunity();
  const shift = await opportunity.shift();
  const freeShift = await opportunity.shift({ startTime: '14:00', endTime: '16:00' });
  const person = visitorDetails();
  const stranger = visitorDetails();
  const signUp = async (details: ReturnType<typeof visitorDetails> & { mayBeAsked?: boolean }) => {
    const answer = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>('POST', '/api/signup', {
      ...details,
      shiftId: shift.id,
    });
    if (answer.status !== 201) throw new Error(`No world without a signup: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { signup, volunteer } = await signUp(person);
  const { volunteer: relative } = await signUp({ ...person, firstName: 'Rolf' });
  const { volunteer: candidate } = await signUp({ ...stranger, mayBeAsked: true });
  const begunShift = (await opportunity.shift({ date: inDays(-1) })).id;
  const waitedFor = (await opportunity.shift({ startTime: '20:00', endTime: '21:00', qtyRequired: 1 })).id;
  await retentionRun(server);
  const feed = await make.feed({ eventId: event.id, makerId: lead.userId, kind: 'ROSTER' });
  const checkIn = await make.checkInLink({ eventId: event.id, categoryId: category.id });
  const bulkMail = await failedBulkMail(server, { event: event.id, category: category.id, lead: lead.userId, person });
  return {
    event: event.id,
    slug: event.slug,
    category: category.id,
    opportunity: opportunity.id,
    shift: shift.id,
    freeShift: freeShift.id,
    signup: signup.id,
    volunteer: volunteer.id,
    relative: relative.id,
    email: person.email,
    otherEmail: stranger.email,
    candidate: candidate.id,
    link: await linkOf(server, person.email),
    waitedFor,
    erasure: await erasureOf(server, { email: person.email, people: [relative.id] }),
    begunShift,
    ...(await usedVoucher(server, { event: event.id, volunteer: volunteer.id, lead: lead.userId })),
    ...(await boardOf(server, { event: event.id, category: category.id })),
    ...(await heldFor(server, waitedFor, person)),
    question: await answeredQuestion(server, signup.id),
    ...(await searchFor(server, signup.id)),
    mailSwitch: await mailSwitchOf(server, person.email),
    ...(await plansOf(server, { shift: freeShift.id, lead: lead.userId })),
    bulkMail,
    failedMail: await failedConfirmation(server, { signup: signup.id, email: person.email }),
    sentMail: await sentReminder(server, { event: event.id, email: person.email }),
    strangeEvent: (await make.event()).id,
    leadUser: lead.userId,
    spareUser: spare.userId,
    apiKey: (await make.apiKey()).id,
    ...(await make.webhook(event.id)),
    feed: feed.id,
    feedToken: feed.token,
    checkInLink: checkIn.id,
    checkInToken: checkIn.token,
    checkInDevice: (await checkIn.device()).id,
    unused: randomUUID(),
    headers: {
      visitor: {},
      household: cookieFor(server, { email: person.email, made: [signup.id] }),
      otherHousehold: cookieFor(server, { email: stranger.email }),
      lead: lead.headers,
      otherLead: otherLead.headers,
      admin: admin.headers,
    },
  };
}

/** An event that gives one for each shift, and one that was used. */
async function usedVoucher(
  { database: { pool }, secretKey }: SharedTestServer,
  { event, volunteer, lead }: { event: string; volunteer: string; lead: string },
): Promise<{ voucher: string; redemption: string }> {
  const [redemption, day] = [randomUUID(), inDays(30)];
  const voucher = voucherCode(secretKey, { eventId: event, volunteerId: volunteer, day, number: 1 });
  await pool.query('update event set meal_voucher_minutes = 0 where id = $1', [event]);
  await pool.query(
    `insert into voucher_redemption (id, code, event_id, volunteer_id, day, number, redeemed_at, redeemed_by_kind, redeemed_by_id)
     values ($1, $2, $3, $4, $5, 1, now(), 'staff', $6)`,
    [redemption, voucher, event, volunteer, day, lead],
  );
  return { voucher, redemption };
}

/** A question of a signup's role, which that signup answers, and a consent to it. */
async function answeredQuestion(server: SharedTestServer, signup: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with asked as (
       insert into question (event_id, opportunity_id, kind, label)
       select s.event_id, s.opportunity_id, 'SHIRT_SIZE', 'T-shirt' from signup g join shift s on s.id = g.shift_id where g.id = $1 returning id
     ), said as (
       insert into answer (signup_id, question_id, value) select $1, id, '["M"]' from asked
     ), agreed as (
       insert into guardian_consent (signup_id, guardian_name, wording) values ($1, 'Grace', 'I agree.')
     ) select id from asked`,
    [signup],
  );
  return rows[0]?.id ?? '';
}

/** A change that was made to a shift, which somebody edited since, and one that its lead keeps for later. */
async function plansOf(
  { database: { pool } }: SharedTestServer,
  { shift, lead }: { shift: string; lead: string },
): Promise<{ planChange: string; preparedPlan: string }> {
  const { rows } = await pool.query<{ planChange: string; preparedPlan: string }>(
    `with made as (
       insert into plan_change (event_id, applied_by, people, shifts)
       select event_id, 'Sam Staff', 0, jsonb_build_array(jsonb_build_object('id', id, 'version', version - 1, 'before', '{}'::jsonb, 'after', '{}'::jsonb))
       from shift where id = $1 returning id
     ), kept as (
       insert into prepared_plan_change (event_id, lead_id, name, input, saved_by)
       select event_id, $2, 'Plan C', jsonb_build_object('eventId', event_id, 'shiftIds', jsonb_build_array(id), 'moveMinutes', 60), 'Sam Staff'
       from shift where id = $1 returning id
     ) select made.id as "planChange", kept.id as "preparedPlan" from made, kept`,
    [shift, lead],
  );
  return rows[0]!;
}

/** The token of the address that switches a household's mails. */
async function mailSwitchOf({ database, secretKey }: SharedTestServer, email: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from household_token where email_key = lower($1)',
    [email],
  );
  return sealedId(secretKey, mailSwitchPurpose, rows[0]?.id ?? '');
}

/** The search for somebody who takes over a place; by plain SQL, so that it sends no mail. */
async function searchFor(
  server: SharedTestServer,
  signup: string,
): Promise<{ replacement: string; replacementLink: string }> {
  const id = randomUUID();
  const token = derivedToken(server.secretKey, replacementPurpose, id);
  await server.database.pool.query(
    `insert into replacement (id, event_id, shift_id, signup_id, token_hash)
     select $1, event_id, shift_id, id, $3 from signup where id = $2`,
    [id, signup, hashToken(token)],
  );
  return { replacement: id, replacementLink: token };
}

/** A place of a shift that is held for somebody who waits; by plain SQL, so that no mail offers it. */
async function heldFor(
  { database: { pool } }: SharedTestServer,
  shift: string,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
): Promise<{ entry: string; offer: string }> {
  const offer = newToken();
  const { rows } = await pool.query<{ id: string }>(
    `insert into waitlist_entry (event_id, shift_id, email, email_key, people, people_count, state, held, offer_id, offer_hash, offered_at, answer_by)
     select event_id, id, $2, lower($2), $3::jsonb, 1, 'OFFERED', 1, gen_random_uuid(), $4, now(), now() + interval '1 day' from shift where id = $1
     returning id`,
    [shift, email, JSON.stringify([{ firstName, lastName, nameKey: nameKey(firstName, lastName) }]), hashToken(offer)],
  );
  return { entry: (rows[0] as { id: string }).id, offer };
}

/** A bulk mail of a lead to their category whose one message did not arrive; by plain SQL, so that no sending goes on meanwhile. */
async function failedBulkMail(
  { database: { pool } }: SharedTestServer,
  { event, category, lead, person }: { event: string; category: string; lead: string; person: { email: string } },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into bulk_mail (event_id, group_kind, group_id, group_name, subject, body, sender_id, sender_name, recipient_count)
     values ($1, 'category', $2, 'Timing', 'Parking', 'At the school.', $3, 'Sam Staff', 1) returning id`,
    [event, category, lead],
  );
  const id = (rows[0] as { id: string }).id;
  await pool.query(
    `insert into outbox (template, recipient, recipient_name, payload, event_id, bulk_mail_id, message_id, state, last_error)
     values ('bulk-mail', $1, 'Vera Visitor', '{}', $2, $3, $4, 'failed', 'No such mailbox')`,
    [person.email, event, id, `<${id}@example.org>`],
  );
  return id;
}

/** The confirmation of a signup that the mail server refused; by plain SQL, as above. */
async function failedConfirmation(
  { database: { pool } }: SharedTestServer,
  { signup, email }: { signup: string; email: string },
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into outbox (template, recipient, recipient_name, payload, message_id, state, last_error)
     select 'signup-confirmation', $1, 'Vera Visitor', jsonb_build_object('signups', jsonb_build_array(jsonb_build_object('signupId', g.id,
         'shift', jsonb_build_object('id', s.id, 'date', s.date, 'startTime', s.start_time, 'endTime', s.end_time),
         'opportunity', jsonb_build_object('name', o.name), 'event', jsonb_build_object('name', e.name)))),
       '<failed-' || $2 || '@example.org>', 'failed', 'The mail server refused this mail: 550 5.1.1 No such mailbox'
     from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id join event e on e.id = s.event_id
     where g.id::text = $2 returning id`,
    [email, signup],
  );
  return (rows[0] as { id: string }).id;
}

/** A mail of the event that the mail server took; gives the id of its message. */
async function sentReminder(
  { database: { pool } }: SharedTestServer,
  { event, email }: { event: string; email: string },
): Promise<string> {
  const messageId = `<sent-${randomUUID()}@example.org>`;
  await pool.query(
    `insert into outbox (template, recipient, payload, event_id, message_id, state, sent_at)
     values ('reminder', $1, '{}', $2, $3, 'sent', now())`,
    [email, event, messageId],
  );
  return messageId;
}

/** At the gun the household's shift runs, at the event's place: the board has people to show. */
async function boardOf(server: SharedTestServer, { event, category }: { event: string; category: string }) {
  const { rows } = await server.database.pool.query<{ raceStart: string; post: string }>(
    `with start as (insert into race_start (event_id, name, date, time) values ($1, 'Men', $3, '10:00') returning id),
       post as (insert into post (event_id, category_id, place, minimum_staff) values ($1, $2, 'Lake Lodge', 1) returning id)
     select start.id as "raceStart", post.id as post from start, post`,
    [event, category, inDays(30)],
  );
  return rows[0] as { raceStart: string; post: string };
}

/** A night in which old data went. */
async function retentionRun({ database: { pool } }: SharedTestServer): Promise<void> {
  await pool.query(
    `insert into retention_run (day, finished_at, counts) values (current_date, now(), '{"MAILS": 2}') on conflict do nothing`,
  );
}

/** A request to erase people, whose link was mailed; the token of that link. */
async function erasureOf(
  { database: { pool }, secretKey }: SharedTestServer,
  { email, people }: { email: string; people: string[] },
): Promise<string> {
  const id = randomUUID();
  const token = derivedToken(secretKey, erasurePurpose, id);
  await pool.query(
    `insert into erasure_request (id, token_hash, email_key, volunteer_ids, expires_at) values ($1, $2, $3, $4, now() + interval '1 day')`,
    [id, hashToken(token), email.toLowerCase(), people],
  );
  return token;
}
