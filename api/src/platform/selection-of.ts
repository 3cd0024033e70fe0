import type { GraphQLResolveInfo } from 'graphql';
import { isLeafField, type FieldExpansion, type LeafField } from 'graphql-jit';
import type { Selection } from './shape.js';

/** What the compiling executor adds to a resolver's info: the fields asked for below it, worked out once per document. */
export interface LookAheadInfo extends GraphQLResolveInfo {
  fieldExpansion: FieldExpansion;
}

const known = new WeakMap<FieldExpansion, Selection>();

/** The fields asked for below a resolver, as a selection. Fields under `@skip` or `@include` count as asked for. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const expansion = (info as LookAheadInfo).fieldExpansion;
  let selection = known.get(expansion);
  if (!selection) {
    selection = select(expansion);
    known.set(expansion, selection);
  }
  return selection;
}

/** The selection below one field of a selection; empty when it was not asked for. */
export function below(selection: Selection, ...path: string[]): Selection {
  let current: Selection = selection;
  for (const field of path) {
    const next = current[field];
    if (next === undefined || next === true) return {};
    current = next;
  }
  return current;
}

/** Everything that either of two selections asks for. */
export function bothOf(one: Selection, other: Selection): Selection {
  const both: Selection = { ...one };
  for (const [field, wanted] of Object.entries(other)) {
    const known = both[field];
    both[field] = known !== undefined && known !== true && wanted !== true ? bothOf(known, wanted) : wanted;
  }
  return both;
}

function select(expansion: FieldExpansion): Selection {
  const selection: Selection = {};
  for (const fields of Object.values(expansion)) {
    for (const [field, nested] of Object.entries(fields as Record<string, FieldExpansion | LeafField>)) {
      if (!field.startsWith('__')) selection[field] = isLeafField(nested) ? true : select(nested);
    }
  }
  return selection;
}
