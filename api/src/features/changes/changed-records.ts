import { mapped } from '../../contract/text/mapped.js';
import { roleTexts } from '../../contract/text/role-texts.js';
import { readRecords } from '../../platform/reading/read-records.js';
import type { RecordClass } from '../../platform/reading/record-readings.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { typeName, type NamedRow } from '../../platform/schema/union-type.js';
import { belongsTo, type Viewer } from '../../platform/operation/viewer.js';
import type { ApiKeyScope } from '../../contract/people/api-key.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Opportunity } from '../../records/opportunity.js';
import { Shift } from '../../records/shift.js';
import { Signup } from '../../records/signup.js';
import { Volunteer } from '../../records/volunteer.js';

/** A record as it is now, by its own columns. */
export interface ChangedRecord extends NamedRow {
  id: string;
}

interface ChangedType {
  record: RecordClass<{ id: string }>;
  /** The scope that a key needs to receive its changes. */
  scope: ApiKeyScope;
  /** The fields in REST: its own columns, so that a copy follows their changes. `edited-columns.test` names those for staff alone. */
  fields: Selection;
}

const written: Selection = { createdAt: true, updatedAt: true };

/** The types whose changes are published, parents first. */
export const changedTypes: Readonly<Record<string, ChangedType>> = {
  Event: {
    record: Event,
    scope: 'read:programme',
    fields: {
      ...{ id: true, name: true, slug: true, startDate: true, endDate: true, location: true, website: true },
      ...{
        timeZone: true,
        coverImageUrl: true,
        state: true,
        waitlistEnabled: true,
        hoursFrom: true,
        signupsOpenAt: true,
        signupsCloseAt: true,
      },
      ...written,
    },
  },
  Category: {
    record: Category,
    scope: 'read:programme',
    fields: { id: true, eventId: true, name: true, leadId: true, coverImageUrl: true, ...written },
  },
  Opportunity: {
    record: Opportunity,
    scope: 'read:programme',
    fields: {
      ...{ id: true, eventId: true, categoryId: true, name: true, ...mapped(roleTexts, () => true as const) },
      ...{ location: true, coverImageUrl: true, minimumAge: true, youngerWithConsent: true, ...written },
    },
  },
  Shift: {
    record: Shift,
    scope: 'read:programme',
    fields: {
      ...{ id: true, eventId: true, opportunityId: true, date: true, startTime: true, endTime: true },
      ...{ qtyRequired: true, qtyRegistered: true, stillRequired: true, location: true, notes: true, closed: true },
      waitlistEnabled: true,
      waitlistCount: true,
      cancelledAt: true,
      ...written,
    },
  },
  Signup: {
    record: Signup,
    scope: 'read:signups',
    fields: {
      ...{ id: true, shiftId: true, volunteerId: true, status: true, overCapacity: true, cancelledAt: true },
      ...written,
    },
  },
  Volunteer: {
    record: Volunteer,
    scope: 'read:signups',
    fields: { id: true, firstName: true, lastName: true, email: true, phone: true, erased: true, updatedAt: true },
  },
};

/** The scopes of which a key needs one: each opens its types. */
export const changesScopes = [...new Set(Object.values(changedTypes).map(({ scope }) => scope))];

/** The types whose changes a caller may receive. */
export function typesFor(viewer: Viewer): string[] {
  return Object.entries(changedTypes).flatMap(([type, { scope }]) => (belongsTo(viewer, 'staff', scope) ? type : []));
}

/**
 * The current records of changes, by type and id, one statement for each type. Leaves out deleted records and those
 * outside the caller's access scope.
 */
export async function readChangedRecords(
  { services }: RequestContext,
  changes: readonly { type: string; id: string }[],
  wanted: Selection,
): Promise<Map<string, ChangedRecord>> {
  const records = new Map<string, ChangedRecord>();
  for (const [type, { record }] of Object.entries(changedTypes)) {
    const ids = [...new Set(changes.filter((change) => change.type === type).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const selection = { ...below(wanted, type), id: true as const };
    const found = await readRecords(services, record, selection, {
      where: (alias) => `${alias}.id = any($1::uuid[])`,
      values: [`{${ids.join(',')}}`],
    });
    for (const row of found) records.set(`${type} ${row.id}`, Object.assign(row, { [typeName]: type }));
  }
  return records;
}
