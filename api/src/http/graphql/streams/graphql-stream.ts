import type { Request, RequestHandler, Response as Answer } from 'express';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
} from 'graphql';
import { specifiedRules, validate, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { createHandler, type Response } from 'graphql-sse';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { networkOf } from '../../../platform/limits/network-of.js';
import type { RequestContext, Services } from '../../../platform/operation/request-context.js';
import { newToken } from '../../../platform/operation/secrets.js';
import { createContext, bearerOf, type FindViewer } from '../../create-context.js';
import type { BuiltSchema } from '../build-graphql-schema.js';
import { formatFailure } from '../graphql-api.js';
import { guardFields } from '../guard-fields.js';
import { queryLimits } from '../query-limits.js';
import { preparedStreams } from './prepared-streams.js';
import { resultsWhileAllowed } from './results-while-allowed.js';
import { streamCounts } from './stream-counts.js';
import { writeEvents } from './write-events.js';
import { subscriptionPayloads } from './subscription-payloads.js';
import { writeStream } from './write-stream.js';

// Longer than most files: one conversation with a client, whose steps share what is open.

/** The GraphQL endpoint for subscriptions. */
export interface GraphqlStream {
  handler: RequestHandler;
  /** Ends all streams without a final event: clients treat that as a lost connection and reconnect, to another process. */
  close(): void;
}

/** The library's context of a request. */
interface Asked {
  response: Answer;
  /** The token of the prepared stream; null where the response is the stream. */
  token: string | null;
  /** Starts sending events after the response headers. */
  begin?: () => void;
}

/** Milliseconds within which a prepared stream must be opened. */
const openTimeout = 30_000;
/** The most parsed and validated documents to cache. */
const mostDocuments = 100;

/**
 * Subscriptions over server-sent events, in the protocol of graphql-sse: each on its own connection, or several on one that was prepared by
 * PUT. Queries and mutations are refused.
 */
export function graphqlStream(services: Services, viewerOf: FindViewer, built: BuiltSchema): GraphqlStream {
  const { parseOptions, validationRules } = queryLimits();
  const counts = streamCounts();
  const prepared = preparedStreams();
  const open = new Set<Answer>();
  const documents = new Map<string, DocumentNode>();
  let isClosing = false;

  const documentOf = (text: string): DocumentNode => {
    const known = documents.get(text);
    if (known) return known;
    const document = parse(text, parseOptions);
    const [mistake] = validate(built.schema, document, [...specifiedRules, ...validationRules]);
    if (mistake) throw mistake;
    if (documents.size >= mostDocuments) documents.clear();
    documents.set(text, document);
    return document;
  };

  const refusal = (error: unknown): Response => {
    const expected = error instanceof DomainError ? error : services.translateError(error);
    const thrown = error instanceof GraphQLError ? error : undefined;
    const cause =
      thrown && !thrown.originalError
        ? thrown
        : new GraphQLError(thrown?.message ?? '', {
            originalError: (thrown?.originalError ?? expected ?? error) as Error,
            path: thrown?.path ?? [],
          });
    const code = thrown && !thrown.originalError ? 'GRAPHQL_VALIDATION_FAILED' : undefined;
    const formatted = formatFailure(services, { message: cause.message, extensions: { code } }, cause);
    const status = typeof formatted.extensions?.status === 'number' ? formatted.extensions.status : 500;
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    return [JSON.stringify({ errors: [formatted] }), { status, statusText: '', headers }];
  };

  const subscribe = async (
    request: Request,
    asked: Asked,
    params: { query: string; operationName?: string | null; variables?: Record<string, unknown> | null },
    leaveStream: () => void,
  ) => {
    const { response } = asked;
    const ctx = await createContext(services, viewerOf, request, response);
    const document = documentOf(params.query);
    const operation = getOperationAST(document, params.operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      throw new DomainError('BAD_REQUEST', {
        message: 'Only a subscription is answered here. Send others to /graphql.',
      });
    guardFields(built.schema, built.accesses, services.settings, document, ctx.viewer);
    const args = {
      schema: built.schema,
      document,
      contextValue: ctx,
      variableValues: params.variables ?? {},
      operationName: params.operationName ?? undefined,
    };
    let end = (): void => undefined;
    const counted = counts.enter(networkOf(request.ip ?? 'unknown'), eventOf(operation, params.variables), () => end());
    const leave = (): void => {
      counted.leave();
      leaveStream();
    };
    try {
      const source = await createSourceEventStream(args);
      if (!(Symbol.asyncIterator in source)) throw source.errors?.[0] ?? new Error('A subscription gave no stream');
      const { query, variables } = params;
      const answer = (event: object) => execute({ ...args, rootValue: event });
      const texts = subscriptionPayloads({ query, document, operation, variables: variables ?? {}, answer });
      const events = source as AsyncIterableIterator<object>;
      if (asked.token !== null && !prepared.has(asked.token)) {
        await events.return?.();
        throw new DomainError('NOT_FOUND', { message: 'This stream is not open.' });
      }
      const isAllowed = () => {
        counted.touch();
        // Of the prepared streams, the least recently used one makes room.
        if (asked.token !== null) prepared.touch(asked.token);
        return stillAllowed(ctx, request);
      };
      // On its own connection without a final event, as when the server stops; clients reconnect.
      end = asked.token === null ? () => endAtOnce(response) : () => void events.return?.();
      if (asked.token !== null) return resultsWhileAllowed(events, texts.result, isAllowed, leave);
      const { silence, begin } = writeEvents(events, texts.event, isAllowed, leave, response);
      asked.begin = begin;
      return silence;
    } catch (error) {
      leave();
      throw error;
    }
  };

  /** A caller with a token receives nothing more once it is invalid. */
  const stillAllowed = async (
    { viewer, ip, sessionCookie: { half } }: RequestContext,
    request: Request,
  ): Promise<boolean> => {
    const token = bearerOf(request);
    if (!token || viewer.kind === 'visitor') return true;
    return viewerOf(token, { network: ip, half }).then(
      (now) => now?.kind === viewer.kind,
      () => false,
    );
  };

  const handle = createHandler<Request, Asked>({
    authenticate: ({ context }) => context.token,
    onSubscribe: async ({ raw, context }, params) => {
      let leave = (): void => undefined;
      try {
        leave = prepared.enter(context.token);
        return await subscribe(raw, context, params, leave);
      } catch (error) {
        leave();
        return refusal(error);
      }
    },
  });

  const ask = (request: Request, asked: Asked, accept: string) =>
    handle({
      method: request.method,
      url: request.url,
      headers: { get: (name) => (name === 'accept' ? accept : request.get(name)) },
      body: request.body as Record<string, unknown>,
      raw: request,
      context: asked,
    });

  /** Ends a stream to make room: its open response, or its subscriptions. */
  const endPrepared = async (token: string, request: Request, response: Answer): Promise<void> => {
    const openAt = prepared.remove(token);
    if (openAt) return endAtOnce(openAt);
    const [body] = await ask(request, { response, token }, 'text/event-stream');
    if (body && typeof body !== 'string') await body.return();
  };

  /** Deletes a stream that nobody opened in time. */
  const expire = async (token: string, request: Request, response: Answer): Promise<void> => {
    if (prepared.isUnopened(token)) await endPrepared(token, request, response);
  };

  const answerTo = async (request: Request, response: Answer): Promise<void> => {
    if (isClosing) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 1 });
    const sentToken = request.get('x-graphql-event-stream-token') ?? (request.query.token as string | undefined);
    const isNew = request.method === 'PUT';
    // The server chooses the token: a guessed or unknown one opens nothing.
    const token = isNew ? newToken() : sentToken && prepared.has(sentToken) ? sentToken : null;
    const isStream = request.accepts(['application/json', 'text/event-stream']) === 'text/event-stream';
    const readsAtOnce = !sentToken && request.method === 'GET' && request.query.query !== undefined;
    const accept = isStream || readsAtOnce ? 'text/event-stream' : '*/*';
    if (sentToken && !token && !isNew) throw new DomainError('NOT_FOUND', { message: 'This stream is not open.' });
    if (isNew && token) {
      const end = (): void => void endPrepared(token, request, response).catch(logFailure);
      prepared.add(token, networkOf(request.ip ?? 'unknown'), end);
      setTimeout(() => void expire(token, request, response).catch(logFailure), openTimeout).unref();
    }
    const asked: Asked = { response, token };
    const [body, { status, headers = {} }] = await ask(request, asked, accept);
    if (!body || typeof body === 'string') {
      response
        .status(status)
        .set({ 'cache-control': 'no-store', ...headers })
        .end(body ?? undefined);
      return;
    }
    if (token) prepared.open(token, response);
    open.add(response);
    try {
      const written = writeStream(body, response);
      asked.begin?.();
      await written;
    } finally {
      open.delete(response);
      if (token) prepared.remove(token);
    }
  };

  const logFailure = (error: unknown): void => services.log.error({ err: error }, 'A stream ended with a failure');

  return {
    handler: (request, response, next) => {
      answerTo(request, response).catch((error: unknown) => {
        if (!response.headersSent) return next(error);
        logFailure(error);
        response.destroy();
      });
    },
    close: () => {
      isClosing = true;
      for (const response of open) response.end();
    },
  };
}

function endAtOnce(response: Answer): void {
  if (response.headersSent) response.end();
  else response.destroy();
}

/** The event of a subscription for counting streams: from its variables or its text. */
function eventOf(operation: OperationDefinitionNode, variables: Record<string, unknown> | null | undefined): string {
  const [field] = operation.selectionSet.selections;
  const value =
    field?.kind === Kind.FIELD ? field.arguments?.find(({ name }) => name.value === 'eventId')?.value : undefined;
  if (value?.kind === Kind.STRING) return value.value.toLowerCase();
  const variable = value?.kind === Kind.VARIABLE ? variables?.[value.name.value] : undefined;
  return typeof variable === 'string' ? variable.toLowerCase() : '';
}
