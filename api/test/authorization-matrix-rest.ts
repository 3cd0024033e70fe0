import { inDays } from './given.js';
import type { RestRow, Row } from './authorization-row.js';
import type { World } from './authorization-world.js';

const to = (answers: Row<number>, call: RestRow['call'] = () => ({})): RestRow => ({ answers, call });
const same = (status: number, call?: RestRow['call']): RestRow =>
  to([status, status, status, status, status, status], call);

/** Everyone who is signed in; a lead sees only their own categories. */
const staff = (status: number): Row<number> => [401, 401, 401, status, status, status];
const admin = (status: number): Row<number> => [401, 401, 401, 403, 403, status];
/** Admins, and the lead of the category; for another lead the record is not there. */
const itsLead = (status: number): Row<number> => [401, 401, 401, status, 404, status];

const newPerson = (w: World) => ({ firstName: 'New', lastName: 'Person', email: `new.${w.unused}@example.org` });
const newShift = (w: World) => ({
  opportunityId: w.opportunity,
  date: '2027-05-01',
  startTime: '09:00',
  endTime: '12:00',
  qtyRequired: 2,
});

const planOfIds = (w: World) => ({ eventId: w.event, shiftIds: [w.shift], moveMinutes: 30 });

/** The routes that stand under both prefixes. */
function editing(prefix: 'admin' | 'lead'): Record<string, RestRow> {
  return {
    [`POST /api/${prefix}/opportunities`]: to(itsLead(201), (w) => ({
      body: { eventId: w.event, categoryId: w.category, name: 'Starter' },
    })),
    [`PATCH /api/${prefix}/opportunities/{id}`]: to(itsLead(200), (w) => ({
      params: { id: w.opportunity },
      body: { name: 'Starter' },
    })),
    [`DELETE /api/${prefix}/opportunities/{id}`]: to(itsLead(200), (w) => ({ params: { id: w.opportunity } })),
    [`POST /api/${prefix}/questions`]: to(itsLead(201), (w) => ({
      body: { eventId: w.event, opportunityId: w.opportunity, kind: 'TEXT', label: 'Allergies' },
    })),
    [`PATCH /api/${prefix}/questions/{id}`]: to(itsLead(200), (w) => ({
      params: { id: w.question },
      body: { label: 'Size' },
    })),
    [`DELETE /api/${prefix}/questions/{id}`]: to(itsLead(200), (w) => ({ params: { id: w.question } })),
    [`POST /api/${prefix}/shifts`]: to(itsLead(201), (w) => ({ body: newShift(w) })),
    [`POST /api/${prefix}/shift-batches`]: to(itsLead(201), (w) => ({ body: { shifts: [newShift(w)] } })),
    [`PATCH /api/${prefix}/shifts/{id}`]: to(itsLead(200), (w) => ({
      params: { id: w.shift },
      body: { qtyRequired: 12 },
    })),
    [`DELETE /api/${prefix}/shifts/{id}`]: to(itsLead(200), (w) => ({ params: { id: w.shift } })),
    [`GET /api/${prefix}/check-in-links`]: to(staff(200), (w) => ({ query: `?eventId=${w.event}` })),
    [`POST /api/${prefix}/check-in-links`]: to(itsLead(201), (w) => ({
      body: { eventId: w.event, categoryId: w.category, day: inDays(30) },
    })),
    [`DELETE /api/${prefix}/check-in-links/{id}`]: to(itsLead(200), (w) => ({ params: { id: w.checkInLink } })),
    [`DELETE /api/${prefix}/check-in-devices/{id}`]: to(itsLead(200), (w) => ({ params: { id: w.checkInDevice } })),
  };
}

/**
 * REST: `METHOD path` -> statuses. A 400 or 415 beside 401 and 403: admitted, then refused as the call says nothing.
 */
export const restMatrix: Record<string, RestRow> = {
  // Programme
  'GET /api/events': same(200),
  'GET /api/events/{id}': same(200, (w) => ({ params: { id: w.event } })),
  'GET /api/categories': same(200),
  'GET /api/categories/{id}': same(200, (w) => ({ params: { id: w.category } })),
  'GET /api/opportunities': same(200),
  'GET /api/opportunities/{id}': same(200, (w) => ({ params: { id: w.opportunity } })),
  'GET /api/questions': same(200, (w) => ({ query: `?eventId=${w.event}` })),
  'GET /api/shifts': same(200),
  'GET /api/shifts/{id}': same(200, (w) => ({ params: { id: w.shift } })),
  'GET /api/stats': same(200),
  // Signing up and households
  'POST /api/signup': same(201, (w) => ({
    body: { firstName: 'New', lastName: 'Person', email: `new.${w.unused}@example.org`, shiftId: w.shift },
  })),
  'POST /api/signups': same(201, (w) => ({
    body: {
      email: `new.${w.unused}@example.org`,
      people: [{ firstName: 'New', lastName: 'Person' }],
      places: [{ shiftId: w.shift, person: 0 }],
    },
  })),
  'PUT /api/signup/{id}/email': to([404, 200, 404, 404, 404, 404], (w) => ({
    params: { id: w.signup },
    body: { email: `new.${w.unused}@example.org` },
  })),
  'POST /api/volunteer/lookup': same(200, (w) => ({ body: { email: w.email } })),
  'GET /api/signups/{id}/calendar': to([404, 200, 404, 200, 404, 200], (w) => ({ params: { id: w.signup } })),
  'POST /api/volunteer/{email}/cancel/{signupId}': to([404, 200, 404, 200, 404, 200], (w) => ({
    params: { email: w.email, signupId: w.signup },
  })),
  'POST /api/signups/{id}/replacement': to([404, 200, 404, 200, 404, 200], (w) => ({
    params: { id: w.signup },
    body: {},
  })),
  'POST /api/signups/{id}/replacement/withdraw': to([404, 200, 404, 200, 404, 200], (w) => ({
    params: { id: w.signup },
  })),
  'PUT /api/household/may-be-asked': to([404, 200, 200, 404, 404, 404], () => ({ body: { mayBeAsked: false } })),
  // For a household that came by its mailed link: here it came by its address.
  'GET /api/household/data': same(404),
  'POST /api/household/erasure': same(404, (w) => ({ body: { volunteerIds: [w.relative] } })),
  'GET /api/erasures/{token}': same(200, (w) => ({ params: { token: w.erasure } })),
  'POST /api/erasures/{token}': same(200, (w) => ({ params: { token: w.erasure } })),
  'POST /api/admin/erasures': to(admin(200), (w) => ({ body: { volunteerIds: [w.relative] } })),
  'GET /api/account/sessions': to(staff(200)),
  'DELETE /api/account/sessions/{id}': to(staff(404), (w) => ({ params: { id: w.unused } })),
  'DELETE /api/account/other-sessions': to(staff(200)),
  'GET /api/privacy': same(200),
  'GET /api/admin/retention': to(admin(200)),
  'PUT /api/admin/retention': to(admin(200), () => ({ body: { rules: [{ kind: 'MAILS', days: 30 }] } })),
  'POST /api/admin/retention/start': to(admin(200)),
  'GET /api/admin/volunteers/{id}/data': to(admin(200), (w) => ({ params: { id: w.volunteer } })),
  'GET /api/mails/{token}': same(200, (w) => ({ params: { token: w.mailSwitch } })),
  'POST /api/mails/{token}': same(200, (w) => ({ params: { token: w.mailSwitch }, body: { on: false } })),
  'POST /mails/{token}': same(200, (w) => ({ params: { token: w.mailSwitch } })),
  'GET /api/replacements/{token}': same(200, (w) => ({ params: { token: w.replacementLink } })),
  'POST /api/replacements/{token}/take': same(201, (w) => ({
    params: { token: w.replacementLink },
    body: newPerson(w),
  })),
  'POST /api/waitlist': same(201, (w) => ({
    body: {
      shiftId: w.waitedFor,
      email: `wait.${w.unused}@example.org`,
      people: [{ firstName: 'New', lastName: 'Person' }],
    },
  })),
  'POST /api/waitlist/{id}/leave': to([404, 200, 404, 404, 404, 404], (w) => ({ params: { id: w.entry } })),
  'GET /api/offers/{token}': same(200, (w) => ({ params: { token: w.offer } })),
  'POST /api/offers/{token}/take': same(200, (w) => ({ params: { token: w.offer } })),
  'POST /api/offers/{token}/decline': same(200, (w) => ({ params: { token: w.offer } })),
  'POST /api/signups/{id}/move': to([404, 200, 404, 200, 404, 200], (w) => ({
    params: { id: w.signup },
    body: { shiftId: w.shift },
  })),
  'PUT /api/volunteer/{id}/name': to([404, 200, 404, 404, 404, 200], (w) => ({
    params: { id: w.volunteer },
    body: { firstName: 'Other', lastName: 'Name' },
  })),
  'POST /api/volunteer/merge': to([404, 200, 404, 404, 404, 200], (w) => ({
    body: { sourceId: w.volunteer, targetId: w.relative },
  })),
  'GET /api/manage/{token}': same(200, (w) => ({ params: { token: w.link } })),
  'POST /api/manage/{token}/cancel/{signupId}': same(200, (w) => ({ params: { token: w.link, signupId: w.signup } })),
  'POST /api/manage/{token}/replace-link': same(200, (w) => ({ params: { token: w.link } })),
  // Accounts
  'POST /api/auth/login': same(400, () => ({ body: {} })),
  'POST /api/auth/second-factor': same(410, () => ({ body: { challenge: 'none', totp: '123456' } })),
  'POST /api/auth/step-up': to(staff(410), () => ({ body: { challenge: 'none', totp: '123456' } })),
  'POST /api/auth/logout': same(200),
  'POST /api/auth/reset-password': same(400, () => ({ body: {} })),
  'POST /api/auth/request-password-reset': same(400, () => ({ body: {} })),
  'POST /api/auth/request-magic-link': same(400, () => ({ body: {} })),
  'GET /api/auth/verify/{token}': same(404, () => ({ params: { token: 'none' } })),
  // Import
  'POST /api/admin/excel-import': to(admin(415)),
  'GET /api/admin/import-template': to(admin(200)),
  'GET /api/admin/events/{id}/plan': to(admin(200), (w) => ({ params: { id: w.event } })),
  // Images
  'POST /api/upload/image': to(staff(200), () => ({ body: { fileName: 'x.png' } })),
  'PUT /uploads/{name}': same(404, (w) => ({ params: { name: `${w.unused}.webp` } })),
  'GET /uploads/{name}': same(404, (w) => ({ params: { name: `${w.unused}.webp` } })),
  'PUT /api/admin/opportunities/{id}': to(admin(200), (w) => ({
    params: { id: w.opportunity },
    body: { coverImageUrl: '' },
  })),
  // Events
  'GET /api/lead/events': to(staff(200)),
  'POST /api/admin/events': to(admin(201), (w) => ({
    body: { name: 'Spring Run', slug: `spring-${w.unused}`, startDate: '2027-05-01', endDate: '2027-05-02' },
  })),
  'PATCH /api/admin/events/{id}': to(admin(200), (w) => ({ params: { id: w.event }, body: { name: 'Renamed' } })),
  'DELETE /api/admin/events/{id}': to(admin(200), (w) => ({ params: { id: w.event } })),
  'POST /api/admin/events/{id}/duplicate': to(admin(201), (w) => ({
    params: { id: w.event },
    body: { slug: `copy-${w.unused}` },
  })),
  // Categories and who leads them
  'GET /api/lead/categories': to(staff(200)),
  'POST /api/admin/categories': to(admin(201), (w) => ({ body: { eventId: w.event, name: 'Parking' } })),
  'PUT /api/admin/categories/{id}': to(admin(200), (w) => ({ params: { id: w.category }, body: { name: 'Clocks' } })),
  'DELETE /api/admin/categories/{id}': to(admin(200), (w) => ({ params: { id: w.category } })),
  'GET /api/leads': to(admin(200)),
  'POST /api/admin/leads': to(admin(201), (w) => ({ body: { ...newPerson(w), categoryIds: [w.category] } })),
  'PUT /api/admin/leads/{id}': to(admin(200), (w) => ({
    params: { id: w.spareUser },
    body: { ...newPerson(w), categoryIds: [w.category] },
  })),
  'DELETE /api/admin/leads/{id}': to(admin(200), (w) => ({ params: { id: w.leadUser } })),
  'POST /api/admin/assign-lead': to(admin(200), (w) => ({ body: { leadId: w.spareUser, categoryIds: [w.category] } })),
  // Users and what they did
  'GET /api/admin/api-keys': to(admin(200)),
  'POST /api/admin/api-keys': to(admin(201), () => ({ body: { name: 'Timing', scopes: ['read:programme'] } })),
  'GET /api/key': to(admin(403)),
  'GET /api/admin/webhooks': to(admin(200)),
  'GET /api/admin/webhooks/{id}': to(admin(200), (w) => ({ params: { id: w.webhook } })),
  'POST /api/admin/webhooks': to(admin(201), () => ({
    body: { url: 'http://127.0.0.1:1/hook', kinds: ['signup.created'] },
  })),
  'PATCH /api/admin/webhooks/{id}': to(admin(200), (w) => ({ params: { id: w.webhook }, body: { isOn: false } })),
  'DELETE /api/admin/webhooks/{id}': to(admin(200), (w) => ({ params: { id: w.webhook } })),
  'POST /api/admin/webhooks/{id}/secret': to(admin(200), (w) => ({ params: { id: w.webhook } })),
  'POST /api/admin/webhooks/{id}/test': to(admin(200), (w) => ({ params: { id: w.webhook } })),
  'GET /api/admin/webhooks/{id}/deliveries': to(admin(200), (w) => ({ params: { id: w.webhook } })),
  'POST /api/admin/webhook-deliveries/{id}/resend': to(admin(200), (w) => ({ params: { id: w.delivery } })),
  'GET /api/admin/plan-changes': to(staff(200), (w) => ({ query: `?eventId=${w.event}` })),
  'POST /api/admin/plan-changes/preview': to(itsLead(200), (w) => ({ body: planOfIds(w) })),
  'POST /api/admin/plan-changes': to([401, 401, 401, 409, 404, 409], (w) => ({
    body: { ...planOfIds(w), version: 'older' },
  })),
  'POST /api/admin/plan-changes/{id}/undo': to(itsLead(200), (w) => ({ params: { id: w.planChange } })),
  'DELETE /api/admin/api-keys/{id}': to(admin(200), (w) => ({ params: { id: w.apiKey } })),
  'GET /api/admin/feeds': to(staff(200)),
  'POST /api/admin/feeds': to(staff(201), (w) => ({ body: { kind: 'ROSTER', eventId: w.event } })),
  'DELETE /api/admin/feeds/{id}': to(itsLead(200), (w) => ({ params: { id: w.feed } })),
  // A person who has the address reads with the rights of its maker, and with no others.
  'GET /feeds/{token}.ics': same(200, (w) => ({ params: { token: w.feedToken } })),
  'GET /feeds/{token}.csv': same(200, (w) => ({ params: { token: w.feedToken } })),
  'GET /feeds/{token}.json': same(200, (w) => ({ params: { token: w.feedToken } })),
  'GET /feeds/{token}.xlsx': same(200, (w) => ({ params: { token: w.feedToken } })),
  // Everyone who has the link joins by it.
  'POST /api/check-in/devices': same(201, (w) => ({ body: { token: w.checkInToken, name: 'Maeve' } })),
  'GET /event/{slug}/shifts.ics': same(200, (w) => ({ params: { slug: w.slug } })),
  'GET /event/{slug}/shifts.csv': same(200, (w) => ({ params: { slug: w.slug } })),
  'GET /event/{slug}/shifts.json': same(200, (w) => ({ params: { slug: w.slug } })),
  'GET /api/admin/users': to(admin(200)),
  'POST /api/admin/users': to(admin(201), (w) => ({ body: { ...newPerson(w), role: 'lead' } })),
  'PUT /api/admin/users/{id}': to(admin(200), (w) => ({ params: { id: w.spareUser }, body: { role: 'admin' } })),
  'PATCH /api/admin/users/{id}': to(admin(200), (w) => ({
    params: { id: w.spareUser },
    body: { firstName: 'Una', lastName: 'User' },
  })),
  'POST /api/admin/users/{id}/invitation': to(admin(200), (w) => ({ params: { id: w.spareUser } })),
  'DELETE /api/admin/users/{id}': to(admin(200), (w) => ({ params: { id: w.spareUser } })),
  'GET /api/admin/audit-log': to(admin(200)),
  'GET /api/changes': to(staff(200)),
  'GET /api/history/{id}': to(itsLead(200), (w) => ({ params: { id: w.shift } })),
  // What is inside categories
  'GET /api/lead/opportunities': to(staff(200), (w) => ({ query: `?eventId=${w.event}` })),
  'GET /api/lead/shifts': to(staff(200), (w) => ({ query: `?eventId=${w.event}` })),
  ...editing('admin'),
  ...editing('lead'),
  // Signups and people
  'GET /api/volunteers': to(staff(200)),
  'GET /api/volunteers/{id}': to(itsLead(200), (w) => ({ params: { id: w.volunteer } })),
  'GET /api/signups/{id}': to(itsLead(200), (w) => ({ params: { id: w.signup } })),
  'GET /api/admin/signups': to(staff(200)),
  'GET /api/admin/events/{id}/fill-forecast': to(staff(200), (w) => ({ params: { id: w.event } })),
  'GET /api/lead/events/{id}/fill-forecast': to(staff(200), (w) => ({ params: { id: w.event } })),
  'GET /api/admin/replacements': to(staff(200)),
  'GET /api/admin/shifts/{id}/candidates': to(itsLead(200), (w) => ({ params: { id: w.shift } })),
  'POST /api/admin/shifts/{id}/asked': to(itsLead(200), (w) => ({
    ...{ params: { id: w.freeShift }, body: { volunteerId: w.candidate, answer: 'LATER' } },
  })),
  'POST /api/lead/shifts/{id}/asked': to(itsLead(200), (w) => ({
    ...{ params: { id: w.freeShift }, body: { volunteerId: w.candidate, answer: 'LATER' } },
  })),
  'GET /api/lead/signups': to(staff(200)),
  'POST /api/admin/assignments': to(itsLead(201), (w) => ({
    body: { shiftId: w.freeShift, volunteerId: w.volunteer },
  })),
  'POST /api/admin/signups/{id}/cancel': to(itsLead(200), (w) => ({ params: { id: w.signup } })),
  'POST /api/admin/signups/{id}/notify': to(itsLead(200), (w) => ({ params: { id: w.signup } })),
  'GET /api/admin/shifts/{id}/volunteers': to(itsLead(200), (w) => ({ params: { id: w.shift } })),
  'POST /api/admin/signups/cancel': to(itsLead(200), (w) => ({ body: { signupIds: [w.signup] } })),
  'POST /api/admin/shifts/{id}/preview': to(itsLead(200), (w) => ({
    params: { id: w.shift },
    body: { startTime: '08:00' },
  })),
  'GET /api/admin/removal-preview': to(itsLead(200), (w) => ({ query: `?categoryId=${w.category}` })),
  'PUT /api/admin/volunteers/{id}': to(admin(200), (w) => ({ params: { id: w.volunteer }, body: newPerson(w) })),
  // Reports and files
  'GET /api/reports/answers': to(staff(200), (w) => ({ query: `?eventId=${w.event}` })),
  'GET /api/reports/attendance': to(staff(200), (w) => ({ query: `?eventId=${w.event}` })),
  'GET /api/reports': to(staff(200)),
  'GET /api/exports/report': to(staff(200)),
  'GET /api/exports/signups': to(staff(200)),
  'POST /api/exports/signups': to(staff(200), () => ({ body: {} })),
  'GET /api/exports/roster': to(staff(200), (w) => ({ query: `?eventId=${w.event}` })),
  // Check-in
  'POST /api/attendance': to(staff(200)),
  'POST /api/admin/shifts/{id}/settle': to(itsLead(200), (w) => ({
    params: { id: w.begunShift },
    body: { others: 'CAME' },
  })),
  'POST /api/admin/signups/{id}/restore': to(itsLead(200), (w) => ({ params: { id: w.signup } })),
  'GET /api/check-in/days': to(staff(200)),
  'GET /api/check-in/list': to(itsLead(200), (w) => ({
    query: `?eventId=${w.event}&categoryId=${w.category}&day=2027-05-01`,
  })),
  'GET /api/vouchers/{code}': to(staff(200), (w) => ({ params: { code: w.voucher } })),
  'POST /api/vouchers/{code}/redeem': to(staff(200), (w) => ({
    params: { code: w.voucher },
    body: { id: w.redemption },
  })),
  // Start board
  'GET /api/admin/starts': to(staff(200)),
  'POST /api/admin/starts': to(admin(201), (w) => ({
    body: { eventId: w.event, name: 'Women', date: inDays(30), time: '11:00' },
  })),
  'PATCH /api/admin/starts/{id}': to(admin(200), (w) => ({ params: { id: w.raceStart }, body: { time: '11:00' } })),
  'DELETE /api/admin/starts/{id}': to(admin(200), (w) => ({ params: { id: w.raceStart } })),
  // A board that nobody looked at.
  'POST /api/admin/starts/{id}/clearance': to(admin(409), (w) => ({
    params: { id: w.raceStart },
    body: { version: 'none' },
  })),
  'DELETE /api/admin/starts/{id}/clearance': to(admin(200), (w) => ({ params: { id: w.raceStart } })),
  'GET /api/admin/posts': to(staff(200)),
  'POST /api/admin/posts': to(itsLead(201), (w) => ({
    body: { eventId: w.event, categoryId: w.category, place: 'Hut', minimumStaff: 1 },
  })),
  'PATCH /api/admin/posts/{id}': to(itsLead(200), (w) => ({ params: { id: w.post }, body: { minimumStaff: 2 } })),
  'DELETE /api/admin/posts/{id}': to(itsLead(200), (w) => ({ params: { id: w.post } })),
  'POST /api/admin/posts/{id}/reports': to(itsLead(200), (w) => ({
    params: { id: w.post },
    body: { startId: w.raceStart, manned: true },
  })),
  'GET /api/admin/start-board/{id}': to(staff(200), (w) => ({ params: { id: w.raceStart } })),
  // Nobody is here.
  'POST /api/signups/{id}/send-on': to([401, 401, 401, 409, 404, 409], (w) => ({
    params: { id: w.signup },
    body: { shiftId: w.freeShift },
  })),
  // Hours
  'GET /api/admin/hours': to(staff(200)),
  'GET /api/admin/hours.csv': to(staff(200)),
  'GET /api/admin/hours.xlsx': to(staff(200)),
  'PUT /api/admin/signups/{id}/hours': to(itsLead(200), (w) => ({
    params: { id: w.signup },
    body: { minutes: null, reason: 'Nothing to correct' },
  })),
  'GET /api/lead/hours': to(staff(200)),
  'GET /api/lead/hours.csv': to(staff(200)),
  'GET /api/lead/hours.xlsx': to(staff(200)),
  'PUT /api/lead/signups/{id}/hours': to(itsLead(200), (w) => ({
    params: { id: w.signup },
    body: { minutes: null, reason: 'Nothing to correct' },
  })),
  // Writing to volunteers
  'POST /api/bulk-mails': to(itsLead(201), (w) => ({
    body: { group: { kind: 'category', id: w.category }, subject: 'Parking', text: 'Please park at the school.' },
  })),
  'GET /api/bulk-mails': to(staff(200)),
  'GET /api/bulk-mails/{id}': to(itsLead(200), (w) => ({ params: { id: w.bulkMail } })),
  'POST /api/bulk-mails/{id}/send-again': to(itsLead(200), (w) => ({ params: { id: w.bulkMail } })),
  'POST /api/mail-events': to(admin(200), (w) => ({ body: { messageId: w.sentMail, kind: 'delivered' } })),
  'GET /api/undelivered-mails': to(staff(200)),
  'POST /api/undelivered-mails/send-again': to(staff(200)),
  'POST /api/undelivered-mails/{id}/send-again': to(itsLead(200), (w) => ({ params: { id: w.failedMail } })),
  'POST /api/undelivered-mails/{id}/settle': to(itsLead(200), (w) => ({ params: { id: w.failedMail } })),
  'POST /api/undelivered-mails/{id}/correct-address': to(admin(200), (w) => ({
    params: { id: w.failedMail },
    body: { email: `right.${w.unused}@example.org` },
  })),
};
