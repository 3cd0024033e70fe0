/*
 * What PostGraphile is asked: the same as in `documents.ts`, in the words of the schema that it makes of the tables.
 */

/** The event page. */
export const postgraphileEventPage = `query EventPage($slug: String!) { eventBySlug(slug: $slug) {
  rowId name slug startDate endDate location coverImageUrl timeZone
  categoriesByEventId { nodes { rowId name leadId appUserByLeadId { firstName lastName }
    opportunitiesByCategoryIdAndEventId { nodes { rowId name shortDescription
      shiftsByOpportunityIdAndEventId { nodes { rowId date startTime endTime qtyRequired activeCount location } } } } } } } }`;

/** The same of one day. */
export const postgraphileOneDay = postgraphileEventPage
  .replace('($slug: String!)', '($slug: String!, $day: Date!)')
  .replace('shiftsByOpportunityIdAndEventId {', 'shiftsByOpportunityIdAndEventId(condition: { date: $day }) {');

/** The report of an event with everybody in it. */
export const postgraphileReport = `query ($id: UUID!) { eventByRowId(rowId: $id) {
  categoriesByEventId { nodes { name opportunitiesByCategoryIdAndEventId { nodes { name
    shiftsByOpportunityIdAndEventId { nodes { rowId
      signupsByShiftIdAndEventId { nodes { rowId status createdAt
        volunteerByVolunteerId { rowId firstName lastName email phone } } } } } } } } } } }`;
