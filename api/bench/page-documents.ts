import { concatAST, Kind, parse, print, separateOperations } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A query of a page, with the fragments that it uses, and the names of its variables. */
interface PageDocument {
  query: string;
  variables: readonly string[];
}

/** The queries of the web client in a checkout, by their names: each side of a comparison asks what its own pages ask. */
export function pageDocuments(folder: string): ReadonlyMap<string, PageDocument> {
  const client = join(folder, 'web', 'src');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.graphql'));
  const all = concatAST(files.map((path) => parse(readFileSync(join(client, path), 'utf8'))));
  return new Map(
    Object.entries(separateOperations(all)).map(([name, document]) => {
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const declared = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
      return [name, { query: print(document), variables: declared.map(({ variable }) => variable.name.value) }];
    }),
  );
}

/** The pages of staff that are compared, and the variables that they ask with. */
export const staffPages: readonly [name: string, variablesOf: (eventId: string) => Record<string, unknown>][] = [
  [
    'SignupTable',
    (eventId) => ({ filter: { eventId }, sort: { column: 'SIGNED_UP', descending: true }, first: 50, offset: 0 }),
  ],
  ['EventBoard', (eventId) => ({ eventId })],
  ['ReportsTab', (eventId) => ({ eventId, date: null })],
  ['Roster', (eventId) => ({ eventId })],
];
