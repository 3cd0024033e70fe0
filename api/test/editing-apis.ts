import { roleTexts } from '../src/contract/text/role-texts.js';
import type { SharedTestServer } from './shared-test-server.js';

/* What staff may change, through both APIs with one answer: so that one table of cases serves both. */

/** What either API said. */
export interface Edited {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  changedBy?: string;
  /** The record as it is since. */
  record?: Record<string, unknown> & { id: string; version?: number };
  /** Several records. */
  records?: { id: string }[];
  warnings?: string[];
  removed?: { opportunities: number; shifts: number; signups: number; people: number };
}

type Caller = Record<string, string>;
type Fields = Record<string, unknown>;

/** The verbs of editing over one API. */
export interface EditingApi {
  name: 'REST' | 'REST for leads' | 'GraphQL';
  createOpportunity(input: Fields, caller?: Caller): Promise<Edited>;
  updateOpportunity(id: string, changes: Fields, caller?: Caller): Promise<Edited>;
  deleteOpportunity(id: string, tellPeople: boolean, caller?: Caller): Promise<Edited>;
  createShift(input: Fields, caller?: Caller): Promise<Edited>;
  createShifts(shifts: Fields[], caller?: Caller): Promise<Edited>;
  updateShift(id: string, changes: Fields, tellPeople: boolean, caller?: Caller): Promise<Edited>;
  deleteShift(id: string, tellPeople: boolean, caller?: Caller): Promise<Edited>;
  deleteCategory(id: string, tellPeople: boolean, caller?: Caller): Promise<Edited>;
}

/** Both APIs of a server; REST under both of its prefixes. */
export function editingApis(server: () => SharedTestServer): EditingApi[] {
  return [rest(server, 'admin', 'REST'), rest(server, 'lead', 'REST for leads'), graphql(server)];
}

function rest(server: () => SharedTestServer, prefix: 'admin' | 'lead', name: EditingApi['name']): EditingApi {
  const call = async (method: string, path: string, body: unknown, caller: Caller = {}): Promise<Edited> => {
    const answer = await server().rest<Fields>(method, path, body, caller);
    const { code, message, errors, changedBy, warnings, removed, shifts, ...record } = answer.body;
    return {
      status: answer.status,
      ...(code ? { code, message, errors, changedBy } : { warnings, removed, records: shifts }),
      ...('id' in record ? { record } : {}),
    } as Edited;
  };
  return {
    name,
    createOpportunity: (input, caller) => call('POST', `/api/${prefix}/opportunities`, input, caller),
    updateOpportunity: (id, changes, caller) => call('PATCH', `/api/${prefix}/opportunities/${id}`, changes, caller),
    deleteOpportunity: (id, tellPeople, caller) =>
      call('DELETE', `/api/${prefix}/opportunities/${id}`, tellPeople ? { tellPeople } : undefined, caller),
    createShift: (input, caller) => call('POST', `/api/${prefix}/shifts`, input, caller),
    createShifts: (shifts, caller) => call('POST', `/api/${prefix}/shift-batches`, { shifts }, caller),
    updateShift: (id, changes, tellPeople, caller) =>
      call('PATCH', `/api/${prefix}/shifts/${id}`, { ...changes, tellPeople }, caller),
    deleteShift: (id, tellPeople, caller) =>
      call('DELETE', `/api/${prefix}/shifts/${id}${tellPeople ? '?tellPeople=true' : ''}`, undefined, caller),
    deleteCategory: (id, tellPeople, caller) => call('DELETE', `/api/admin/categories/${id}`, { tellPeople }, caller),
  };
}

const opportunity = `opportunity { id eventId categoryId name ${Object.keys(roleTexts).join(' ')} location version }`;
const shift =
  'id eventId opportunityId date startTime endTime qtyRequired qtyRegistered stillRequired location notes version';
const removal = 'opportunities shifts signups people';

function graphql(server: () => SharedTestServer): EditingApi {
  const call = async (
    document: string,
    variables: Fields,
    caller: Caller | undefined,
    read: (data: Fields) => Omit<Edited, 'status'>,
    success = 200,
  ): Promise<Edited> => {
    const { data, errors } = await server().graphql<Fields | null>(document, variables, caller);
    const [error] = errors ?? [];
    if (error) {
      const { code, status, errors: fields, changedBy } = error.extensions;
      return { status, code, message: error.message, errors: fields, changedBy };
    }
    return { status: success, ...read(Object.values(data ?? {})[0] as Fields) };
  };
  const record = (field: string) => (data: Fields) =>
    ({ record: data[field], warnings: data.warnings }) as Omit<Edited, 'status'>;
  const removed = (data: Fields) => ({ removed: data }) as unknown as Omit<Edited, 'status'>;
  return {
    name: 'GraphQL',
    createOpportunity: (input, caller) =>
      call(
        `mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { ${opportunity} } }`,
        { input },
        caller,
        record('opportunity'),
        201,
      ),
    updateOpportunity: (id, { tellPeople, ...input }, caller) =>
      call(
        `mutation ($id: ID!, $input: UpdateOpportunityInput!, $tellPeople: Boolean) {
          updateOpportunity(id: $id, input: $input, tellPeople: $tellPeople) { ${opportunity} } }`,
        { id, input, tellPeople },
        caller,
        record('opportunity'),
      ),
    deleteOpportunity: (id, tellPeople, caller) =>
      call(
        `mutation ($id: ID!, $tellPeople: Boolean) { deleteOpportunity(id: $id, tellPeople: $tellPeople) { ${removal} } }`,
        { id, tellPeople },
        caller,
        removed,
      ),
    createShift: (input, caller) =>
      call(
        `mutation ($input: CreateShiftInput!) { createShift(input: $input) { warnings shift { ${shift} } } }`,
        { input },
        caller,
        record('shift'),
        201,
      ),
    createShifts: (shifts, caller) =>
      call(
        'mutation ($shifts: [CreateShiftInput!]!) { createShifts(shifts: $shifts) { warnings shifts { id } } }',
        { shifts },
        caller,
        (data) => ({ records: data.shifts as { id: string }[], warnings: data.warnings as string[] }),
        201,
      ),
    updateShift: (id, input, tellPeople, caller) =>
      call(
        `mutation ($id: ID!, $input: UpdateShiftInput!, $tellPeople: Boolean) {
          updateShift(id: $id, input: $input, tellPeople: $tellPeople) { warnings shift { ${shift} } } }`,
        { id, input, tellPeople },
        caller,
        record('shift'),
      ),
    deleteShift: (id, tellPeople, caller) =>
      call(
        `mutation ($id: ID!, $tellPeople: Boolean) { deleteShift(id: $id, tellPeople: $tellPeople) { ${removal} } }`,
        { id, tellPeople },
        caller,
        removed,
      ),
    deleteCategory: (id, tellPeople, caller) =>
      call(
        `mutation ($id: ID!, $tellPeople: Boolean) { deleteCategory(id: $id, tellPeople: $tellPeople) { ${removal} } }`,
        { id, tellPeople },
        caller,
        removed,
      ),
  };
}
