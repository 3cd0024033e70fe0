import { getNamedType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { apiKeyScopeNames, apiKeyScopes, strangersScope } from '../src/contract/people/api-key.js';
import { errorCatalogue } from '../src/contract/error-codes.js';
import { feedKindNames } from '../src/contract/feed.js';
import { webhookKindNames } from '../src/contract/webhook.js';
import type { BuiltSchema } from '../src/http/graphql/build-graphql-schema.js';
import { heedsVersion } from '../src/http/rest/record-tag.js';
import { kindMeanings, scopeMeanings, subjects } from '../src/http/rest/subjects.js';
import { anchorOf, tags } from '../src/http/rest/tags.js';
import { feedColumns } from '../src/features/feeds/feed-columns.js';
import type { Route } from '../src/platform/schema/route.js';
import type { KeyAccess } from '../src/platform/operation/viewer.js';
import { routes } from '../src/registry.js';
import { restMatrix, rootMatrix } from './authorization-matrix.js';

/* docs/api-reference.md, of the routes, the schema and the lists in the code. Longer than most files: one document, part by part. */

const code = (text: string) => `\`${text}\``;
const codes = (texts: readonly string[]) => texts.map(code).join(' ') || '–';
const cell = (text: string) => text.replaceAll('\n', ' ').replaceAll('|', '\\|').trim();

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(columns), `|${' --- |'.repeat(columns.length)}`, ...rows.map(line)].join('\n');
}

/** A paragraph or a list in lines of at most 120 characters; code as it is. */
function wrapped(text: string): string {
  if (text.startsWith('```')) return text;
  const lines = text.split('\n').flatMap((part) => {
    const indent = part.startsWith('- ') ? '  ' : '';
    const words = part.split(' ');
    const made: string[] = [];
    let line = words.shift() ?? '';
    for (const word of words) {
      if (`${line} ${word}`.length <= 120) line += ` ${word}`;
      else {
        made.push(line);
        line = indent + word;
      }
    }
    return [...made, line];
  });
  return lines.join('\n');
}

/**
 * Who may call, by the answers to each caller in the authorization matrix. Its order: visitor, household, other
 * household, lead, other lead, admin.
 */
function whoOf(answers: readonly (number | string)[], path = ''): string {
  const refusals = /^(401|403|404|NOT_SIGNED_IN|FORBIDDEN|\w+_NOT_FOUND)$/;
  const [visitor, household, , lead, otherLead, admin] = answers.map((answer) => !refusals.test(String(answer)));
  if (visitor) return /\{token\}/.test(path) ? 'link' : 'everybody';
  // Nothing is behind the id that the matrix asks for: who may ask is all that it says.
  if (!household && !lead && !admin)
    return String(answers[5]) === String(answers[0]) ? 'everybody' : String(answers[3]) === '403' ? 'admin' : 'staff';
  const staff = lead ? (otherLead ? 'staff' : 'its lead, admin') : admin ? 'admin' : '';
  return [household ? 'household' : '', staff].filter(Boolean).join(', ');
}

function scopeOf(scope: KeyAccess | undefined, isForAll: boolean): string {
  if (scope === undefined) return '–';
  return scope === 'any' || (scope === strangersScope && isForAll) ? 'every key' : code(scope);
}

/** Scopes of which one is enough. */
function scopesOf(route: Route | undefined): string | undefined {
  return route?.scopes?.map(code).join(' or ');
}

/** What a path says itself; what every path may refuse stands above the tables. */
function refusedBy(route: Route): string[] {
  return [
    ...(heedsVersion(route) ? ['PRECONDITION_FAILED'] : []),
    ...(route.takesKey ? ['IDEMPOTENCY_MISMATCH'] : []),
    ...(route.refuses ?? []),
  ].filter((one, index, all) => all.indexOf(one) === index);
}

/** Headers of a request that mean something there. */
function headersOf(route: Route): string[] {
  return [...(route.takesKey ? ['Idempotency-Key'] : []), ...(heedsVersion(route) ? ['If-Match'] : [])];
}

/** The root field of GraphQL that does the same under the same name: `getShift` is `shift`. */
function twinOf({ id }: Route): string {
  const read = id.replace(/^(?:get|list|read)([A-Z])/, (_, letter: string) => letter.toLowerCase());
  return `Mutation.${id}` in rootMatrix ? code(id) : `Query.${read}` in rootMatrix ? code(read) : '–';
}

function restPart(): string {
  return Object.entries(tags)
    .map(([name, about]) => {
      const own = routes.filter(({ tag }) => tag === name);
      const rows = own.map((route) => {
        const call = `${route.method.toUpperCase()} ${route.path}`;
        const answers = restMatrix[call]?.answers;
        if (!answers) throw new Error(`${call} is not in the authorization matrix`);
        const who = whoOf(answers, route.path);
        return [
          code(call),
          route.summary,
          who,
          scopesOf(route) ?? scopeOf(route.scope, route.callers.includes('anybody')),
          twinOf(route),
          codes(headersOf(route)),
          codes(refusedBy(route)),
        ];
      });
      const columns = ['call', 'what it does', 'who', 'scope of a key', 'GraphQL', 'headers', 'refusals of its own'];
      const more = Object.entries(subjects[name as keyof typeof tags] ?? {}).flatMap(([heading, paragraphs]) => [
        ...(heading ? [`#### ${heading}`] : []),
        ...paragraphs.map(wrapped),
      ]);
      return [`### ${name}`, about, table(columns, rows), ...more].join('\n\n');
    })
    .join('\n\n');
}

function rootRows(type: GraphQLObjectType, accesses: BuiltSchema['accesses']): string[][] {
  return Object.values(type.getFields())
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map((field) => {
      const key = `${type.name}.${field.name}`;
      const { does, refuses } = readDescription(field);
      const answers = rootMatrix[key]?.answers;
      if (!answers) throw new Error(`${key} is not in the authorization matrix`);
      const args = field.args.map(({ name }) => name);
      const shown = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
      const access = accesses.get(key);
      return [
        code(shown),
        does,
        code(getNamedType(field.type).name),
        whoOf(answers, args.includes('token') ? '{token}' : ''),
        scopesOf(routes.find((route) => twinOf(route) === code(field.name))) ??
          scopeOf(access?.scope, access?.audience === 'public'),
        refuses,
      ];
    });
}

/** A description without its last sentence, which names the refusals; and these. */
function readDescription({ description }: GraphQLField<unknown, unknown>): { does: string; refuses: string } {
  const [does = '', refuses = ''] = (description ?? '').split(/\s*\bErrors?: /);
  return { does, refuses: refuses.replace(/\.$/, '').replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g, code) || '–' };
}

function graphqlPart({ schema, accesses }: BuiltSchema): string {
  const parts: [string, GraphQLObjectType | null | undefined][] = [
    ['Queries', schema.getQueryType()],
    ['Mutations', schema.getMutationType()],
    ['Subscriptions', schema.getSubscriptionType()],
  ];
  const columns = ['field', 'what it does', 'gives', 'who', 'scope of a key', 'refusals'];
  return parts
    .map(([heading, type]) => `### ${heading}\n\n${table(columns, type ? rootRows(type, accesses) : [])}`)
    .join('\n\n');
}

/** Columns of each kind of feed, in the order in which they stand; those that several have once. */
function feedPart(): string {
  return feedKindNames
    .map((kind) => {
      const rows = feedColumns[kind].map(({ name, schema }) => [code(name), schema.description ?? '']);
      return `### ${kind}\n\n${table(['column', 'what it holds'], rows)}`;
    })
    .join('\n\n');
}

/** The whole document. */
export function printApiReference(built: BuiltSchema): string {
  const subjectLinks = Object.keys(tags).map((name) => `[${name}](#${anchorOf(name)})`);
  const errors = Object.entries(errorCatalogue).map(([name, { status, message }]) => [
    code(name),
    String(status),
    message,
  ]);
  return `# API reference

${wrapped('Written by `TRAILCREW_WRITE=on npm test -- api api-reference`, from the routes, the schema and the lists in the code. The [guide](api.md) says how to use it, and explains the words. `/api/docs` has the parameters, bodies and answers of each path.')}

- [REST](#rest)
${subjectLinks.map((link) => `  - ${link}`).join('\n')}
- GraphQL: [queries](#queries), [mutations](#mutations), [subscriptions](#subscriptions)
- [Scopes of API keys](#scopes-of-api-keys)
- [Messages of webhooks](#messages-of-webhooks)
- [Columns of feeds](#columns-of-feeds)
- [Error codes](#error-codes)

## How to read the tables

- **who**: \`everybody\`; the \`household\` with its cookie; \`link\`, with the link that was mailed or shared; \`staff\`, leads
  and admins; \`its lead\`, the lead of the category, while it does not exist for other leads; \`admin\`.
- **scope of a key**: what an [API key](#scopes-of-api-keys) needs. \`–\`: no key may call it.
- **GraphQL**: the root field that does the same, where it has the same name.
- **headers**: those of a request that mean something there.
- **refusals of its own**: besides them each path may refuse for what it is. All: \`INTERNAL\`, \`UNAVAILABLE\`,
  \`INVALID_API_KEY\`, \`FORBIDDEN\`, \`TOO_MANY_REQUESTS\`, \`BAD_REQUEST\` (a parameter that it does not have), \`NOT_FOUND\`.
  Calls that change something: \`CROSS_SITE\`, \`INVALID_INPUT\`, \`INVALID_JSON\`, \`PAYLOAD_TOO_LARGE\`,
  \`UNSUPPORTED_MEDIA_TYPE\`. Calls of staff: \`NOT_SIGNED_IN\`, \`SESSION_EXPIRED\`. \`/api/docs\` lists all of each path.

## REST

${restPart()}

## GraphQL

[\`schema.graphql\`](../schema.graphql) describes all types and fields. Staff look them up in \`/api-guide\`.

${graphqlPart(built)}

## Scopes of API keys

${table(
  ['scope', 'as admins see it', 'opens'],
  apiKeyScopeNames.map((name) => [code(name), apiKeyScopes[name], scopeMeanings[name]]),
)}

## Messages of webhooks

${table(
  ['kind', 'sent when'],
  [
    ...webhookKindNames.map((kind) => [code(kind), kindMeanings[kind]]),
    ['`webhook.test`', 'someone tries the receiver; `data` holds the `webhookId` alone'],
  ],
)}

Every message has the same form. It names nobody: it holds ids alone.

\`\`\`json
{
  "type": "signup.created",
  "timestamp": "2027-02-18T07:30:00.000Z",
  "data": { "id": "…", "eventId": "…", "categoryId": "…", "shiftId": "…", "position": "…" }
}
\`\`\`

${wrapped('`id` is the record, and the others are what it lies within, as far as it lies within them. `position` is the place among all that happened: a cursor of `/api/changes`.')}

## Columns of feeds

${wrapped('Columns stand in this order. New ones are only ever added at the end. Days are `YYYY-MM-DD` and times `HH:MM` by the event’s clock; an end before the start is on the next day. Columns that end in `At` are instants in UTC.')}

${feedPart()}

## Error codes

${table(['code', 'status', 'sentence'], errors)}
`;
}
