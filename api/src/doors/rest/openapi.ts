import { z } from 'zod';
import { errorCatalogue } from '../../contract/error-codes.js';
import type { Route } from '../../platform/route.js';

/** The REST paths as an OpenAPI 3.1 document, printed from the very routes and zod schemas that serve them. */
export function openApiDocument(routes: readonly Route[], info: { title: string; version: string; serverUrl: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${info.title} API`,
      version: info.version,
      description: 'The documented REST paths. GraphQL reads and writes the same at /graphql.',
    },
    servers: [{ url: info.serverUrl }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string', description: 'A sentence for people.' },
            code: { type: 'string', enum: Object.keys(errorCatalogue) },
            errors: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'Field name to sentence, for bad input.',
            },
          },
        },
      },
    },
  };
}

/** Paths that only staff may call at all. `/api/volunteer/…` is not among them: households use it. */
const staffPaths = /^\/api\/(admin|leads?|reports|exports|bulk-mails|volunteers|upload)(\/|$)/;

function operationOf(route: Route) {
  const pathParameters = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const queryParameters = Object.entries(route.query ?? {}).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
  return {
    summary: route.summary,
    parameters: [...pathParameters, ...queryParameters],
    ...(staffPaths.test(route.path) ? { security: [{ bearer: [] }] } : {}),
    ...bodyOf(route),
    responses: {
      '2XX': { description: 'Done', content: { 'application/json': {} } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function bodyOf(route: Route) {
  if (route.takes === 'upload' && route.method === 'put') {
    return {
      requestBody: { required: true, content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } },
    };
  }
  if (route.takes === 'upload') {
    const schema = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' }, eventId: { type: 'string' } },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!route.body) return {};
  const schema = z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' });
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}
