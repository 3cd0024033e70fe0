/*
 * Who may do what: every REST route, every root field and every type's field of GraphQL, for a visitor, a household's cookie, the lead of
 * the category, the lead of another category, and an admin, in this order. Each cell is called for real by authorization-matrix.test.ts,
 * and a route or field that is not declared here fails it; the failure of a route prints the missing line with what each caller hears
 * today. Read it before you paste it.
 */

export { restMatrix } from './authorization-matrix-rest.js';
export { rootMatrix } from './authorization-matrix-roots.js';
export { typeMatrix } from './authorization-matrix-types.js';
