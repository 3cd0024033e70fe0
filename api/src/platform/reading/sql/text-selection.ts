import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import type { RecordReading } from '../record-reading.js';
import type { ReadingOf, RecordClass } from '../record-readings.js';
import { SelectionReader } from '../selection-of.js';
import { asText, listKey, type Selection, type TextName, type TextShape } from '../selection.js';

type Asked = Pick<GraphQLResolveInfo, 'returnType' | 'fieldNodes' | 'fragments' | 'variableValues'>;

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/** The selection of a root field, to be read as JSON. */
export interface TextSelection {
  selection: Selection;
  /** Whether it depends on the arguments of a list. */
  varies: boolean;
}

/** Scalars that PostgreSQL writes as the API does. */
const plainScalars = new Set(['ID', 'String', 'Int', 'Float', 'Boolean', 'Day', 'TimeOfDay', 'Instant']);

/** PostgreSQL truncates longer names. */
const longestName = 63;

/**
 * The selection below a root field, with the shape of its JSON. Undefined if any field needs more than the record's reading: computed
 * fields, unions, aliases of plain fields, `@skip` and `@include`.
 */
export function textSelectionOf(info: Asked, reading: RecordReading): TextSelection | undefined {
  const type = getNamedType(info.returnType);
  const sets = setsOf(info.fieldNodes);
  if (!isObjectType(type)) return undefined;
  const reader = new SelectionReader(info);
  const selection = reader.read();
  return shape(selection, type, reading, sets, info.fragments) ? { selection, varies: reader.varies } : undefined;
}

/**
 * The same for an object that is not a record: undefined if a requested field does not hold records. Each field may be requested once,
 * under its own name.
 */
export function partsAsText(
  info: Asked,
  records: Readonly<Record<string, RecordClass>>,
  readingOf: ReadingOf,
): TextSelection | undefined {
  const type = getNamedType(info.returnType);
  const nodes = fieldsOf(setsOf(info.fieldNodes), info.fragments);
  if (!isObjectType(type) || !nodes) return undefined;
  const selection: Selection = {};
  const names: TextName[] = [];
  let varies = false;
  for (const [name, fieldNodes] of nodes) {
    const field = fieldNodes[0]?.name.value ?? '';
    if (field === '__typename') {
      names.push({ name });
      continue;
    }
    const record = records[field];
    const declared = type.getFields()[field];
    if (!record || !declared || declared.args.length > 0 || name !== field) return undefined;
    const part = textSelectionOf({ ...info, returnType: declared.type, fieldNodes }, readingOf(record));
    if (!part) return undefined;
    selection[field] = part.selection;
    varies ||= part.varies;
    names.push({ name, key: field });
  }
  selection[asText] = { type: type.name, names };
  return { selection, varies };
}

/** Adds the shape of its JSON to a selection; false if it has none. */
function shape(
  selection: Selection,
  type: GraphQLObjectType,
  reading: Pick<RecordReading, 'fields'>,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): boolean {
  const nodes = fieldsOf(sets, fragments);
  if (!nodes) return false;
  const names: TextName[] = [];
  for (const [name, [node, ...more]] of nodes) {
    if (!node || name.length > longestName) return false;
    if (node.name.value === '__typename') {
      names.push({ name });
      continue;
    }
    const field = type.getFields()[node.name.value];
    const read = Object.hasOwn(reading.fields, node.name.value) ? reading.fields[node.name.value] : undefined;
    if (!field || !read || read.kind === 'basis') return false;
    const hasArguments = field.args.length > 0;
    if (!hasArguments && name !== field.name) return false;
    const key = hasArguments ? listKey(field.name, node.alias?.value) : field.name;
    if (read.kind === 'column') {
      const value = hasArguments ? undefined : plainValue(field);
      if (!value) return false;
      names.push({ name, key, ...value });
      continue;
    }
    const below = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type));
    const nested = selection[key];
    if (!isObjectType(below) || isList !== (read.kind === 'many') || typeof nested !== 'object') return false;
    if (!shape(nested, below, read.kind === 'group' ? read : read.reading(), setsOf([node, ...more]), fragments))
      return false;
    names.push({ name, key });
  }
  selection[asText] = { type: type.name, names } satisfies TextShape;
  return true;
}

/** A field whose value is sent as PostgreSQL writes it; for an enumeration with the API's names. */
function plainValue({ type }: GraphQLField<unknown, unknown>): Pick<TextName, 'values'> | undefined {
  const named = getNamedType(type);
  if (isScalarType(named)) return plainScalars.has(named.name) ? {} : undefined;
  if (!isEnumType(named) || isListType(getNullableType(type))) return undefined;
  return { values: new Map(named.getValues().map(({ name, value }) => [String(value), name])) };
}

function setsOf(nodes: readonly FieldNode[]): SelectionSetNode[] {
  return nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
}

/** The fields of an object by response name, with all their nodes; undefined if a directive is present. */
function fieldsOf(sets: readonly SelectionSetNode[], fragments: Fragments): Map<string, FieldNode[]> | undefined {
  const fields = new Map<string, FieldNode[]>();
  const collect = ({ selections }: SelectionSetNode): boolean =>
    selections.every((node) => {
      if (node.directives?.length) return false;
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        fields.set(name, [...(fields.get(name) ?? []), node]);
        return true;
      }
      const below = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value];
      return below !== undefined && !below.directives?.length && collect(below.selectionSet);
    });
  return sets.every(collect) ? fields : undefined;
}
