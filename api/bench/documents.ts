/*
 * The GraphQL documents of the bench. They are here together so that a test can hold them against the schema: a bench that times refusals
 * would look fast.
 */

/** The event page as the web client asks for it. */
export const eventPage = `query EventPage($slug: String!) { event(slug: $slug) {
  id name slug startDate endDate location coverImageUrl timeZone
  categories { id name leadId leadFirstName leadLastName
    opportunities { id name shortDescription
      shifts { id date startTime endTime qtyRequired qtyRegistered stillRequired effectiveLocation } } } } }`;

/** The same with the shifts of one day. */
export const oneDay = eventPage
  .replace('($slug: String!)', '($slug: String!, $day: Day!)')
  .replace('shifts {', 'shifts(where: { days: [$day] }) {');

const card = 'id name slug startDate endDate location website coverImageUrl qtyRequired qtyRegistered openSpotCount';

/** What the landing page asks for first. */
export const landing = `{ coming: events(where: { over: false }, first: 25) { ${card} }
  past: events(where: { over: true }, orderBy: LATEST, first: 25) { id name slug startDate endDate location } }`;

/** All events, as it asks for them when somebody wants to see all. */
export const allEvents = `{ events { ${card} } }`;

/** One signup. */
export const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id } } }';

/** A page of the staff's table of signups. */
export const signupTable = `query ($filter: SignupTableFilter, $sort: SignupTableSort, $offset: Int) {
  signupTable(filter: $filter, sort: $sort, offset: $offset) {
    rows { id status createdAt volunteer { id firstName lastName email phone }
      shift { id date startTime endTime opportunity { id name category { id name } } event { id name } } }
    matching total active cancelled uniqueVolunteers totalShifts } }`;

const shift = `id date startTime endTime qtyRequired qtyRegistered stillRequired effectiveLocation notes
  opportunity { id name category { id name leadFirstName leadLastName } }`;
const people = 'signups { id status createdAt volunteer { id firstName lastName email phone } }';

/** All shifts of an event, with what each belongs to. */
export const shifts = `query ($eventId: ID!) { shifts(eventId: $eventId) { ${shift} } }`;

/** What a stranger could ask for to keep the server busy; it is refused. */
export const shiftsManyTimes = `{ ${Array.from({ length: 29 }, (_, index) => `a${index}: shifts { ${shift} }`).join(' ')} }`;

/** The report of an event with everybody in it. */
export const report = `query ($eventId: ID!) { report(eventId: $eventId) {
  categories { name opportunities { name shifts { id ${people} } } } } }`;

/** Every shift of an event with everybody in it, as a plain list. */
export const shiftsWithPeople = `query ($eventId: ID!) { shifts(eventId: $eventId) { id opportunity { id name } ${people} } }`;
