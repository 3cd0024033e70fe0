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
import type { Access } from '../../platform/schema/access.js';
import { textAnswers, type TextPart } from './answer-as-text.js';
import { guardFields } from './guard-fields.js';
import { withHttpStatus } from './with-http-status.js';
import { largeAnswer } from './write-answer.js';

/** What the executor depends on besides the schema. */
interface ExecutorOptions {
  production: boolean;
  /** The expected failure behind a database error, or nothing when it is a bug. */
  translate(error: unknown): DomainError | undefined;
  /** Told of data that must be written with pauses. */
  isLarge(data: object): void;
  /** Told of data that is written already: its JSON. */
  isWritten(data: object, text: string): void;
}

/** Runs documents compiled to plain functions, once per document, after the fields asked for were checked against the viewer. */
export function compilingExecutor(
  schema: GraphQLSchema,
  accesses: ReadonlyMap<string, Access>,
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
    // Who asks within this server wants objects.
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

/** Nothing of an answer that would be too large is given: which part it would be is left to chance. */
function withErrors(data: ExecutionResult['data'], errors: readonly GraphQLError[]): ExecutionResult {
  const tooLarge = errors.find(isTooLarge);
  return tooLarge ? { errors: [tooLarge] } : { data, errors };
}

/** The answer that is made of texts; where a part of it failed, an ordinary one. */
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
    // As it was thrown: whatever says that the database is away stands in it.
    const cause = error as Error;
    return asGraphqlError({ message: cause.message, path: [name], originalError: cause }, options);
  });
  const isWhole = failed.every(({ isNullable }) => isNullable);
  const told = parts.map((part) => [part.name, 'text' in part ? (JSON.parse(part.text) as unknown) : null]);
  return withErrors(isWhole ? (Object.fromEntries(told) as Record<string, unknown>) : null, errors);
}

function unknownOperation(name: string | undefined): GraphQLError {
  return new GraphQLError(
    name ? `Unknown operation named "${name}".` : 'Name the operation, where a text holds several: operationName.',
  );
}

/** Refusals that are not about one field alone: they decide the status of the HTTP answer. */
const forWholeAnswer = new Set<ErrorCode>(['UNAVAILABLE', 'QUERY_TOO_LARGE']);

function isTooLarge({ originalError }: GraphQLError): boolean {
  return originalError instanceof DomainError && originalError.code === 'QUERY_TOO_LARGE';
}

/** The compiled queries give errors of a class of their own, with fixed messages: here they become ordinary ones. */
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
