import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import { GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { compileQuery, fieldExpansionEnricher, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Audience } from '../../platform/viewer.js';
import { guardFields } from './guard-fields.js';
import { withHttpStatus } from './with-http-status.js';

/** What the executor depends on besides the schema. */
interface ExecutorOptions {
  production: boolean;
  /** The expected failure behind a database error, or nothing when it is a bug. */
  translate(error: unknown): DomainError | undefined;
}

/** Runs documents compiled to plain functions, once per document, after the fields asked for were checked against the viewer. */
export function compilingExecutor(
  schema: GraphQLSchema,
  audiences: ReadonlyMap<string, Audience>,
  options: ExecutorOptions,
): GatewayExecutor {
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | ExecutionResult>>();

  const compile = (document: DocumentNode, operationName: string | null): CompiledQuery | ExecutionResult => {
    let byName = compiled.get(document);
    if (!byName) compiled.set(document, (byName = new Map<string, CompiledQuery | ExecutionResult>()));
    const key = operationName ?? '';
    let query = byName.get(key);
    if (!query) {
      query = compileQuery(schema, document, operationName ?? undefined, {
        resolverInfoEnricher: fieldExpansionEnricher,
      });
      byName.set(key, query);
    }
    return query;
  };

  return async ({ document, operationName, request, context }) => {
    const ctx = context as RequestContext;
    try {
      guardFields(schema, audiences, options, document, ctx.viewer);
    } catch (refusal) {
      return {
        errors: [refusal instanceof DomainError ? withHttpStatus(refusal, refusal) : asGraphqlError(refusal, options)],
      };
    }
    const query = compile(document, operationName);
    const result = isCompiledQuery(query) ? await query.query(undefined, ctx, request.variables ?? {}) : query;
    return result.errors ? { ...result, errors: result.errors.map((error) => asGraphqlError(error, options)) } : result;
  };
}

/** The compiled queries give errors of a class of their own, with fixed messages: here they become ordinary ones. */
function asGraphqlError(cause: unknown, { translate }: ExecutorOptions): GraphQLError {
  if (cause instanceof GraphQLError && Object.getPrototypeOf(cause) === GraphQLError.prototype) return cause;
  const { path, originalError } = cause as { path?: (string | number)[]; originalError?: Error };
  const expected = originalError instanceof DomainError ? originalError : translate(originalError);
  if (originalError && expected?.code === 'UNAVAILABLE') return withHttpStatus(originalError, expected, path);
  return new GraphQLError((cause as Error).message, {
    path,
    originalError,
    extensions: originalError ? {} : { code: path ? 'INTERNAL' : 'INVALID_INPUT' },
  });
}
