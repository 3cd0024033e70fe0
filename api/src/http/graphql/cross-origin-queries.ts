import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { isOwnOrigin } from '../own-origin.js';
import { withHttpStatus } from './with-http-status.js';

/** Pages of other sites may only send queries; anything else in a document is refused (CROSS_SITE). */
export function foreignQueries(publicUrl: string): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ request, operation }) => {
          const origin = request.http?.headers.get('origin');
          if (operation?.operation === OperationTypeNode.QUERY || origin === undefined) return Promise.resolve();
          if (isOwnOrigin(publicUrl, origin, request.http?.headers.get('host'))) return Promise.resolve();
          const refusal = new DomainError('CROSS_SITE');
          throw withHttpStatus(refusal, refusal);
        },
      }),
  };
}
