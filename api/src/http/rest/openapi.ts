/* Longer than most files: it builds one document, whose parts share the schemas that they refer to. */

import type { GraphQLSchema } from 'graphql';
import { z, type ZodType } from 'zod';
import { strangersScope } from '../../contract/people/api-key.js';
import { errorCatalogue, type ErrorCode } from '../../contract/error-codes.js';
import type { DocumentedAnswer } from '../../platform/schema/documented-answer.js';
import type { Caller, Route } from '../../platform/schema/route.js';
import { answerSchemas, type AnswerSchemas, type JsonSchema } from './answer-schema.js';
import { bodySchemas } from './body-schemas.js';
import { errorSchema, problemSchema } from './error-schemas.js';
import { hasOlderNames } from './older-names.js';
import { heedsVersion } from './record-tag.js';
import { refusalsOf } from './refusals-of.js';
import { subjects } from './subjects.js';
import { anchorOf, tags } from './tags.js';
import { messageSchema, webhookMessages } from './webhook-messages.js';

/** What the document contains about the product and about authentication. */
export interface DocumentInfo {
  title: string;
  version: string;
  serverUrl: string;
  /** The name of the household's cookie. */
  cookieName: string;
}

/**
 * The REST paths as an OpenAPI 3.1 document, generated from the routes, selections and zod schemas that serve them; records have the types
 * of the GraphQL schema.
 */
export function openApiDocument(routes: readonly Route[], graphql: GraphQLSchema, info: DocumentInfo) {
  const answers = answerSchemas(graphql);
  const bodies = bodySchemas(inputSchema);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method] = operationOf(route, answers, bodies);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${info.title} API`,
      version: info.version,
      description: 'The documented REST paths. GraphQL reads and writes the same at /graphql.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'The guide, with a quick start.', url: `${info.serverUrl}/docs` },
    servers: [{ url: info.serverUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({
      name,
      description,
      ...(name in subjects
        ? { externalDocs: { description: 'The rules', url: `${info.serverUrl}/docs/reference#${anchorOf(name)}` } }
        : {}),
    })),
    paths,
    webhooks: webhookMessages(),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a staff sign-in.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'tck_…',
          description: 'An API key; what it may read depends on its scopes.',
        },
        ...(routes.some(({ callers }) => callers.includes('device')) ? { deviceToken } : {}),
        householdCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: info.cookieName,
          description: 'Set by a signup, by a lookup, and by opening a mailed household link.',
        },
      },
      schemas: {
        ...answers.schemas,
        ...bodies.schemas,
        WebhookMessage: messageSchema(),
        Error: errorSchema(),
        RenamingError: errorSchema('error'),
        Problem: problemSchema(),
      },
    },
  };
}

/** The scheme of devices, listed once a path takes it. */
const deviceToken = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'tcd_…',
  description: 'The token of a helper’s browser that joined by a check-in link.',
};

function operationOf(route: Route, answers: AnswerSchemas, bodies: Bodies) {
  const responses: Record<string, unknown> = {};
  for (const [status, answer] of Object.entries(route.answers))
    responses[status] = responseOf(answer, answers, route, status);
  if (isTagged(route)) responses[304] = { description: 'The same as the answer whose `ETag` came as `If-None-Match`.' };
  for (const [status, codes] of refusalsOf(route)) responses[status] = refusalOf(status, codes, route.refusalField);
  return {
    operationId: route.id,
    tags: [route.tag],
    summary: route.summary,
    ...(route.scopes || route.scope ? { description: scopeWords(route) } : {}),
    parameters: [...parametersOf(route)],
    security: securityOf(route.callers),
    ...bodyOf(route, bodies),
    responses,
  };
}

/** Whether responses of this path may carry a tag, and be 304 for a caller who sends it. */
function isTagged({ method, path }: Route): boolean {
  return method === 'get' && /^\/(api|event|feeds)\//.test(path);
}

function* parametersOf(route: Route) {
  const { path, params = {}, query = {}, takesKey } = route;
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    yield { name, in: 'path', required: true, ...describedBy(params[name] ?? z.string().meta({ format: 'uuid' })) };
  }
  for (const [name, schema] of Object.entries(query)) yield { name, in: 'query', ...describedBy(schema) };
  if (isTagged(route)) {
    const known = z.string().describe('The `ETag` of an answer: when it would be the same, it is 304 without a body.');
    yield { name: 'If-None-Match', in: 'header', ...describedBy(known) };
  }
  if (heedsVersion(route)) {
    const tag = z.string().describe('The `ETag` of the record as it was read: another version is refused with 412.');
    yield { name: 'If-Match', in: 'header', ...describedBy(tag) };
  }
  if (takesKey) {
    const key = z.string().max(200).describe('The same key and input within 24 hours give the first answer again.');
    yield { name: 'Idempotency-Key', in: 'header', ...describedBy(key) };
  }
}

/** OpenAPI has the description beside the schema, zod inside it. */
function describedBy(parameter: ZodType) {
  const { description, deprecated, ...schema } = inputSchema(parameter);
  return { ...(description ? { description } : {}), ...(deprecated ? { deprecated } : {}), schema };
}

function inputSchema(input: ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    // With several patterns, zod states the type once, outside; generators of types need it in each part.
    override: ({ jsonSchema: { type, allOf = [] } }) => {
      if (type) for (const part of allOf) part.type ??= type;
    },
  }) as JsonSchema;
  return schema;
}

function securityOf(callers: readonly Caller[]): Record<string, string[]>[] {
  const schemes = {
    anybody: {},
    household: { householdCookie: [] },
    staff: { bearer: [] },
    key: { apiKey: [] },
    device: { deviceToken: [] },
  };
  return callers.length === 1 && callers[0] === 'anybody' ? [] : callers.map((caller) => schemes[caller]);
}

type Bodies = ReturnType<typeof bodySchemas>;

/** What a key needs for a path. */
function scopeWords({ scope, scopes, callers }: Route): string {
  if (scopes) return `An API key needs the scope ${scopes.map((one) => `\`${one}\``).join(' or ')}.`;
  if (scope === 'any' || (scope === strangersScope && callers.includes('anybody'))) return 'Open to every API key.';
  return `An API key needs the scope \`${scope}\`.`;
}

function bodyOf(route: Route, bodies: Bodies) {
  if (route.takes === 'upload' && route.method === 'put') {
    const schema = { type: 'string', contentMediaType: 'application/octet-stream' };
    return { requestBody: { required: true, content: { 'image/*': { schema } } } };
  }
  if (!route.body) return {};
  const type = route.takes === 'upload' ? 'multipart/form-data' : 'application/json';
  const mail = { 'message/rfc822': { schema: { type: 'string', contentMediaType: 'message/rfc822' } } };
  const json = type === 'application/json' ? bodies.of(route.body, route.id) : { schema: inputSchema(route.body) };
  const content = { [type]: json, ...(route.takesMail && mail) };
  return { requestBody: { required: !route.bodyIsOptional, content } };
}

/** Further headers of a response. */
function usualHeaders(route: Route, status: string): Record<string, ZodType> {
  return {
    'Request-Id': requestIdHeader,
    ...(isTagged(route) || heedsVersion(route) || status === '201' ? { ETag: tagHeader } : {}),
    ...(status === '201' ? { Location: locationHeader } : {}),
    ...(hasOlderNames(route) ? { Deprecation: deprecationHeader } : {}),
    ...(route.callers.includes('key') ? allowanceHeaders : {}),
  };
}

const deprecationHeader = z
  .string()
  .optional()
  .describe('When a parameter that was sent became an older name (RFC 9745); missing without one.');
const requestIdHeader = z.string().optional().describe('The name of this answer, for questions about it.');
const locationHeader = z.string().optional().describe('Where the new record is read, if it has a path of its own.');
const tagHeader = z.string().optional().describe('Stands for this very answer.');
const allowanceHeaders = {
  'RateLimit-Limit': z.int().optional().describe('To a key: how often it may ask within a minute.'),
  'RateLimit-Remaining': z.int().optional().describe('To a key: how often it still may.'),
  'RateLimit-Reset': z.int().optional().describe('To a key: seconds until it may as often as ever.'),
};

function responseOf(answer: ZodType | DocumentedAnswer, answers: AnswerSchemas, route: Route, status: string) {
  const { schema, types, headers: own = {} } = answer instanceof z.ZodType ? { schema: answer } : answer;
  const headers = { ...own, ...usualHeaders(route, status) };
  const content = schema
    ? { 'application/json': { schema: answers.of(schema) } }
    : Object.fromEntries((types ?? []).map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]));
  const listed = Object.entries(headers).map(([name, header]) => {
    const required = !(header instanceof z.ZodOptional);
    return [name, { required, ...describedBy(header) }] as const;
  });
  return { description: 'Done', ...(listed.length > 0 ? { headers: Object.fromEntries(listed) } : {}), content };
}

function refusalOf(status: number, codes: readonly ErrorCode[], refusalField: Route['refusalField']) {
  const waits = status === 429 || status === 503;
  const error = { $ref: `#/components/schemas/${refusalField ? 'RenamingError' : 'Error'}` };
  const narrowed = { type: 'object', properties: { code: { type: 'string', enum: codes } }, required: ['code'] };
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
    ...(waits ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } } : {}),
    ...(status === 401
      ? { headers: { 'WWW-Authenticate': { description: 'How to be let in.', schema: { type: 'string' } } } }
      : {}),
    content: {
      'application/json': { schema: { allOf: [error, narrowed] } },
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    },
  };
}
