import { apiKeyScopes, type ApiKeyScope } from '../../contract/people/api-key.js';
import type { At } from './list-filter.js';
import type { Viewer } from '../operation/viewer.js';

/*
 * Who may see which record. What is not everybody's says beside it whose it is: by a bond between the caller and the record. The planner
 * adds the bond as one more bound condition to whatever level of a statement reads the record, so that no operation has to think of it.
 */

/**
 * How a record can be the caller's: they lead its category, it is of their household, and they opened that by its mailed link; or it is
 * below the one record that their key is bound to.
 */
export type Ownership = 'lead' | 'household' | 'link' | 'bound';

/** What opens records of all to a key, where a bond would else be asked for: a scope that it has. */
export type Grant = ApiKeyScope;

/** What a caller is shown of records that are not everybody's. */
export interface AccessScope {
  /** Admins, and the product itself. */
  everything: boolean;
  /** By what the caller's records are recognised: a user's id, a household's address as compared. */
  as: Partial<Readonly<Record<Ownership, string>>>;
  /** Whether what is not public yet is shown; by default to whoever sees everything. */
  drafts?: boolean;
  /** The scopes of a key: what it may see, whosever it is. */
  grants?: readonly Grant[];
}

/** Sees every record. */
export const fullAccess: AccessScope = { everything: true, as: {} };

/** What a viewer sees by who they are: admins everything, a lead what is of their categories, a key what its scopes and its bound leave. */
export function sightOf(viewer: Viewer): AccessScope {
  if (viewer.kind === 'visitor') return { everything: false, as: {} };
  if (viewer.kind === 'key') {
    return { everything: false, as: viewer.boundTo ? { bound: viewer.boundTo } : {}, grants: viewer.scopes };
  }
  return viewer.role === 'admin' ? fullAccess : { everything: false, as: { lead: viewer.userId }, drafts: true };
}

/** The same caller, who besides was just let into a household, by its mailed link or only by its address. */
export function withHousehold<Source extends { sight: AccessScope }>(
  source: Source,
  emailKey: string,
  byLink: boolean,
): Source {
  const { as, ...rest } = source.sight;
  return {
    ...source,
    sight: { ...rest, as: { ...as, household: emailKey, ...(byLink ? { link: emailKey } : {}) } },
  };
}

/**
 * How a record is recognised by a bond: SQL over the row, where `value` stands for what the caller is known by; `drafts`: whether they are
 * shown what is not public yet.
 */
export type Recognised = Partial<Readonly<Record<Ownership, (at: At, value: string, drafts: boolean) => string>>>;

const recognised = new WeakMap<object, Recognised>();
const rowsFor = new WeakMap<object, readonly (Ownership | Grant)[]>();
const publicWhile = new WeakMap<object, Publication>();
const listedWhile = new WeakMap<object, (at: At) => string>();
const fieldsFor = new WeakMap<object, Map<string, readonly (Ownership | Grant)[]>>();

/** Declares how a record is recognised as the caller's. */
export function OwnershipRules(by: Recognised): ClassDecorator {
  return (target) => void recognised.set(target, by);
}

/** Leaves out of every list of this record what is not the caller's by one of these bonds, or granted to their key. */
export function RowsVisibleTo(...bonds: (Ownership | Grant)[]): ClassDecorator {
  return (target) => void rowsFor.set(target, bonds);
}

/** While a record is for everybody: SQL over its row, and what opens it to a key before. */
export interface Publication {
  sql: (at: At) => string;
  grant: Grant;
}

/**
 * Keeps a record from everybody but staff, and keys with the grant, until the condition holds; what hangs on such a record has the same
 * condition, so that one look at the uppermost is enough.
 */
export function PublicWhile(sql: (at: At) => string, grant: Grant): ClassDecorator {
  return (target) => void publicWhile.set(target, { sql, grant });
}

/** Whether what is not public yet is shown. */
export function seesDrafts({ everything, drafts = everything, grants }: AccessScope, grant: Grant): boolean {
  return drafts || grants?.includes(grant) === true;
}

/** Leaves out of lists below other records what the condition (SQL over its row) does not hold for, whoever asks. */
export function ListedWhile(sql: (at: At) => string): ClassDecorator {
  return (target) => void listedWhile.set(target, sql);
}

/** Makes a field, or a whole list, null in a record that is not the caller's by one of these bonds, nor granted to their key. */
export function VisibleTo(...bonds: (Ownership | Grant)[]): PropertyDecorator {
  return (target, name) => {
    const fields = fieldsFor.get(target.constructor) ?? new Map<string, readonly (Ownership | Grant)[]>();
    fieldsFor.set(target.constructor, fields.set(String(name), bonds));
  };
}

/** What a record class declared of who may see it. */
export function audienceOf(record: object) {
  const fields: ReadonlyMap<string, readonly (Ownership | Grant)[]> = fieldsFor.get(record) ?? new Map();
  return {
    bonds: recognised.get(record) ?? {},
    rows: rowsFor.get(record),
    publicWhile: publicWhile.get(record),
    listedWhile: listedWhile.get(record),
    fields,
  };
}

/** Whether it is a grant and no bond. */
export function isGrant(one: Ownership | Grant): one is Grant {
  return Object.hasOwn(apiKeyScopes, one);
}
