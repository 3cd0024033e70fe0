import { each, none, ofVolunteers, staffId, type TableEntries } from '../register.js';

/* People, their links, and what they take part in. */

const name = ofVolunteers('signup', 'NAMES');
const contact = ofVolunteers('contact', 'NAMES');
const phone = ofVolunteers('phone', 'CONTACTS');
const asking = ofVolunteers('asking', 'EVENT');
const signup = ofVolunteers('signup', 'EVENT');
const attendance = ofVolunteers('attendance', 'EVENT');
const answers = ofVolunteers('answers', 'ANSWERS');
const consent = ofVolunteers('consent', 'EVENT');
const waitlist = ofVolunteers('waitlist', 'ANSWERS');
const waited = ofVolunteers('waitlist', 'EVENT');
const replacement = ofVolunteers('replacement', 'EVENT');
const link = ofVolunteers('household', 'LINKS');
const switches = ofVolunteers('switches', 'NAMES');
const erased = ofVolunteers('erasing', 'ERASURES');
const request = ofVolunteers('request', 'LINKS');
const checkIn = ofVolunteers('attendance', 'CHECK_IN');

export const tablesOfPeople = {
  volunteer: {
    id: name('pseudonym', 'keep'),
    ...each(['first_name', 'last_name'], name('name', 'rename', 'people')),
    name_key: name('name', 'rename'),
    email: contact('contact', 'blank', 'people'),
    email_key: contact('contact', 'rename'),
    phone: phone('contact', 'blank', 'people'),
    may_be_asked: { ...asking('answer', 'blank', 'people'), keptFor: 'NAMES' },
    created_at: name('taking part', 'keep', 'people'),
    erased_at: name('taking part', 'keep'),
    ...none('updated_at'),
  },
  // The last day of the last event that they waited for, once its waitlist has no names.
  waited_until: { volunteer_id: name('pseudonym', 'keep'), day: name('taking part', 'keep') },
  // What was erased, without names.
  erasure: {
    ...each(['id', 'volunteer_ids', 'proofs'], erased('pseudonym', 'keep')),
    ...each(['erased_at', 'erased_by'], erased('taking part', 'keep')),
  },
  erasure_request: {
    ...each(['id', 'volunteer_ids'], request('pseudonym', 'keep')),
    email_key: request('contact', 'rename'),
    token_hash: request('link', 'keep'),
    ...each(['created_at', 'expires_at', 'used_at', 'erased_count'], request('taking part', 'keep')),
  },
  // A view over volunteers.
  household: { id: contact('contact', 'rename'), email: contact('contact', 'rename', 'household') },
  merged_volunteer: { ...each(['source_id', 'target_id'], name('pseudonym', 'keep')), ...none('merged_at') },
  // A closed link without an address follows for 30 days (decision 067).
  household_token: {
    id: link('pseudonym', 'delete'),
    email: link('contact', 'delete', 'household'),
    email_key: link('contact', 'delete'),
    token_hash: link('link', 'delete'),
    ...each(['created_at', 'expires_at', 'revoked_at'], link('link', 'delete', 'household')),
  },
  email_opt_out: {
    email_key: switches('contact', 'delete'),
    since: switches('taking part', 'delete', 'household'),
  },
  // A view over email_opt_out, for the previous release.
  mails_off: { email_key: switches('contact', 'delete'), since: switches('taking part', 'delete') },
  signup: {
    ...each(['id', 'volunteer_id'], signup('pseudonym', 'keep')),
    ...each(['event_id', 'shift_id', 'status', 'created_at', 'cancelled_at'], signup('taking part', 'keep', 'signups')),
    ...each(['unconfirmed_since', 'walked_in'], signup('taking part', 'keep', 'signups')),
    waitlist_entry_id: signup('pseudonym', 'keep'),
    ...each(['arrived_at', 'left_at', 'away'], attendance('taking part', 'keep', 'signups')),
    ...each(['attendance_state', 'corrected_minutes', 'sent_at'], attendance('taking part', 'keep', 'signups')),
    ...each(['was_sent', 'contradicted', 'attendance_heads'], attendance('taking part', 'keep')),
    ...none('over_capacity', 'email_corrections', 'updated_at', 'revision_base', 'unnotified'),
  },
  signup_alias: {
    ...each(['id', 'signup_id', 'link_id'], checkIn('pseudonym', 'keep')),
    ...none('event_id', 'created_at'),
  },
  attendance_mark: {
    ...each(['id', 'signup_id', 'seen', 'undoes'], attendance('pseudonym', 'keep')),
    ...each(['kind', 'occurred_at', 'at'], attendance('taking part', 'keep')),
    made_by_id: { ...staffId('attendance', 'EVENT'), of: ['staff', 'helper'] },
    device_id: { ...staffId('attendance', 'EVENT'), of: ['staff', 'helper'] },
    ...none('event_id', 'uncertain', 'sequence', 'made_by_kind', 'received_at'),
  },
  voucher_redemption: {
    ...each(['id', 'volunteer_id'], attendance('pseudonym', 'keep')),
    code: attendance('link', 'keep'),
    ...each(['day', 'number', 'redeemed_at', 'place'], attendance('taking part', 'keep', 'vouchers')),
    redeemed_by_id: { ...staffId('attendance', 'EVENT'), of: ['staff', 'helper'] },
    ...none('event_id', 'redeemed_by_kind'),
  },
  answer: {
    signup_id: answers('pseudonym', 'delete'),
    value: answers('answer', 'delete', 'answers'),
    answered_at: answers('taking part', 'delete', 'answers'),
    ...none('id', 'question_id'),
  },
  // What somebody typed goes with the answers; that an adult agreed, that somebody waited or looked for a replacement, stays with the event.
  guardian_consent: {
    signup_id: consent('pseudonym', 'keep'),
    guardian_name: { ...answers('name', 'blank', 'consents'), why: 'consent', of: ['guardian'] },
    wording: { ...answers('free text', 'blank', 'consents'), why: 'consent', of: ['volunteer', 'guardian'] },
    given_at: consent('taking part', 'keep', 'consents'),
    ...none('id'),
  },
  waitlist_entry: {
    ...each(['email', 'phone'], waitlist('contact', 'blank', 'waitlist')),
    email_key: waitlist('contact', 'rename'),
    people: waitlist('name', 'rename', 'waitlist'),
    ...each(['shift_id', 'state', 'created_at', 'offered_at'], waited('taking part', 'keep', 'waitlist')),
    ...each(['answer_by', 'ended_at'], waited('taking part', 'keep', 'waitlist')),
    ...each(['id', 'signup_ids', 'takes_over_id', 'newcomers_id'], waited('pseudonym', 'keep')),
    ...each(['offer_id', 'offer_hash'], waitlist('link', 'blank')),
    ...none('event_id', 'number', 'people_count', 'fewer_is_fine', 'held', 'updated_at', 'inert'),
  },
  replacement: {
    ...each(['id', 'signup_id', 'taken_by_id'], replacement('pseudonym', 'keep')),
    token_hash: replacement('link', 'blank'),
    message: { ...replacement('free text', 'blank', 'replacements'), keptFor: 'ANSWERS' },
    ...each(['shift_id', 'state', 'created_at', 'ended_at'], replacement('taking part', 'keep', 'replacements')),
    ...none('event_id', 'updated_at', 'asks_others', 'next_ask_at', 'lead_told_at'),
  },
  replacement_ask: {
    volunteer_id: asking('pseudonym', 'delete'),
    asked_at: asking('taking part', 'delete', 'replacements'),
    ...none('replacement_id'),
  },
  asked_person: {
    volunteer_id: asking('pseudonym', 'delete'),
    ...each(['answer', 'asked_at', 'shift_id'], asking('answer', 'delete', 'log')),
    asked_by_id: staffId('asking', 'EVENT'),
  },
} as const satisfies Record<string, TableEntries>;
