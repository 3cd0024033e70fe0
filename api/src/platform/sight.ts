import type { At } from './list-filter.js';
import type { Viewer } from './viewer.js';

/*
 * Who may see which record. What is not everybody's says beside it whose it is: by a bond between the caller and the record. The planner
 * adds the bond as one more bound condition to whatever level of a statement reads the record, so that no operation has to think of it.
 */

/** How a record can be the caller's: they lead its category, it is of their household, and they opened that by its mailed link. */
export type Bond = 'lead' | 'household' | 'link';

/** What a caller is shown of records that are not everybody's. */
export interface Sight {
  /** Admins, and the product itself. */
  everything: boolean;
  /** By what the caller's records are recognised: a user's id, a household's address as compared. */
  as: Partial<Readonly<Record<Bond, string>>>;
}

/** Sees every record. */
export const fullSight: Sight = { everything: true, as: {} };

/** What a viewer sees by who they are: admins everything, a lead what is of their categories. */
export function sightOf(viewer: Viewer): Sight {
  if (viewer.kind === 'visitor') return { everything: false, as: {} };
  return viewer.role === 'admin' ? fullSight : { everything: false, as: { lead: viewer.userId } };
}

/** The same caller, who besides was just let into a household, by its mailed link or only by its address. */
export function withHousehold<Source extends { sight: Sight }>(
  source: Source,
  emailKey: string,
  byLink: boolean,
): Source {
  const { everything, as } = source.sight;
  return {
    ...source,
    sight: { everything, as: { ...as, household: emailKey, ...(byLink ? { link: emailKey } : {}) } },
  };
}

/** How a record is recognised by a bond: SQL over the row, where `value` stands for what the caller is known by. */
export type Recognised = Partial<Readonly<Record<Bond, (at: At, value: string) => string>>>;

const recognised = new WeakMap<object, Recognised>();
const rowsFor = new WeakMap<object, readonly Bond[]>();
const fieldsFor = new WeakMap<object, Map<string, readonly Bond[]>>();

/** Declares how a record is recognised as the caller's. */
export function Bonds(by: Recognised): ClassDecorator {
  return (target) => void recognised.set(target, by);
}

/** Leaves out of every list of this record what is not the caller's by one of these bonds. */
export function RowsFor(...bonds: Bond[]): ClassDecorator {
  return (target) => void rowsFor.set(target, bonds);
}

/** Makes a field, or a whole list, null in a record that is not the caller's by one of these bonds. */
export function OnlyFor(...bonds: Bond[]): PropertyDecorator {
  return (target, name) => {
    const fields = fieldsFor.get(target.constructor) ?? new Map<string, readonly Bond[]>();
    fieldsFor.set(target.constructor, fields.set(String(name), bonds));
  };
}

/** What a record class declared of who may see it. */
export function audienceOf(record: object) {
  const fields: ReadonlyMap<string, readonly Bond[]> = fieldsFor.get(record) ?? new Map<string, readonly Bond[]>();
  return { bonds: recognised.get(record) ?? {}, rows: rowsFor.get(record), fields };
}
