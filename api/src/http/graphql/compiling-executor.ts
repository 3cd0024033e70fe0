import type { GatewayExecutor } from '@apollo/server-gateway-interface';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, fieldExpansionEnricher, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { ErrorCode } from '../../contract/error-codes.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { FieldAccess } from '../../platform/schema/access.js';
import { textAnswers, type TextPart } from './answer-as-text.js';
import { guardFields } from './guard-fields.js';
import { withHttpStatus } from './with-http-status.js';
import { largeAnswer } from './write-answer.js';

/** What the executor depends on besides the schema. */
interface ExecutorOptions {
  production: boolean;
  /** The expected failure behind a database error; undefined when it is a bug. */
  translate(error: unknown): DomainError | undefined;
  /** Called for data that must be written in time slices. */
  isLarge(data: object): void;
  /** Called for data that is already serialised: its JSON. */
  isWritten(data: object, text: string): void;
}

/** Runs documents compiled to plain functions, once per document, after checking the viewer's access to the requested fields. */
export function compilingExecutor(
  schema: GraphQLSchema,
  accesses: ReadonlyMap<string, FieldAccess>,
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

  const answerAsText = textAnswers(schema);

  return async ({ document, operationName, request, context }) => {
    const ctx = context as RequestContext;
    const operation = getOperationAST(document, request.operationName);
    try {
      guardFields(schema, accesses, options, document, ctx.viewer);
      if (operation?.operation === OperationTypeNode.QUERY) ctx.services.answer.admit();
    } catch (refusal) {
      return {
        errors: [refusal instanceof DomainError ? withHttpStatus(refusal, refusal) : asGraphqlError(refusal, options)],
      };
    }
    if (!operation) return { errors: [unknownOperation(request.operationName)] };
    // Callers within this server want objects.
    const parts = request.http && (await answerAsText(document, operation, request.variables ?? {}, ctx));
    if (parts) return textResult(parts, options);
    const query = compile(document, operationName);
    const result = isCompiledQuery(query) ? await query.query(undefined, ctx, request.variables ?? {}) : query;
    if (result.data && ctx.services.answer.size() > largeAnswer) options.isLarge(result.data);
    if (!result.errors) return result;
    return withErrors(
      result.data,
      result.errors.map((error) => asGraphqlError(error, options)),
    );
  };
}

/** A response that would be too large is dropped as a whole: which part would be missing depends on chance. */
function withErrors(data: ExecutionResult['data'], errors: readonly GraphQLError[]): ExecutionResult {
  const tooLarge = errors.find(isTooLarge);
  return tooLarge ? { errors: [tooLarge] } : { data, errors };
}

/** The response made of JSON texts; an ordinary one if a part failed. */
function textResult(parts: readonly TextPart[], options: ExecutorOptions): ExecutionResult {
  const failed = parts.filter((part) => 'error' in part);
  if (failed.length === 0) {
    const data = {};
    options.isWritten(
      data,
      `{${parts.map((part) => `"${part.name}":${'text' in part ? part.text : 'null'}`).join(',')}}`,
    );
    return { data };
  }
  const errors = failed.map(({ name, error }) => {
    // As thrown: it carries the information that the database is unavailable.
    const cause = error as Error;
    return asGraphqlError({ message: cause.message, path: [name], originalError: cause }, options);
  });
  const isWhole = failed.every(({ isNullable }) => isNullable);
  const values = parts.map((part) => [part.name, 'text' in part ? (JSON.parse(part.text) as unknown) : null]);
  return withErrors(isWhole ? (Object.fromEntries(values) as Record<string, unknown>) : null, errors);
}

function unknownOperation(name: string | undefined): GraphQLError {
  return new GraphQLError(
    name ? `Unknown operation named "${name}".` : 'Name the operation, where a text holds several: operationName.',
  );
}

/** Refusals that concern the whole response: they decide its HTTP status. */
const forWholeAnswer = new Set<ErrorCode>(['UNAVAILABLE', 'QUERY_TOO_LARGE']);

function isTooLarge({ originalError }: GraphQLError): boolean {
  return originalError instanceof DomainError && originalError.code === 'QUERY_TOO_LARGE';
}

/** Compiled queries return errors of a separate class with fixed messages: here they become ordinary GraphQL errors. */
function asGraphqlError(cause: unknown, { translate }: ExecutorOptions): GraphQLError {
  if (cause instanceof GraphQLError && Object.getPrototypeOf(cause) === GraphQLError.prototype) return cause;
  const { path, originalError } = cause as { path?: (string | number)[]; originalError?: Error };
  const expected = originalError instanceof DomainError ? originalError : translate(originalError);
  if (originalError && expected && forWholeAnswer.has(expected.code))
    return withHttpStatus(originalError, expected, path);
  return new GraphQLError((cause as Error).message, {
    path,
    originalError,
    extensions: originalError ? {} : { code: path ? 'INTERNAL' : 'INVALID_INPUT' },
  });
}
