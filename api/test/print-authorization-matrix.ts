import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { audienceOf } from '../src/platform/reading/access-scope.js';
import { entities, routes } from '../src/registry.js';
import { openDuringSetUp, restMatrix, rootMatrix, typeMatrix } from './authorization-matrix.js';
import { callers } from './authorization-world.js';

/* The matrix as people read it: docs/authorization-matrix.md. */

/** What a cell of the matrix means to its readers. */
function word(answer: number | string): string {
  if (answer === 'ok' || (typeof answer === 'number' && answer < 300)) return 'yes';
  if (answer === 'NOT_SIGNED_IN' || answer === 401) return 'sign in';
  if (answer === 'FORBIDDEN' || answer === 403) return 'no';
  if (answer === 404 || String(answer).endsWith('_FOUND')) return 'not there';
  return `yes: ${answer}`;
}

const cells = (answers: readonly (number | string)[]): string => answers.map(word).join(' | ');
const names = callers.map((caller) => caller.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
const headed = (first: string[], rows: string[]): string => {
  const columns = [...first, ...names];
  return [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...rows].join('\n');
};
/** The first sentence of a description, as a cell holds it. */
const firstOf = (text = ''): string =>
  (text.split(/(?<=[.!?])\s/)[0] ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ');

function restTable(): string {
  const summaries = new Map(routes.map(({ method, path, summary }) => [`${method.toUpperCase()} ${path}`, summary]));
  const rows = Object.entries(restMatrix).map(
    ([route, { answers }]) => `| \`${route}\` | ${firstOf(summaries.get(route))} | ${cells(answers)} |`,
  );
  return headed(['route', 'what it does'], rows);
}

function rootTable(schema: GraphQLSchema): string {
  const rows = Object.entries(rootMatrix).map(([field, { answers }]) => {
    const [type = '', name = ''] = field.split('.');
    const { description } = (schema.getType(type) as GraphQLObjectType).getFields()[name] ?? {};
    return `| \`${field}\` | ${firstOf(description ?? '')} | ${cells(answers)} |`;
  });
  return headed(['field', 'what it does'], rows);
}

/** Fields of a type that are open to the same callers share a line. */
function typeTable(): string {
  const rows = Object.entries(typeMatrix).flatMap(([type, { fields }]) => {
    const alike = new Map<string, string[]>();
    for (const [field, answers] of Object.entries(fields))
      alike.set(cells(answers), [...(alike.get(cells(answers)) ?? []), field]);
    return [...alike].map(([open, some]) => `| \`${type}\` | ${some.join(', ')} | ${open} |`);
  });
  return headed(['type', 'fields'], rows);
}

/** What only some see of a record, or only some records at all, as the records' classes say it. */
function recordTable(): string {
  const rows = entities.flatMap((record) => {
    const { rows: whole, fields } = audienceOf(record);
    return [
      ...(whole ? [[`\`${record.name}\``, whole, 'left out of every list']] : []),
      ...[...fields].map(([field, bonds]) => [`\`${record.name}.${field}\``, bonds, '`null`']),
    ].map(
      ([what, bonds, otherwise]) => `| ${String(what)} | ${(bonds as string[]).join(', ')} | ${String(otherwise)} |`,
    );
  });
  return ['| what | of whom | for others |', '| --- | --- | --- |', ...rows.sort()].join('\n');
}

/** The whole document. */
export function printAuthorizationMatrix(schema: GraphQLSchema): string {
  const fields = Object.values(typeMatrix).reduce((sum, type) => sum + Object.keys(type.fields).length, 0);
  const [rest, roots] = [Object.keys(restMatrix).length, Object.keys(rootMatrix).length];
  return `# Who may call what

Written by \`TRAILCREW_WRITE=on npm test -- api authorization-matrix\`, of \`api/test/authorization-matrix-*.ts\`. The same
test calls every cell for real, fails when a route or field is missing, and when this file is not what it would write.

${rest} routes, ${roots} root fields and ${fields} fields of types, each for ${names.length} callers: ${(rest + roots + fields) * names.length} cells.

- The **household** holds the cookie of the household whose person, signup or link is asked for, the **other
  household** that of somebody else on the same shift. **Lead** leads the category in question, **other lead** another
  category of the same event.
- **yes**: answered. **yes: 400**, or a code: let in, and then told what is wrong with the call or with the record.
- **sign in**: refused, as nobody is signed in (401, \`NOT_SIGNED_IN\`). **no**: refused by their role (403,
  \`FORBIDDEN\`). **not there**: as if the record did not exist (404, \`…_NOT_FOUND\`).
- A list that a lead may ask for holds what is of their own categories alone, see the last table.

## REST

${restTable()}

## Root fields of GraphQL

${rootTable(schema)}

## Fields of types of GraphQL

${typeTable()}

## Before a second factor is set up

Where \`REQUIRE_SECOND_FACTOR\` asks for one, staff who have none may call this alone, by any API
(\`api/test/second-factor-apis.test.ts\`); everything else answers \`SECOND_FACTOR_SETUP_REQUIRED\`:

${openDuringSetUp.map((one) => `- \`${one}\``).join('\n')}

## Records that are only for some

Admins see all of them. How a record is recognised as somebody's stands at its class (\`@OwnershipRules\`);
\`api/test/people-in-the-graph.test.ts\` walks each way of up to eight steps to them.

- **lead**: they lead the category that it belongs to.
- **household**: it is of the household that is open to them.
- **link**: the household was opened by its mailed link.

${recordTable()}
`;
}
