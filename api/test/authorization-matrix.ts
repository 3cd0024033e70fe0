import type { World } from './authorization-world.js';

/*
 * Who may do what: every REST route and every GraphQL field, for a visitor, a household's cookie, the lead of the category, the lead of
 * another category, and an admin, in this order. Each cell is called for real by authorization-matrix.test.ts, and a route or field that
 * is not declared here fails it; the failure prints the missing line with what each caller hears today. Read it before you paste it.
 * Longer than most files: it is one table.
 */

type Row<Answer> = readonly [visitor: Answer, household: Answer, lead: Answer, otherLead: Answer, admin: Answer];

/** What a route is called with; without one: no body, and for `{id}` an id that nothing has. */
interface RestCall {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

/** One route: the statuses, and the call. */
export interface RestRow {
  answers: Row<number>;
  call: (world: World) => RestCall;
}

const to = (answers: Row<number>, call: RestRow['call'] = () => ({})): RestRow => ({ answers, call });
const same = (status: number, call?: RestRow['call']): RestRow => to([status, status, status, status, status], call);

/** REST: `METHOD path` -> statuses. A 400 or 415 beside 401 and 403 means: let in, and then told that the call says nothing. */
export const restMatrix: Record<string, RestRow> = {
  // Programme
  'GET /api/events': same(200),
  'GET /api/events/{id}': same(200, (w) => ({ params: { id: w.event } })),
  'GET /api/categories': same(200),
  'GET /api/opportunities': same(200),
  'GET /api/opportunities/{id}': same(200, (w) => ({ params: { id: w.opportunity } })),
  'GET /api/shifts': same(200),
  'GET /api/stats': same(200),
  // Signing up and households
  'POST /api/signup': same(201, (w) => ({
    body: { firstName: 'New', lastName: 'Person', email: `new.${w.unused}@example.org`, shiftId: w.shift },
  })),
  'POST /api/volunteer/lookup': same(200, (w) => ({ body: { email: w.email } })),
  'POST /api/volunteer/{email}/cancel/{signupId}': to([404, 200, 200, 404, 200], (w) => ({
    params: { email: w.email, signupId: w.signup },
  })),
  'PUT /api/volunteer/{id}/name': to([404, 200, 404, 404, 200], (w) => ({
    params: { id: w.volunteer },
    body: { firstName: 'Other', lastName: 'Name' },
  })),
  'POST /api/volunteer/merge': to([404, 200, 404, 404, 200], (w) => ({
    body: { sourceId: w.volunteer, targetId: w.relative },
  })),
  'GET /api/manage/{token}': same(200, (w) => ({ params: { token: w.link } })),
  'POST /api/manage/{token}/cancel/{signupId}': same(200, (w) => ({ params: { token: w.link, signupId: w.signup } })),
  'POST /api/manage/{token}/replace-link': same(200, (w) => ({ params: { token: w.link } })),
  // Accounts
  'POST /api/auth/login': same(400, () => ({ body: {} })),
  'POST /api/auth/logout': same(200),
  'POST /api/auth/reset-password': same(400, () => ({ body: {} })),
  'POST /api/auth/request-password-reset': same(400, () => ({ body: {} })),
  'POST /api/auth/request-magic-link': same(400, () => ({ body: {} })),
  'GET /api/auth/verify/{token}': same(404, () => ({ params: { token: 'none' } })),
  // Import
  'POST /api/admin/excel-import': to([401, 401, 403, 403, 415]),
  'GET /api/admin/import-template': to([401, 401, 403, 403, 200]),
  'GET /api/admin/events/{id}/plan': to([401, 401, 403, 403, 200], (w) => ({ params: { id: w.event } })),
  // Images
  'POST /api/upload/image': to([401, 401, 200, 200, 200], () => ({ body: { fileName: 'x.png' } })),
  'PUT /uploads/{name}': same(404, (w) => ({ params: { name: `${w.unused}.webp` } })),
  'GET /uploads/{name}': same(404, (w) => ({ params: { name: `${w.unused}.webp` } })),
  'PUT /api/admin/opportunities/{id}': to([401, 401, 403, 403, 200], (w) => ({
    params: { id: w.opportunity },
    body: { coverImageUrl: '' },
  })),
};

/** One root field: `ok` or the code of the refusal, and the document that asks for it. */
export interface RootRow {
  answers: Row<string>;
  document: (world: World) => string;
}

const asks = (answers: Row<string>, document: RootRow['document']): RootRow => ({ answers, document });
const anyone = (document: RootRow['document'], answer = 'ok'): RootRow =>
  asks([answer, answer, answer, answer, answer], document);
const staffAlone: Row<string> = ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'ok', 'ok', 'ok'];
const adminAlone: Row<string> = ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'FORBIDDEN', 'FORBIDDEN', 'ok'];
const text = (value: string) => JSON.stringify(value);

/** GraphQL's root fields: `Query.name` and `Mutation.name`. */
export const rootMatrix: Record<string, RootRow> = {
  'Query.events': anyone(() => '{ events { id } }'),
  'Query.event': anyone((w) => `{ event(id: "${w.event}") { id } }`),
  'Query.categories': anyone((w) => `{ categories(eventId: "${w.event}") { id } }`),
  'Query.opportunities': anyone((w) => `{ opportunities(eventId: "${w.event}") { id } }`),
  'Query.shifts': anyone((w) => `{ shifts(eventId: "${w.event}") { id } }`),
  'Query.stats': anyone(() => '{ stats { shifts } }'),
  'Query.viewer': anyone(() => '{ viewer { id } }'),
  'Query.demoUsers': anyone(() => '{ demoUsers { id } }'),
  'Query.household': anyone((w) => `{ household(token: "${w.link}") { email } }`),
  'Query.myHousehold': anyone(() => '{ myHousehold { email } }'),
  'Mutation.signUp': anyone(
    (w) =>
      `mutation { signUp(input: { firstName: "New", lastName: "Person", email: "new.${w.unused}@example.org", shiftId: "${w.shift}" }) { signup { id } } }`,
  ),
  'Mutation.cancelSignup': asks(
    ['SIGNUP_NOT_FOUND', 'ok', 'ok', 'SIGNUP_NOT_FOUND', 'ok'],
    (w) => `mutation { cancelSignup(signupId: "${w.signup}") { id } }`,
  ),
  'Mutation.cancelSignupByLink': anyone(
    (w) => `mutation { cancelSignupByLink(token: "${w.link}", signupId: "${w.signup}") { id } }`,
  ),
  'Mutation.lookUpHousehold': anyone((w) => `mutation { lookUpHousehold(email: "${w.email}") { sent } }`),
  'Mutation.renameVolunteer': asks(
    ['VOLUNTEER_NOT_FOUND', 'ok', 'VOLUNTEER_NOT_FOUND', 'VOLUNTEER_NOT_FOUND', 'ok'],
    (w) => `mutation { renameVolunteer(volunteerId: "${w.volunteer}", firstName: "Other", lastName: "Name") { id } }`,
  ),
  'Mutation.mergeVolunteers': asks(
    ['VOLUNTEER_NOT_FOUND', 'ok', 'VOLUNTEER_NOT_FOUND', 'VOLUNTEER_NOT_FOUND', 'ok'],
    (w) => `mutation { mergeVolunteers(sourceId: "${w.volunteer}", targetId: "${w.relative}") { removedId } }`,
  ),
  'Mutation.replaceHouseholdLink': anyone((w) => `mutation { replaceHouseholdLink(token: "${w.link}") }`),
  'Mutation.signIn': anyone(
    () => 'mutation { signIn(input: { email: "x@example.org", password: "wrong" }) { token } }',
    'INVALID_CREDENTIALS',
  ),
  'Mutation.signOut': anyone(() => 'mutation { signOut }'),
  'Mutation.devSignIn': anyone((w) => `mutation { devSignIn(userId: "${w.unused}") { token } }`, 'NOT_FOUND'),
  'Mutation.setPassword': anyone(
    () => 'mutation { setPassword(input: { token: "none", password: "a long password" }) { token } }',
    'LINK_NOT_FOUND',
  ),
  'Mutation.setUpFirstAdmin': anyone(
    () =>
      'mutation { setUpFirstAdmin(input: { token: "none", firstName: "A", lastName: "B", email: "a@example.org", password: "a long password" }) { token } }',
    'LINK_NOT_FOUND',
  ),
  'Mutation.requestMagicLink': anyone(() => 'mutation { requestMagicLink(email: "x@example.org") }'),
  'Mutation.requestPasswordReset': anyone(() => 'mutation { requestPasswordReset(email: "x@example.org") }'),
  'Mutation.verifyMagicLink': anyone(() => 'mutation { verifyMagicLink(token: "none") { token } }', 'LINK_NOT_FOUND'),
  'Mutation.createImageUpload': asks(
    staffAlone,
    () => 'mutation { createImageUpload(fileName: "x.png") { uploadURL } }',
  ),
  'Mutation.setCoverImage': asks(
    adminAlone,
    (w) => `mutation { setCoverImage(kind: EVENT, id: "${w.event}", coverImageUrl: "") { id } }`,
  ),
};

/** One type: how a document reaches its fields, and who may ask for each. */
export interface TypeRows {
  /** A document that asks for `field` of the type, as every caller may send it. */
  way: (world: World, field: string) => string;
  fields: Record<string, Row<string>>;
}

const every: Row<string> = ['ok', 'ok', 'ok', 'ok', 'ok'];
const fields = (answers: Row<string>, names: string): Record<string, Row<string>> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, answers]));

const programmeOf = 'id eventId name coverImageUrl createdAt event';
const signUpOf = (w: World, selection: string) =>
  `mutation { signUp(input: { firstName: "New", lastName: "Person", email: ${text(`new.${w.unused}@example.org`)}, shiftId: "${w.shift}" }) { ${selection} } }`;

/** GraphQL's types: who may ask for which field. Objects in a field are asked for their `__typename`. */
export const typeMatrix: Record<string, TypeRows> = {
  Event: {
    way: (w, field) => `{ event(id: "${w.event}") { ${field} } }`,
    fields: fields(
      every,
      `id name slug startDate endDate location website timeZone coverImageUrl createdAt qtyRequired qtyRegistered stillRequired
       shiftCount openShiftCount categories shifts`,
    ),
  },
  Category: {
    way: (w, field) => `{ categories(eventId: "${w.event}") { ${field} } }`,
    fields: {
      ...fields(every, `${programmeOf} leadId leadFirstName leadLastName opportunities`),
      leadEmail: staffAlone,
    },
  },
  Opportunity: {
    way: (w, field) => `{ opportunities(id: "${w.opportunity}") { ${field} } }`,
    fields: fields(every, `${programmeOf} categoryId shortDescription longDescription location category shifts`),
  },
  Shift: {
    way: (w, field) => `{ shifts(eventId: "${w.event}") { ${field} } }`,
    fields: fields(
      every,
      `id eventId opportunityId date startTime endTime qtyRequired qtyRegistered stillRequired location effectiveLocation notes
       createdAt opportunity`,
    ),
  },
  Stats: {
    way: (_w, field) => `{ stats { ${field} } }`,
    fields: fields(every, 'events shifts openShifts volunteersNeeded volunteersRegistered uniqueVolunteers fillRate'),
  },
  // People are reached through one's own signup, link or cookie alone; then every field of them is open.
  SignUpResult: { way: (w, field) => signUpOf(w, field), fields: fields(every, 'signup volunteer conflicts') },
  Signup: {
    way: (w, field) => signUpOf(w, `signup { ${field} }`),
    fields: fields(every, 'id status createdAt cancelledAt leadEmail shift'),
  },
  Volunteer: {
    way: (w, field) => signUpOf(w, `volunteer { ${field} }`),
    fields: fields(every, 'id firstName lastName email phone'),
  },
  Household: {
    way: (w, field) => `{ household(token: "${w.link}") { ${field} } }`,
    fields: fields(every, 'email members'),
  },
  HouseholdMember: {
    way: (w, field) => `{ household(token: "${w.link}") { members { ${field} } } }`,
    fields: fields(every, 'volunteer signups'),
  },
  HouseholdLookup: {
    way: (w, field) => `mutation { lookUpHousehold(email: "${w.email}") { ${field} } }`,
    fields: fields(every, 'sent household'),
  },
  MergedVolunteers: {
    way: (w, field) =>
      `mutation { mergeVolunteers(sourceId: "${w.volunteer}", targetId: "${w.relative}") { ${field} } }`,
    fields: fields(
      ['VOLUNTEER_NOT_FOUND', 'ok', 'VOLUNTEER_NOT_FOUND', 'VOLUNTEER_NOT_FOUND', 'ok'],
      'member removedId',
    ),
  },
  User: {
    way: (_w, field) => `{ viewer { ${field} } }`,
    fields: fields(every, 'id firstName lastName email role'),
  },
  // Who signs in has no session before; the fields are open to whoever gets one.
  Session: {
    way: (_w, field) => `mutation { signIn(input: { email: "x@example.org", password: "wrong" }) { ${field} } }`,
    fields: fields(
      [
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
        'INVALID_CREDENTIALS',
      ],
      'token expiresAt user',
    ),
  },
  ImageUpload: {
    way: (_w, field) => `mutation { createImageUpload(fileName: "x.png") { ${field} } }`,
    fields: fields(staffAlone, 'uploadURL'),
  },
  CoverImage: {
    way: (w, field) => `mutation { setCoverImage(kind: EVENT, id: "${w.event}", coverImageUrl: "") { ${field} } }`,
    fields: fields(adminAlone, 'id kind coverImageUrl'),
  },
};
