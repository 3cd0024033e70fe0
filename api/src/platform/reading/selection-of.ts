import {
  getArgumentValues,
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
  Kind,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLUnionType,
  type SelectionSetNode,
} from 'graphql';
import { DomainError } from '../operation/domain-error.js';
import { fieldOf, listArguments, listKey, type Selection } from './selection.js';

/** What the compiling executor adds to a resolver's info: the same object for the same place in the same document. */
export interface LookAheadInfo extends GraphQLResolveInfo {
  fieldExpansion: object;
  /** The selection, if the GraphQL layer has already computed it. */
  asked?: Selection;
}

/** Selections that do not depend on variables. */
const known = new WeakMap<object, Selection>();

/** The fields requested below a resolver, as a selection. Fields under `@skip` or `@include` count as requested. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const { fieldExpansion, asked } = info as LookAheadInfo;
  if (asked) return asked;
  let selection = known.get(fieldExpansion);
  if (!selection) {
    const reader = new SelectionReader(info);
    selection = reader.read();
    if (!reader.varies) known.set(fieldExpansion, selection);
  }
  return selection;
}

/** The selection below one field of a selection; empty when it was not requested. */
export function below(selection: Selection, ...path: string[]): Selection {
  let current: Selection = selection;
  for (const field of path) {
    const next = current[field];
    if (next === undefined || next === true) return {};
    current = next;
  }
  return current;
}

/** The union of two selections. Error: BAD_REQUEST for one list with two different arguments. */
export function bothOf(one: Selection, other: Selection): Selection {
  const both: Selection = { ...other, ...one };
  for (const [field, wanted] of Object.entries(other)) {
    const known = one[field];
    if (known === undefined || known === true || wanted === true) continue;
    refuseDifferent(field, known[listArguments], wanted[listArguments]);
    both[field] = bothOf(known, wanted);
  }
  return both;
}

/** Two aliases of one record are one place in the response: the arguments below must not differ. */
function refuseDifferent(field: string, before: object | undefined, asked: object | undefined): void {
  if (JSON.stringify(before) === JSON.stringify(asked)) return;
  throw new DomainError('BAD_REQUEST', {
    message: `'${fieldOf(field)}' is asked for twice with different arguments. Please give each a name of its own, side by side.`,
  });
}

/** Reads the selection below a root field, and whether it depends on variables. */
export class SelectionReader {
  /** Whether it depends on the arguments of a list. */
  varies = false;

  constructor(
    private readonly info: Pick<GraphQLResolveInfo, 'returnType' | 'fieldNodes' | 'fragments' | 'variableValues'>,
  ) {}

  read(): Selection {
    const selection: Selection = {};
    const type = getNamedType(this.info.returnType);
    for (const { selectionSet } of this.info.fieldNodes) {
      if (selectionSet && isObjectType(type)) this.#collect(selection, type, selectionSet);
    }
    return selection;
  }

  #collect(selection: Selection, type: GraphQLObjectType, { selections }: SelectionSetNode): void {
    for (const node of selections) {
      if (node.kind !== Kind.FIELD) {
        const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.info.fragments[node.name.value];
        if (fragment) this.#collect(selection, type, fragment.selectionSet);
        continue;
      }
      const field = type.getFields()[node.name.value];
      if (!field) continue;
      const below = getNamedType(field.type);
      const key = field.args.length > 0 ? listKey(field.name, node.alias?.value) : field.name;
      if (isLeafType(below)) selection[key] = true;
      if (isUnionType(below) && node.selectionSet)
        this.#collectByType((selection[key] ??= {}) as Selection, below, node.selectionSet);
      if (!isObjectType(below) || !node.selectionSet) continue;
      const nested = (selection[key] ??= {}) as Selection;
      this.#collect(nested, below, node.selectionSet);
      if (field.args.length === 0) continue;
      this.varies = true;
      const asked = getArgumentValues(field, node, this.info.variableValues);
      const before = nested[listArguments];
      if (before) refuseDifferent(field.name, before, asked);
      nested[listArguments] = asked;
    }
  }

  /** For a union: the selection of each type, under its name. */
  #collectByType(selection: Selection, union: GraphQLUnionType, { selections }: SelectionSetNode): void {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) continue;
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : this.info.fragments[node.name.value];
      const type = union.getTypes().find(({ name }) => name === fragment?.typeCondition?.name.value);
      if (!fragment) continue;
      if (type) this.#collect((selection[type.name] ??= {}) as Selection, type, fragment.selectionSet);
      else this.#collectByType(selection, union, fragment.selectionSet);
    }
  }
}
