import type { callers, World } from './authorization-world.js';

/**
 * What each caller gets, in the order of `callers`. With one more caller, the types name every row that does not say
 * what they get.
 */
export type Row<Answer> = OneEach<typeof callers, Answer>;
type OneEach<Names extends readonly string[], Answer> = { readonly [Place in keyof Names]: Answer };

/** What a route is called with; without one: no body, and for `{id}` an id that nothing has. */
export interface RestCall {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

/** One route: the statuses, and the call. */
export interface RestRow {
  answers: Row<number>;
  call: (world: World) => RestCall;
}

/** One root field: `ok` or the code of the refusal, and the document that asks for it. */
export interface RootRow {
  answers: Row<string>;
  document: (world: World) => string;
}

/** One type: how a document reaches its fields, and who may ask for each. */
export interface TypeRows {
  /** A document that asks for `field` of the type, as every caller may send it. */
  way: (world: World, field: string) => string;
  fields: Record<string, Row<string>>;
}

/** The fields of a type by who may ask for them: the answers of all callers, and the names of the fields that have these. */
export function alikeFields(fields: TypeRows['fields']): { answers: Row<string>; names: string[] }[] {
  const groups = new Map<string, { answers: Row<string>; names: string[] }>();
  for (const [name, answers] of Object.entries(fields)) {
    const key = answers.join();
    const group = groups.get(key) ?? { answers, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Anybody. */
export const every: Row<string> = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];

/** Everyone who is signed in; a lead sees only their own categories. */
export const staffAlone: Row<string> = ['NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'NOT_SIGNED_IN', 'ok', 'ok', 'ok'];

/** Staff, who all get the same code, for a reason that is not their role. */
export const staffGet = (code: string): Row<string> => [
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  code,
  code,
  code,
];

/** Admins. */
export const adminAlone: Row<string> = [
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'FORBIDDEN',
  'ok',
];

/** The household whose people they are, by its link or cookie, and admins. */
export const itsHousehold: Row<string> = [
  'VOLUNTEER_NOT_FOUND',
  'ok',
  'VOLUNTEER_NOT_FOUND',
  'VOLUNTEER_NOT_FOUND',
  'VOLUNTEER_NOT_FOUND',
  'ok',
];

/** Admins, and the lead of the category; for another lead the record is not there. */
export const itsLead = (code: string): Row<string> => [
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  'ok',
  code,
  'ok',
];

/** The person who prepared a plan; for others it does not exist. */
export const whoPrepared = (answer: string): Row<string> => [
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  answer,
  'PLAN_CHANGE_NOT_FOUND',
  'PLAN_CHANGE_NOT_FOUND',
];

/** The same for what is refused to everybody for another reason: what its staff get, and what another lead gets. */
export const itsStaff = (code: string, other: string): Row<string> => [
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  'NOT_SIGNED_IN',
  code,
  other,
  code,
];

/** A change of plan, as GraphQL writes it. */
export const planOf = ({ event, shift }: World) => `{ eventId: "${event}", shiftIds: ["${shift}"], moveMinutes: 30 }`;

/** A new webhook, as GraphQL writes it: to where nobody listens on this machine. */
export const newWebhook = '{ url: "http://127.0.0.1:1/hook", kinds: ["signup.created"] }';
