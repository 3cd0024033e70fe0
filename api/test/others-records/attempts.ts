import type { Attacker, Siege } from './siege.js';

/*
 * Longer than most files: it is one table, of every way that somebody may try to reach what is not theirs. `<shift>` and the like stand
 * for the ids and addresses of a siege.
 */

/** A call of either API. */
export type Ask =
  | { rest: [method: string, path: string, body?: unknown] }
  | { graphql: string }
  /** Sent to GraphQL as it stands. */
  | { raw: unknown };

/** One attempt: who, what they send, and what they must get (a status by REST, `ok` or a code by GraphQL). */
export interface Attempt {
  what: string;
  as: Attacker;
  ask: Ask;
  expected: number | string;
  /** What goes through writes records of the attacker's own; else no row of any table changes. */
  writesOwn?: true;
}

type Rest = [as: Attacker, call: string, expected: number, body?: unknown];
type Graphql = [as: Attacker, document: string, expected: string];

const rest = (technique: string, rows: Rest[], more: Partial<Attempt> = {}): Attempt[] =>
  rows.map(([as, call, expected, body]) => {
    const [method = '', path = ''] = call.split(' ');
    const what = [`${technique}:`, call, body ? JSON.stringify(body) : ''].join(' ').trim();
    return { what, as, expected, ask: { rest: body === undefined ? [method, path] : [method, path, body] }, ...more };
  });
const graphql = (technique: string, rows: Graphql[], more: Partial<Attempt> = {}): Attempt[] =>
  rows.map(([as, document, expected]) => ({
    what: `${technique}: ${document}`,
    as,
    expected,
    ask: { graphql: document },
    ...more,
  }));

/** The call with the ids of a siege in it. */
export function inSiege(siege: Siege, ask: Ask): Ask {
  const text = JSON.stringify(ask).replaceAll(/<(\w+)>/g, (_, name: keyof Siege) => {
    const value = siege[name];
    if (typeof value !== 'string') throw new Error(`A siege has no text named ${name}.`);
    return value;
  });
  return JSON.parse(text) as Ask;
}

const person = 'volunteer { email phone lastName household { email } }';
const page = (list: string) => `{ ${list} { nodes { id ${person} } } }`;
const someShift = { date: '2027-05-01', startTime: '09:00', endTime: '12:00', qtyRequired: 2 };
const newShift = (opportunityId: string) =>
  `opportunityId: "${opportunityId}", date: "2027-05-01", startTime: "09:00", endTime: "12:00", qtyRequired: 2`;
const thief = { firstName: 'Theo', lastName: 'Thief', email: 'theo.<unused>@example.org' };

const byIds: Attempt[] = [
  ...rest('by id', [
    ['visitor', 'GET /api/signups/<signup>/calendar', 404],
    ['stranger', 'GET /api/signups/<signup>/calendar', 404],
    ['newcomer', 'GET /api/signups/<signup>/calendar', 404],
    ['forged', 'GET /api/signups/<signup>/calendar', 404],
    ['otherLead', 'GET /api/signups/<signup>/calendar', 404],
    ['deposed', 'GET /api/signups/<signup>/calendar', 404],
    ['stranger', 'POST /api/volunteer/<email>/cancel/<signup>', 404],
    ['stranger', 'POST /api/volunteer/<otherEmail>/cancel/<signup>', 404],
    ['newcomer', 'POST /api/volunteer/<email>/cancel/<signup>', 404],
    ['forged', 'POST /api/volunteer/<email>/cancel/<signup>', 404],
    ['otherLead', 'POST /api/volunteer/<email>/cancel/<signup>', 404],
    ['stranger', 'PUT /api/volunteer/<volunteer>/name', 404, { firstName: 'A', lastName: 'B' }],
    ['newcomer', 'PUT /api/volunteer/<ownVolunteer>/name', 404, { firstName: 'A', lastName: 'B' }],
    ['otherLead', 'PUT /api/volunteer/<volunteer>/name', 404, { firstName: 'A', lastName: 'B' }],
    ['stranger', 'PUT /api/signup/<signup>/email', 404, { email: 'thief@example.org' }],
    ['newcomer', 'PUT /api/signup/<signup>/email', 404, { email: 'thief@example.org' }],
    ['stranger', 'POST /api/volunteer/merge', 404, { sourceId: '<volunteer>', targetId: '<ownVolunteer>' }],
    ['stranger', 'POST /api/volunteer/merge', 404, { sourceId: '<ownVolunteer>', targetId: '<volunteer>' }],
    ['otherLead', 'POST /api/volunteer/merge', 404, { sourceId: '<volunteer>', targetId: '<relative>' }],
    ['otherLead', 'PATCH /api/lead/shifts/<shift>', 404, { qtyRequired: 99 }],
    ['otherLead', 'PATCH /api/admin/shifts/<shift>', 404, { qtyRequired: 99 }],
    ['otherLead', 'DELETE /api/lead/shifts/<shift>', 404],
    ['otherLead', 'DELETE /api/lead/opportunities/<opportunity>', 404],
    ['deposed', 'PATCH /api/lead/opportunities/<opportunity>', 404, { name: 'Mine' }],
    ['ended', 'DELETE /api/admin/events/<event>', 401],
    ['ended', 'GET /api/admin/users', 401],
    ['forged', 'GET /api/admin/users', 401],
    ['otherLead', 'GET /api/history/<signup>', 404],
    ['otherLead', 'GET /api/bulk-mails/<bulkMail>', 404],
    ['otherLead', 'POST /api/bulk-mails/<bulkMail>/send-again', 404],
    ['otherLead', 'POST /api/undelivered-mails/<failedMail>/settle', 404],
    ['otherLead', 'POST /api/undelivered-mails/<bulkMailMessage>/send-again', 404],
    ['otherLead', 'POST /api/admin/shifts/<shift>/preview', 404, { startTime: '08:00' }],
    ['otherLead', 'GET /api/admin/removal-preview?shiftId=<shift>', 404],
    ['otherLead', 'PUT /api/admin/categories/<category>', 403, { name: 'Mine' }],
  ]),
  ...graphql('by id', [
    ['visitor', 'mutation { cancelSignup(signupId: "<signup>") { id } }', 'SIGNUP_NOT_FOUND'],
    ['stranger', `mutation { cancelSignup(signupId: "<signup>") { id ${person} } }`, 'SIGNUP_NOT_FOUND'],
    ['newcomer', 'mutation { cancelSignup(signupId: "<signup>") { id } }', 'SIGNUP_NOT_FOUND'],
    ['forged', 'mutation { cancelSignup(signupId: "<signup>") { id } }', 'SIGNUP_NOT_FOUND'],
    [
      'stranger',
      `mutation { moveSignup(signupId: "<signup>", shiftId: "<shift>") { signup { id ${person} } } }`,
      'SIGNUP_NOT_FOUND',
    ],
    [
      'otherLead',
      'mutation { moveSignup(signupId: "<signup>", shiftId: "<shift>") { signup { id } } }',
      'SIGNUP_NOT_FOUND',
    ],
    [
      'stranger',
      'mutation { renameVolunteer(volunteerId: "<relative>", firstName: "A", lastName: "B") { id } }',
      'VOLUNTEER_NOT_FOUND',
    ],
    [
      'stranger',
      'mutation { correctSignupEmail(signupId: "<signup>", email: "thief@example.org") { volunteer { phone } } }',
      'SIGNUP_NOT_FOUND',
    ],
    ['otherLead', `{ signup(id: "<signup>") { id ${person} } }`, 'ok'],
    ['otherLead', '{ volunteer(id: "<volunteer>") { id email phone lastName } }', 'ok'],
    ['deposed', '{ volunteer(id: "<relative>") { id email signups { id } } }', 'ok'],
    ['otherLead', '{ history(recordId: "<signup>") { nodes { volunteerName } } }', 'ok'],
    ['otherLead', '{ history(recordId: "<opportunity>") { nodes { actorName changes { before after } } } }', 'ok'],
    ['otherLead', '{ bulkMail(id: "<bulkMail>") { text failures { email } } }', 'BULK_MAIL_NOT_FOUND'],
    [
      'otherLead',
      'mutation { sendFailedAgain(id: "<bulkMail>", mailId: "<bulkMailMessage>") { text } }',
      'BULK_MAIL_NOT_FOUND',
    ],
    ['otherLead', 'mutation { cancelSignupAsStaff(signupId: "<signup>") { id } }', 'SIGNUP_NOT_FOUND'],
    [
      'otherLead',
      'mutation { deleteOpportunity(id: "<opportunity>", tellPeople: true) { people } }',
      'OPPORTUNITY_NOT_FOUND',
    ],
    [
      'otherLead',
      'mutation { setCoverImage(kind: CATEGORY, id: "<category>", coverImageUrl: "") { id } }',
      'FORBIDDEN',
    ],
    ['otherLead', 'mutation { correctMailAddress(id: "<failedMail>", email: "thief@example.org") }', 'FORBIDDEN'],
    ['otherLead', 'mutation { assignLead(leadId: "<spareUser>", categoryIds: ["<category>"]) { id } }', 'FORBIDDEN'],
    ['otherLead', 'mutation { renameUser(userId: "<leadUser>", firstName: "A", lastName: "B") { id } }', 'FORBIDDEN'],
    ['otherLead', 'mutation { inviteUserAgain(userId: "<leadUser>") { id } }', 'FORBIDDEN'],
    ['otherLead', 'mutation { changeUserRole(userId: "<leadUser>", role: ADMIN) { id } }', 'FORBIDDEN'],
    ['ended', '{ volunteer(id: "<volunteer>") { email } }', 'SESSION_EXPIRED'],
  ]),
];

/** Two records in one call, of which one is the attacker's own. */
const oneOfTwo: Attempt[] = [
  ...rest('through one of their own', [
    // A role of another's category, into the own one and the other way round; likewise shifts and people.
    ['otherLead', 'PATCH /api/lead/opportunities/<opportunity>', 404, { categoryId: '<ownCategory>' }],
    ['otherLead', 'PATCH /api/lead/opportunities/<ownOpportunity>', 404, { categoryId: '<category>' }],
    ['otherLead', 'POST /api/lead/opportunities', 404, { eventId: '<event>', categoryId: '<category>', name: 'Mine' }],
    [
      'otherLead',
      'POST /api/lead/opportunities',
      404,
      { eventId: '<strangeEvent>', categoryId: '<ownCategory>', name: 'Mine' },
    ],
    [
      'otherLead',
      'POST /api/lead/shift-batches',
      404,
      { shifts: ['<ownOpportunity>', '<opportunity>'].map((opportunityId) => ({ ...someShift, opportunityId })) },
    ],
    ['otherLead', 'POST /api/admin/assignments', 404, { shiftId: '<ownShift>', volunteerId: '<volunteer>' }],
    ['otherLead', 'POST /api/admin/assignments', 404, { shiftId: '<freeShift>', volunteerId: '<ownVolunteer>' }],
    [
      'otherLead',
      'POST /api/bulk-mails',
      404,
      { group: { kind: 'shift', id: '<shift>' }, subject: 'Hello', text: 'Hello.' },
    ],
    [
      'otherLead',
      'POST /api/bulk-mails',
      404,
      { group: { kind: 'signup', ids: ['<signup>'] }, subject: 'Hello', text: 'Hello.' },
    ],
    ['otherLead', 'POST /api/admin/signups/cancel', 404, { signupIds: ['<signup>', '<ownSignup>'] }],
    // Where something is made with an id of the caller's, one that exists is not written over.
    ['otherLead', 'POST /api/lead/shifts', 409, { ...someShift, id: '<shift>', opportunityId: '<ownOpportunity>' }],
    [
      'otherLead',
      'POST /api/lead/opportunities',
      409,
      { id: '<opportunity>', eventId: '<event>', categoryId: '<ownCategory>', name: 'Mine' },
    ],
  ]),
  ...graphql('through one of their own', [
    [
      'stranger',
      'mutation { mergeVolunteers(sourceId: "<volunteer>", targetId: "<ownVolunteer>") { volunteer { email signups { id } } } }',
      'VOLUNTEER_NOT_FOUND',
    ],
    [
      'stranger',
      'mutation { mergeVolunteers(sourceId: "<ownVolunteer>", targetId: "<relative>") { volunteer { email } } }',
      'VOLUNTEER_NOT_FOUND',
    ],
    ['stranger', 'mutation { cancelSignupByLink(token: "none", signupId: "<signup>") { id } }', 'LINK_NOT_FOUND'],
    [
      'otherLead',
      `mutation { assignVolunteer(shiftId: "<ownShift>", volunteerId: "<volunteer>") { signup { id ${person} } } }`,
      'VOLUNTEER_NOT_FOUND',
    ],
    [
      'otherLead',
      'mutation { assignVolunteer(shiftId: "<ownShift>", volunteerId: "<ownVolunteer>", replaces: "<signup>") { signup { id } } }',
      'VOLUNTEER_NOT_FOUND',
    ],
    [
      'otherLead',
      'mutation { updateOpportunity(id: "<ownOpportunity>", input: { categoryId: "<category>" }) { opportunity { id } } }',
      'CATEGORY_NOT_FOUND',
    ],
    [
      'otherLead',
      `mutation { createShifts(shifts: [{ ${newShift('<ownOpportunity>')} }, { ${newShift('<opportunity>')} }]) { shifts { id } } }`,
      'OPPORTUNITY_NOT_FOUND',
    ],
    [
      'otherLead',
      'mutation { cancelSignups(signupIds: ["<ownSignup>", "<signup>"]) { cancelled refused { name } } }',
      'SIGNUP_NOT_FOUND',
    ],
    ['otherLead', '{ mailContacts(group: { kind: SIGNUP, ids: ["<signup>"] }) { email } }', 'SIGNUP_NOT_FOUND'],
    [
      'otherLead',
      '{ mailContacts(group: { kind: OPPORTUNITY, id: "<opportunity>" }) { email } }',
      'OPPORTUNITY_NOT_FOUND',
    ],
    [
      'otherLead',
      'mutation { sendBulkMail(input: { group: { kind: EVENT, id: "<strangeEvent>" }, subject: "A", text: "B" }) { id } }',
      'EVENT_NOT_FOUND',
    ],
    ['otherLead', '{ previewRemoval(opportunityId: "<opportunity>") { people } }', 'OPPORTUNITY_NOT_FOUND'],
  ]),
];

/** Lists and filters that name what is not theirs. */
const byFilters: Attempt[] = [
  ...rest('by a filter', [
    ['otherLead', 'GET /api/admin/signups?categoryId=<category>', 200],
    ['otherLead', 'GET /api/lead/signups?opportunityId=<opportunity>', 200],
    ['otherLead', 'GET /api/lead/signups?eventId=<event>', 200],
    ['otherLead', 'GET /api/volunteers?search=Verborgen', 200],
    ['otherLead', 'GET /api/lead/shifts?categoryId=<category>', 200],
    ['deposed', 'GET /api/volunteers', 200],
    ['deposed', 'GET /api/exports/roster?eventId=<event>', 404],
    ['otherLead', 'GET /api/reports?eventId=<event>', 200],
    ['otherLead', 'GET /api/undelivered-mails', 200],
    ['otherLead', 'GET /api/bulk-mails', 200],
    ['stranger', 'GET /api/volunteers?search=<email>', 401],
    ['visitor', 'GET /api/shifts?id=<shift>&fields=signups,volunteer', 400],
    ['visitor', 'GET /api/events/<event>?include=signups', 400],
    ['visitor', 'GET /api/categories?eventId=<event>&select=leadEmail', 400],
  ]),
  ...rest(
    'by a filter, noted in the audit log',
    [
      ['otherLead', 'GET /api/exports/signups?format=csv&categoryId=<category>', 200],
      ['otherLead', 'GET /api/exports/roster?eventId=<event>', 200],
      ['otherLead', 'GET /api/exports/report?eventId=<event>&format=xlsx', 200],
      ['otherLead', 'POST /api/exports/signups', 200, { signupIds: ['<signup>'] }],
    ],
    { writesOwn: true },
  ),
  ...graphql('by a filter', [
    ['otherLead', page('signups(categoryId: "<category>")'), 'ok'],
    ['otherLead', page('signups(opportunityId: "<opportunity>", where: { status: ACTIVE })'), 'ok'],
    ['otherLead', page('signups(where: { overlapping: false })'), 'ok'],
    ['otherLead', '{ volunteers(search: "Verborgen") { totalCount nodes { email } } }', 'ok'],
    ['otherLead', '{ volunteers(search: "<email>") { nodes { id } } }', 'ok'],
    ['otherLead', `{ signupTable(filter: { signupIds: ["<signup>"] }) { matching rows { id ${person} } } }`, 'ok'],
    ['otherLead', `{ signupTable(filter: { shiftId: "<shift>" }) { matching rows { id ${person} } } }`, 'ok'],
    ['otherLead', `{ report(eventId: "<event>") { shifts { signups { ${person} } } } }`, 'ok'],
    [
      'otherLead',
      `{ eventBoard(eventId: "<event>") { categories { opportunities { shifts { signups { ${person} } } } } } }`,
      'ok',
    ],
    ['stranger', `{ signups { nodes { ${person} } } }`, 'NOT_SIGNED_IN'],
    [
      'stranger',
      '{ myHousehold { email volunteers { phone signups { shift { opportunity { category { leadEmail } } } } } } }',
      'NOT_SIGNED_IN',
    ],
  ]),
  ...graphql(
    'by a filter, noted in the audit log',
    [
      ['otherLead', 'mutation { copySignupEmails(filter: { shiftIds: ["<shift>"] }) }', 'ok'],
      ['otherLead', 'mutation { copySignupEmails(filter: { search: "Verborgen" }) }', 'ok'],
    ],
    { writesOwn: true },
  ),
];

/** Ways round about through the graph, and documents that hide what they ask for. */
const byShape: Attempt[] = [
  ...graphql('through the graph', [
    ['visitor', '{ shift(id: "<shift>") { signups { id } } }', 'NOT_SIGNED_IN'],
    ['stranger', `{ shift(id: "<shift>") { signups { ${person} } } }`, 'NOT_SIGNED_IN'],
    ['otherLead', `{ shift(id: "<shift>") { signups { ${person} } } }`, 'ok'],
    ['otherLead', '{ shift(id: "<shift>") { signups { volunteer { signups { id } } } } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'otherLead',
      '{ signup(id: "<ownSignup>") { shift { signups { id volunteer { email } } } volunteer { email } } }',
      'ok',
    ],
    [
      'otherLead',
      `{ event(id: "<event>") { categories { opportunities { shifts { signups { ${person} } } } } } }`,
      'ok',
    ],
    ['otherLead', `{ shift(id: "<ownShift>") { event { shifts { signups { ${person} } } } } }`, 'ok'],
    [
      'otherLead',
      '{ category(id: "<ownCategory>") { event { categories { opportunities { shifts { signups { volunteer { household { volunteers { email } } } } } } } } } }',
      'ok',
    ],
    ['stranger', '{ myHousehold { volunteers { signups { shift { signups { id } } } } } }', 'NOT_SIGNED_IN'],
    [
      'stranger',
      '{ myHousehold { volunteers { household { volunteers { email signups { shift { opportunity { shifts { id } } } } } } } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['visitor', '{ category(id: "<category>") { lead { email } } }', 'NOT_SIGNED_IN'],
    ['visitor', '{ category(id: "<category>") { leadEmail } }', 'NOT_SIGNED_IN'],
    ['otherLead', '{ category(id: "<category>") { lead { hasPassword categoryCount } } }', 'FORBIDDEN'],
  ]),
  ...graphql('behind aliases and fragments', [
    ['visitor', '{ fine: stats { shifts } hidden: signup(id: "<signup>") { id } }', 'NOT_SIGNED_IN'],
    ['visitor', '{ id: shift(id: "<shift>") { id: signups { id } } }', 'NOT_SIGNED_IN'],
    [
      'visitor',
      'query { shift(id: "<shift>") { ...A } } fragment A on Shift { ...B } fragment B on Shift { signups { id } }',
      'NOT_SIGNED_IN',
    ],
    ['visitor', '{ shift(id: "<shift>") { ... on Shift { ... { signups { id } } } } }', 'NOT_SIGNED_IN'],
    [
      'otherLead',
      'query { shift(id: "<shift>") { ...A } } fragment A on Shift { people: signups { who: volunteer { e: email p: phone } } }',
      'ok',
    ],
    [
      'otherLead',
      `{ a: signup(id: "<signup>") { id } b: signup(id: "<signup>") { ${person} } c: volunteer(id: "<volunteer>") { email } }`,
      'ok',
    ],
    [
      'otherLead',
      'mutation { a: updateShift(id: "<shift>", input: { qtyRequired: 99 }) { shift { id } } }',
      'SHIFT_NOT_FOUND',
    ],
    [
      'stranger',
      'mutation { a: cancelSignup(signupId: "<signup>") { id } b: cancelSignup(signupId: "<signup>") { id } }',
      'SIGNUP_NOT_FOUND',
    ],
    ['visitor', '{ shift(id: "<shift>") { id signups @skip(if: true) { id } } }', 'NOT_SIGNED_IN'],
    [
      'visitor',
      `query ($no: Boolean = false) { shift(id: "<shift>") { id signups @include(if: $no) { id } } }`,
      'NOT_SIGNED_IN',
    ],
    [
      'visitor',
      '{ __schema { types { name } } __type(name: "User") { fields { name } } users { email } }',
      'NOT_SIGNED_IN',
    ],
    ['visitor', 'query A { stats { shifts } } query B { volunteer(id: "<volunteer>") { email } }', 'NOT_SIGNED_IN'],
    ['visitor', '{ users { ...Unused } } fragment Unused on User { email passwordHash }', 'NOT_SIGNED_IN'],
    ['otherLead', '{ volunteer(id: "<volunteer>") { emailKey } }', 'GRAPHQL_VALIDATION_FAILED'],
  ]),
  ...(
    [
      [
        'several documents',
        'BAD_REQUEST',
        [{ query: '{ signup(id: "<signup>") { id } }' }, { query: '{ users { email } }' }],
      ],
      [
        'one operation of two, by its name',
        'NOT_SIGNED_IN',
        {
          query: 'query A { stats { shifts } } query B { volunteer(id: "<volunteer>") { email } }',
          operationName: 'B',
        },
      ],
      [
        'a list as the variable of an id',
        'NOT_SIGNED_IN',
        { query: 'query ($id: ID!) { signup(id: $id) { id } }', variables: { id: ['<signup>'] } },
      ],
      [
        'a kept document by its hash',
        'PERSISTED_QUERY_NOT_FOUND',
        { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
      ],
    ] as const
  ).map(([what, expected, raw]): Attempt => ({
    what: `in another form of call: ${what}`,
    as: 'visitor',
    ask: { raw },
    expected,
  })),
];

/** Ids that are none, and paths that lead elsewhere. */
const byPaths: Attempt[] = rest('by a path', [
  ['visitor', "GET /api/events/'%20or%20true--", 404],
  ['otherLead', 'GET /api/history/<signup>%00', 404],
  ['otherLead', 'GET /api/bulk-mails/<bulkMailMessage>', 404],
  ['visitor', 'GET /api/volunteer/<email>', 404],
  ['visitor', 'GET /api/volunteers/<volunteer>', 401],
  ['visitor', 'GET /api/shifts/<shift>/signups', 404],
  ['visitor', 'GET /api//admin/users', 404],
  ['visitor', 'GET /api/admin/users/', 308],
  ['visitor', 'GET /API/ADMIN/USERS', 308],
  ['visitor', 'GET /uploads/..%2fsecret.key', 404],
  ['visitor', 'GET /assets/..%2f..%2fsecret.key', 404],
  ['visitor', 'GET /api/manage/<volunteer>', 404],
  ['stranger', 'POST /api/manage/<signup>/cancel/<signup>', 404],
  ['stranger', 'POST /api/volunteer/<otherEmail>/cancel/<ownSignup>%2f..%2f<signup>', 404],
  ['visitor', 'POST /api/admin/users?_method=GET', 401, { role: 'admin' }],
]);

/** More fields in a body than the call takes. */
const byMassAssignment: Attempt[] = [
  ...rest(
    'with more fields than are taken',
    [
      [
        'visitor',
        'POST /api/signup',
        201,
        {
          ...thief,
          shiftId: '<ownShift>',
          id: '<signup>',
          volunteerId: '<volunteer>',
          status: 'cancelled',
          overCapacity: true,
          emailKey: '<email>',
          createdAt: '2000-01-01',
        },
      ],
      [
        'visitor',
        'POST /api/signup',
        201,
        {
          ...thief,
          firstName: 'Third',
          shiftId: '<ownShift>',
          volunteer: { id: '<volunteer>', email: '<email>' },
          household: { email: '<email>' },
        },
      ],
      [
        'otherLead',
        'PATCH /api/lead/shifts/<ownShift>',
        200,
        {
          notes: 'Mine',
          id: '<shift>',
          opportunityId: '<opportunity>',
          eventId: '<strangeEvent>',
          activeCount: 0,
          version: undefined,
          createdAt: '2000-01-01',
        },
      ],
      [
        'otherLead',
        'PATCH /api/lead/opportunities/<ownOpportunity>',
        200,
        { location: 'Mine', id: '<opportunity>', eventId: '<strangeEvent>', category: { id: '<category>' } },
      ],
      [
        'otherLead',
        'POST /api/lead/shifts',
        201,
        {
          ...someShift,
          opportunityId: '<ownOpportunity>',
          eventId: '<strangeEvent>',
          activeCount: 5,
          signups: [{ id: '<signup>' }],
        },
      ],
      [
        'stranger',
        'PUT /api/volunteer/<ownVolunteer>/name',
        200,
        {
          firstName: 'Other',
          lastName: 'Name',
          id: '<volunteer>',
          volunteerId: '<volunteer>',
          email: '<email>',
          phone: '1',
        },
      ],
    ],
    { writesOwn: true },
  ),
  ...rest('with more fields than are taken', [
    ['visitor', 'POST /api/auth/login', 401, { email: 'x@example.org', password: 'wrong', role: 'admin', token: 'x' }],
    [
      'stranger',
      'POST /api/volunteer/merge',
      404,
      { sourceId: '<volunteer>', targetId: '<relative>', emailKey: '<email>', household: '<email>' },
    ],
    ['visitor', 'POST /api/signup', 404, { ...thief, shiftId: '<unused>', replaces: '<signup>', overCapacity: true }],
    ['visitor', 'POST /api/signup', 400, { ...thief, shiftId: { id: '<shift>' } }],
    ['visitor', 'POST /api/signup', 400, [{ ...thief, shiftId: '<shift>' }]],
  ]),
  ...graphql('with more fields than are taken', [
    [
      'visitor',
      'mutation { signUp(input: { firstName: "T", lastName: "H", email: "thief@example.org", shiftId: "<ownShift>", volunteerId: "<volunteer>" }) { signup { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'otherLead',
      'mutation { updateShift(id: "<ownShift>", input: { opportunityId: "<opportunity>" }) { shift { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'otherLead',
      'mutation { updateOpportunity(id: "<ownOpportunity>", input: { eventId: "<strangeEvent>" }) { opportunity { id } } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    [
      'stranger',
      'mutation { renameVolunteer(volunteerId: "<ownVolunteer>", firstName: "A", lastName: "B", email: "<email>") { id } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ]),
  ...graphql('with what only staff may say', [
    [
      'visitor',
      'mutation { signUp(input: { firstName: "T", lastName: "H", email: "t@example.org", shiftId: "<fullShift>", overCapacity: true }) { signup { id } } }',
      'SHIFT_FULL',
    ],
    [
      'stranger',
      'mutation { signUp(input: { firstName: "T", lastName: "H", email: "t@example.org", shiftId: "<fullShift>", replaces: "<fullSignup>" }) { signup { id } } }',
      'SHIFT_FULL',
    ],
    [
      'otherLead',
      'mutation { signUp(input: { firstName: "T", lastName: "H", email: "t@example.org", shiftId: "<fullShift>", overCapacity: true }) { signup { id } } }',
      'SHIFT_FULL',
    ],
    [
      'otherLead',
      'mutation { signUp(input: { firstName: "T", lastName: "H", email: "t@example.org", shiftId: "<fullShift>", replaces: "<fullSignup>" }) { signup { id } } }',
      'SHIFT_FULL',
    ],
  ]),
  ...rest('with what only staff may say', [
    ['otherLead', 'POST /api/signup', 409, { ...thief, shiftId: '<fullShift>', replaces: '<fullSignup>' }],
    ['visitor', 'POST /api/signup', 409, { ...thief, shiftId: '<fullShift>', overCapacity: true }],
  ]),
];

/** All of them. */
export const attempts: readonly Attempt[] = [
  ...byIds,
  ...oneOfTwo,
  ...byFilters,
  ...byShape,
  ...byPaths,
  ...byMassAssignment,
];
