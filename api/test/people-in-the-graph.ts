import { getNamedType, getNullableType, isListType, isObjectType, Kind, parse, print } from 'graphql';
import type { FieldNode, GraphQLObjectType, GraphQLSchema, SelectionNode } from 'graphql';
import type { Pool } from 'pg';
import type { Caller } from './authorization-world.js';

/* The ways through the schema that lead to people, as documents; and who may see whom, worked out from the tables by hand. */

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
  Signup: 'id shiftId volunteer { id }',
  Household: 'email',
  Volunteer: 'id email phone firstName lastName household { email }',
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
      // Documents may be 14 levels deep.
      if (longer.names.length > 10) continue;
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

/** The document that goes these ways from a root field, with the arguments of `document` for that field. */
export function documentOf(schema: GraphQLSchema, document: string, root: string, ways: readonly Way[]): string {
  const parsed = parse(document);
  const operation = parsed.definitions[0];
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${document} asks for nothing`);
  const [rootType = '', name = ''] = root.split('.');
  const asked = operation.selectionSet.selections.find((one) => one.kind === Kind.FIELD && one.name.value === name);
  const type = (schema.getType(rootType) as GraphQLObjectType).getFields()[name];
  if (!asked || !type) throw new Error(`${document} does not ask for ${root}`);
  const tree: Tree = {};
  for (const { names } of ways) names.reduce((at, field) => (at[field] ??= {}), tree);
  const below = `{ x ${selection(getNamedType(type.type) as GraphQLObjectType, tree)} }`;
  const x = (parse(below).definitions[0] as typeof operation).selectionSet.selections[0] as FieldNode;
  const selections: SelectionNode[] = [{ ...(asked as FieldNode), selectionSet: x.selectionSet }];
  return print({ ...operation, selectionSet: { ...operation.selectionSet, selections } });
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

/** A signup with all that decides who may see it. */
interface Known {
  id: string;
  shift: string;
  lead: string | null;
  volunteer: string;
  email: string;
  phone: string | null;
}

/** Who asks: a household by its address, a user who leads, an admin, or somebody whom nobody knows. */
export interface Asking {
  caller: Caller;
  userId?: string;
  /** The household that is open to them here, and whether it was opened by its mailed link. */
  household?: { email: string; byLink: boolean };
}

/** What the tables hold of signups and people, and what of it a caller may see. */
export async function readTruth(pool: Pool) {
  const { rows } = await pool.query<Known>(
    `select g.id, g.shift_id as shift, c.lead_id as lead, v.id as volunteer, v.email, v.phone from signup g
     join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id
     join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id`,
  );
  const shifts = await pool.query<{ id: string; lead: string | null }>(
    `select s.id, c.lead_id as lead from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id`,
  );
  const leads = ({ caller, userId }: Asking, lead: string | null | undefined) =>
    caller === 'admin' || (lead != null && lead === userId);
  const seen = (asking: Asking, one: Known) => leads(asking, one.lead) || one.email === asking.household?.email;
  const idsOf = (some: Known[]) => some.map(({ id }) => id).sort();
  return {
    signups: rows,
    mayReach: (asking: Asking, signup: string) => rows.some((one) => one.id === signup && seen(asking, one)),
    /** The ids of a shift's signups; null where they are not the caller's to see. */
    ofShift: (asking: Asking, shift: string) => {
      const lead = shifts.rows.find(({ id }) => id === shift)?.lead;
      return leads(asking, lead) ? idsOf(rows.filter((one) => one.shift === shift)) : null;
    },
    ofVolunteer: (asking: Asking, volunteer: string) => {
      const own = rows.filter((one) => one.volunteer === volunteer && seen(asking, one));
      return own.length > 0 ? idsOf(own) : null;
    },
    /** The ids of the people of a household, as far as they are the caller's to see. */
    ofHousehold: (asking: Asking, address: string) =>
      [...new Set(rows.filter((one) => one.email === address && seen(asking, one)).map((one) => one.volunteer))].sort(),
    contactOf: (asking: Asking, volunteer: string) => {
      const own = rows.filter((one) => one.volunteer === volunteer);
      const led = own.some(({ lead }) => leads(asking, lead));
      const open = own.some(({ email }) => email === asking.household?.email);
      const [{ email, phone } = { email: null, phone: null }] = own;
      return {
        email: led || open ? email : null,
        phone: led || (open && asking.household?.byLink) ? phone : null,
      };
    },
  };
}
