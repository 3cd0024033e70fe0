import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError, type ValidationRule } from 'graphql';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext, Services } from '../../platform/operation/request-context.js';
import { printError } from '../print-error.js';
import type { BuiltSchema } from './build-graphql-schema.js';
import { compilingExecutor } from './compiling-executor.js';
import { foreignQueries } from './cross-origin-queries.js';
import { plainRefusals } from './plain-refusals.js';
import { queryLimits } from './query-limits.js';
import { writeAnswer } from './write-answer.js';
import { withHttpStatus } from './with-http-status.js';

/** The GraphQL server: Apollo Server over the compiling executor, with limits and the catalogue of errors. */
export async function createGraphqlApi(services: Services, built: BuiltSchema): Promise<ApolloServer<RequestContext>> {
  const { plugins, validationRules, ...limits } = queryLimits();
  const large = new WeakSet();
  const written = new WeakMap<object, string>();
  const executor = compilingExecutor(built.schema, built.accesses, {
    production: services.settings.production,
    translate: services.translateError,
    isLarge: (data) => void large.add(data),
    isWritten: (data, text) => void written.set(data, text),
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
    validationRules: [...validationRules, refuseSubscriptions],
    plugins: [
      ...plugins,
      plainRefusals(built, services.settings),
      foreignQueries(services.settings.publicUrl),
      keepWhole,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    stringifyResult: (result) => {
      const text = result.data && written.get(result.data);
      return text === undefined || text === null
        ? writeAnswer(result, (data) => large.has(data))
        : `{"data":${text}}\n`;
    },
    formatError: (formatted, error) => formatFailure(services, formatted, error),
    logger: services.log,
  });
  await apollo.start();
  return apollo;
}

/** Subscriptions need a stream. */
const refuseSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
    context.reportError(new GraphQLError('Subscriptions are answered at /graphql/stream.', { nodes: node }));
  },
});

/** The response to a mutation may contain a token, and is not compressed on its way. */
const keepWhole: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ operation, response }) => {
        if (operation?.operation === OperationTypeNode.MUTATION)
          response.http.headers.set('cache-control', 'no-store, no-transform');
        return Promise.resolve();
      },
    }),
};

/**
 * The GraphQL error for a request whose viewer could not be determined: with the status of the reason, 503 when the database is
 * unavailable.
 */
export function refuseContext(services: Services, error: Error): never {
  const expected = error instanceof DomainError ? error : services.translateError(error);
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

/** A failure in GraphQL's form: the catalogue's code and sentence in `extensions`, `errors` by field for invalid input; never a stack. */
export function formatFailure(
  services: Services,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const cause = deepestCause(error);
  // The parser recurses per level, and may overflow the stack before it has counted all tokens.
  if (codeOf(formatted) === 'GRAPHQL_PARSE_FAILED' && cause instanceof RangeError)
    return writeSyntaxError({
      message: 'Syntax Error: The document has too many levels.',
      extensions: formatted.extensions,
    });
  if (cause instanceof GraphQLError && cause.path === undefined) {
    // Syntax, validation, limits and variables of the wrong type: the caller's mistake, reported in GraphQL's own words.
    return writeSyntaxError(formatted, statusOfLine(cause));
  }
  const where = formatted.path?.join('.') ?? 'graphql';
  const { message, ...extensions } = printError(services, cause, where);
  return {
    message,
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
    extensions,
  };
}

/** A limit is not a syntax error, although the library calls it one; the one on cost is in the catalogue. */
function writeSyntaxError(formatted: GraphQLFormattedError, status = 400): GraphQLFormattedError {
  const known = codeOf(formatted);
  const words = formatted.message.startsWith('This operation has been blocked as a potential Cross-Site')
    ? howToAsk
    : formatted.message.replace(/^Syntax Error: /, '');
  const isLimit = / limit of \d+ exceeded/.test(words) || words.startsWith('Document contains more that');
  const tooCostly = isLimit && words.includes('Cost limit');
  const code = tooCostly ? 'QUERY_TOO_LARGE' : ownCodes.has(known) ? known : 'INVALID_INPUT';
  return {
    ...formatted,
    message: isLimit || words === howToAsk ? words : formatted.message,
    extensions: { code, status },
  };
}

/** For a person who opens the address in a browser, and for a program without the header. */
const howToAsk =
  'Please send the query by POST, as JSON with Content-Type: application/json. A GET needs the header Apollo-Require-Preflight: true. The guide is at /docs.';

/** The HTTP status that this error demands, where the library chose another one than 400. */
function statusOfLine({ extensions }: GraphQLError): number | undefined {
  const { http } = extensions as { http?: { status?: number } };
  return http?.status;
}

function codeOf({ extensions }: GraphQLFormattedError): string {
  return typeof extensions?.code === 'string' ? extensions.code : '';
}

function deepestCause(error: unknown): unknown {
  let cause = unwrapResolverError(error);
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}
