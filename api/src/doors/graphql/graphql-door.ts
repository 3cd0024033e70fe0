import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Server } from 'node:http';
import type { RequestContext, Services } from '../../platform/request-context.js';
import { printError } from '../print-error.js';
import type { BuiltSchema } from './build-graphql-schema.js';
import { compilingExecutor } from './compiling-executor.js';

// Above our own deepest page with room to spare; far below what hurts.
const armor = new ApolloArmor({
  maxDepth: { n: 14, propagateOnRejection: true },
  maxAliases: { n: 30 },
  maxDirectives: { n: 30 },
  maxTokens: { n: 3000 },
  costLimit: { maxCost: 20_000, depthCostFactor: 1.3 },
  blockFieldSuggestion: { enabled: true },
});

/** The GraphQL door: Apollo Server over the compiling executor, with limits and the one catalogue of errors. */
export async function createGraphqlDoor(
  services: Services,
  built: BuiltSchema,
  httpServer: Server,
): Promise<ApolloServer<RequestContext>> {
  const { plugins, validationRules } = armor.protect();
  const executor = compilingExecutor(built.schema, built.audiences, { production: services.settings.production });
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
    validationRules,
    plugins: [
      ...(plugins as ApolloServerPlugin<RequestContext>[]),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 10_000 }),
    ],
    formatError: (formatted, error) => formatFailure(services, formatted, error),
    logger: services.log,
  });
  await apollo.start();
  return apollo;
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
    const code = String(formatted.extensions?.code ?? '');
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

function deepestCause(error: unknown): unknown {
  let cause = unwrapResolverError(error);
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}
