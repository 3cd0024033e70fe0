import type { At } from './list-filter.js';
import type { Grant, Ownership } from './sql/ownership.js';
import type { Viewer } from '../operation/viewer.js';

/*
 * Who may see which record. A record that is not public declares ownership rules: how it belongs to a caller. The planner adds the rule as
 * one more bound condition to every level of a statement that reads the record, so that no operation has to check it.
 */

/** The caller's access to records that are not public. */
export interface AccessScope {
  /** Access to everything: admins, and the server itself. */
  everything: boolean;
  /** The value of each ownership rule: a user's id, a household's normalised address. */
  as: Partial<Readonly<Record<Ownership, string>>>;
  /** Whether unpublished records are visible; default: `everything`. */
  drafts?: boolean;
  /** The scopes of a key: they grant access to records of any owner. */
  grants?: readonly Grant[];
}

/** Sees every record. */
export const fullAccess: AccessScope = { everything: true, as: {} };

/**
 * A viewer's access scope: admins have full access, leads access to their categories, keys what their scopes and bound record allow. A
 * device sees no record by itself: its operations read for it.
 */
export function accessScopeOf(viewer: Viewer): AccessScope {
  if (viewer.kind === 'visitor' || viewer.kind === 'device' || viewer.kind === 'enrolling')
    return { everything: false, as: {} };
  if (viewer.kind === 'key') {
    return { everything: false, as: viewer.boundTo ? { bound: viewer.boundTo } : {}, grants: viewer.scopes };
  }
  return viewer.role === 'admin' ? fullAccess : { everything: false, as: { lead: viewer.userId }, drafts: true };
}

/** The same caller with access to a household, by its mailed link or only by its address. */
export function withHousehold<Source extends { accessScope: AccessScope }>(
  source: Source,
  emailKey: string,
  byLink: boolean,
): Source {
  const { as, ...rest } = source.accessScope;
  return {
    ...source,
    accessScope: { ...rest, as: { ...as, household: emailKey, ...(byLink ? { link: emailKey } : {}) } },
  };
}

/**
 * The ownership rules of a record: SQL over the row, where `value` is the caller's value for the rule. `drafts`: whether the caller sees
 * unpublished records.
 */
export type OwnershipConditions = Partial<
  Readonly<Record<Ownership, (at: At, value: string, drafts: boolean) => string>>
>;

const ownershipRules = new WeakMap<object, OwnershipConditions>();
const rowsFor = new WeakMap<object, readonly (Ownership | Grant)[]>();
const publicWhile = new WeakMap<object, Publication>();
const listedWhile = new WeakMap<object, (at: At) => string>();
const fieldsFor = new WeakMap<object, Map<string, readonly (Ownership | Grant)[]>>();

/** Declares the ownership rules of a record. */
export function OwnershipRules(by: OwnershipConditions): ClassDecorator {
  return (target) => void ownershipRules.set(target, by);
}

/** Limits every list of this record to rows that one of these rules gives the caller, or that are granted to their key. */
export function RowsVisibleTo(...rules: (Ownership | Grant)[]): ClassDecorator {
  return (target) => void rowsFor.set(target, rules);
}

/** When a record is public: SQL over its row, and the grant by which a key sees it earlier. */
export interface Publication {
  sql: (at: At) => string;
  grant: Grant;
}

/**
 * Hides a record from everybody but staff, and keys with the grant, until the condition holds. Records below it declare the same condition,
 * so that checking the uppermost is enough.
 */
export function PublicWhile(sql: (at: At) => string, grant: Grant): ClassDecorator {
  return (target) => void publicWhile.set(target, { sql, grant });
}

/** Whether the caller sees unpublished records. */
export function seesDrafts({ everything, drafts = everything, grants }: AccessScope, grant: Grant): boolean {
  return drafts || grants?.includes(grant) === true;
}

/** Excludes rows from lists below other records unless the condition (SQL over the row) holds, for every caller. */
export function ListedWhile(sql: (at: At) => string): ClassDecorator {
  return (target) => void listedWhile.set(target, sql);
}

/** Makes a field or a whole list null unless one of these rules gives the record to the caller, or it is granted to their key. */
export function VisibleTo(...rules: (Ownership | Grant)[]): PropertyDecorator {
  return (target, name) => {
    const fields = fieldsFor.get(target.constructor) ?? new Map<string, readonly (Ownership | Grant)[]>();
    fieldsFor.set(target.constructor, fields.set(String(name), rules));
  };
}

/** A record class's declarations about access. */
export function audienceOf(record: object) {
  const fields: ReadonlyMap<string, readonly (Ownership | Grant)[]> = fieldsFor.get(record) ?? new Map();
  return {
    ownershipRules: ownershipRules.get(record) ?? {},
    rows: rowsFor.get(record),
    publicWhile: publicWhile.get(record),
    listedWhile: listedWhile.get(record),
    fields,
  };
}
