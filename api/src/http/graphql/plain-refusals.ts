import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import type { BuiltSchema } from './build-graphql-schema.js';
import { guardFields, mayIntrospect } from './guard-fields.js';

/** The number of errors to report for one document; all of them could be many times its size. */
const mostMistakes = 10;

/**
 * The response to an invalid document. FORBIDDEN takes precedence over validation errors: a caller who requests a field without access
 * receives only that. Callers who may read the schema get suggestions ('Did you mean "shifts"?'); visitors in production get the message
 * without names from the schema.
 */
export function plainRefusals(
  { schema, accesses }: Pick<BuiltSchema, 'schema' | 'accesses'>,
  options: { production: boolean },
): ApolloServerPlugin<RequestContext> {
  const refusalOf = (document: DocumentNode, viewer: Viewer): DomainError | undefined => {
    try {
      guardFields(schema, accesses, options, document, viewer);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof DomainError) return refusal;
      throw refusal;
    }
  };

  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ document, contextValue, response }) => {
          if (response.body.kind !== 'single') return Promise.resolve();
          const result = response.body.singleResult;
          if (!result.errors) return Promise.resolve();
          if (result.errors.every(isInvalid)) result.errors = result.errors.slice(0, mostMistakes);
          const refusal =
            document && result.errors.some(isInvalid) ? refusalOf(document, contextValue.viewer) : undefined;
          if (refusal) {
            const { message, code, status, needs } = refusal;
            response.http.status = status;
            result.errors = [{ message, extensions: { code, status, ...needs } }];
          } else if (!mayIntrospect(contextValue.viewer, options)) {
            result.errors = result.errors.map(withoutSuggestions);
          }
          return Promise.resolve();
        },
      }),
  };
}

function isInvalid({ extensions }: GraphQLFormattedError): boolean {
  return extensions?.code === 'GRAPHQL_VALIDATION_FAILED';
}

/** GraphQL's own messages end with suggestions; those of operations have a path and stay unchanged. */
function withoutSuggestions(error: GraphQLFormattedError): GraphQLFormattedError {
  if (error.path) return error;
  return { ...error, message: error.message.replaceAll(/ Did you mean [^?]*\?/g, '') };
}
