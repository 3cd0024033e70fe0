import { ApolloServer } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Server } from 'node:http';
import type { RequestContext, Services } from '../../platform/request-context.js';
import { printError } from '../print-error.js';
import type { BuiltSchema } from './build-graphql-schema.js';
import { compilingExecutor } from './compiling-executor.js';
import { queryLimits } from './query-limits.js';
import { withHttpStatus } from './with-http-status.js';

/** The GraphQL door: Apollo Server over the compiling executor, with limits and the one catalogue of errors. */
export async function createGraphqlDoor(
  services: Services,
  built: BuiltSchema,
  httpServer: Server,
): Promise<ApolloServer<RequestContext>> {
  const { plugins, ...limits } = queryLimits();
  const executor = compilingExecutor(built.schema, built.audiences, {
    production: services.settings.production,
    translate: services.translateError,
  });
  const apollo = new ApolloServer<RequestContext>({
    gateway: {
      onSchemaLoadOrUpdate(callback) {
        callback({ apiSchema: built.schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      load: () => Promise.resolve({ executor }),
      stop: () => Promise.resolve(),
    },
    // The field guard decides who may introspect.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    ...limits,
    plugins: [
      ...plugins,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 1_000 }),
    ],
    formatError: (formatted, error) => formatFailure(services, formatted, error),
    logger: services.log,
  });
  await apollo.start();
  return apollo;
}

/** A request whose viewer could not be found out, as GraphQL tells it: with the status of the reason, 503 when the database is away. */
export function refuseContext(services: Services, error: Error): never {
  const expected = services.translateError(error);
  throw expected ? withHttpStatus(error, expected) : error;
}

const ownCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

/** A failure as GraphQL tells it: the catalogue's code and sentence in `extensions`, `errors` by field for bad input; never a stack. */
function formatFailure(services: Services, formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = deepestCause(error);
  if (cause instanceof GraphQLError && cause.path === undefined) {
    // Syntax, validation, limits and variables of the wrong type: the caller's mistake, told in GraphQL's own words.
    const code = codeOf(formatted);
    return { ...formatted, extensions: { code: ownCodes.has(code) ? code : 'INVALID_INPUT', status: 400 } };
  }
  const where = formatted.path?.join('.') ?? 'graphql';
  const { status, code, message, errors, retryAfterSeconds } = printError(services, cause, where);
  return {
    message,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions: { code, status, ...(errors ? { errors } : {}), ...(retryAfterSeconds ? { retryAfterSeconds } : {}) },
  };
}

function codeOf({ extensions }: GraphQLFormattedError): string {
  return typeof extensions?.code === 'string' ? extensions.code : '';
}

function deepestCause(error: unknown): unknown {
  let cause = unwrapResolverError(error);
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}
