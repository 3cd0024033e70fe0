import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/* The ways through the schema that lead to people, as documents. */

/** A way from a root field down to a signup or a person: the names of its fields. */
export interface Way {
  /** `Query.events`. */
  root: string;
  /** Below the root: `shifts`, `signups`, `volunteer`. */
  names: string[];
  /** Every `Type.field` on the way and at its end. */
  asked: string[];
}

const people = ['Signup', 'Volunteer'];
/** What is asked for at every stop of a way: enough to know which record it is. */
const marks: Record<string, string> = {
  Signup: 'id shiftId volunteer { id } attendance { marks { by } }',
  Household: 'email',
  Volunteer: 'id email phone firstName lastName household { email }',
  BoardPerson: 'signupId firstName phone',
  FreePerson: 'signupId firstName phone',
};

/** All ways below the root fields of Query and Mutation; each type comes twice at most, and no list below another list of its type, which is refused. */
export function waysToPeople(schema: GraphQLSchema): Way[] {
  const ways: Way[] = [];
  const walk = (type: GraphQLObjectType, way: Way, seen: readonly string[], lists: readonly string[]): void => {
    if (people.includes(type.name)) ways.push(way);
    for (const field of Object.values(type.getFields())) {
      const next = getNamedType(field.type);
      if (!isObjectType(next) || seen.filter((name) => name === next.name).length > 1) continue;
      const isList = isListType(getNullableType(field.type));
      if (isList && lists.includes(next.name)) continue;
      const longer = { ...way, names: [...way.names, field.name], asked: [...way.asked, `${type.name}.${field.name}`] };
      // They hold the same rows as the nodes.
      if (field.name === 'edges') {
        const row = `${next.name}.node`;
        ways.push({ ...longer, names: [...longer.names, 'node'], asked: [...longer.asked, row] });
        continue;
      }
      // Longer ways only repeat: any three fields that can follow each other do so on one of these.
      if (longer.names.length > 8) continue;
      walk(next, longer, [...seen, next.name], isList ? [...lists, next.name] : lists);
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const type = getNamedType(field.type);
      const name = `${root?.name}.${field.name}`;
      const lists = isListType(getNullableType(field.type)) ? [type.name] : [];
      if (isObjectType(type)) walk(type, { root: name, names: [], asked: [name] }, [type.name], lists);
    }
  }
  return ways;
}

/** A document, and what its variables stand for. */
export interface Asked {
  document: string;
  variables: Record<string, unknown>;
}

/**
 * The document that goes these ways from a root field, with the arguments of `document` for that field. They are given as variables, so
 * that one text serves every caller and every world, and is parsed, checked and compiled once.
 */
export function documentOf(schema: GraphQLSchema, document: string, root: string, ways: readonly Way[]): Asked {
  const parsed = parse(document);
  const operation = parsed.definitions[0];
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${document} asks for nothing`);
  const [rootType = '', name = ''] = root.split('.');
  const asked = operation.selectionSet.selections.find((one) => one.kind === Kind.FIELD && one.name.value === name);
  const field = (schema.getType(rootType) as GraphQLObjectType).getFields()[name];
  if (!asked || !field) throw new Error(`${document} does not ask for ${root}`);
  const given = (asked as FieldNode).arguments ?? [];
  const declared = given.map(({ name: { value: argument } }) => {
    const type = field.args.find((one) => one.name === argument)?.type;
    return `$${argument}: ${String(type)}`;
  });
  const passed = given.map(({ name: { value: argument } }) => `${argument}: $${argument}`);
  const tree: Tree = {};
  for (const { names } of ways) names.reduce((at, next) => (at[next] ??= {}), tree);
  const inBrackets = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const below = selection(getNamedType(field.type) as GraphQLObjectType, tree);
  return {
    document: `${operation.operation}${inBrackets(declared)} { ${name}${inBrackets(passed)} ${below} }`,
    variables: Object.fromEntries(given.map(({ name: { value: key }, value }) => [key, valueFromASTUntyped(value)])),
  };
}

interface Tree {
  [field: string]: Tree;
}

function selection(type: GraphQLObjectType, tree: Tree): string {
  const fields = type.getFields();
  const mark = marks[type.name] ?? ('id' in fields ? 'id' : '');
  const below = Object.entries(tree).map(
    ([name, next]) => `${name} ${selection(getNamedType(fields[name]?.type) as GraphQLObjectType, next)}`,
  );
  return `{ __typename ${mark} ${below.join(' ')} }`;
}
