import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { Viewer } from '../../platform/operation/viewer.js';
import type { BuiltSchema } from './build-graphql-schema.js';
import { guardFields, mayIntrospect } from './guard-fields.js';

/** Of so many mistakes in a document its author is told at once; all of them could be many times what was sent. */
const mostMistakes = 10;

/**
 * What a document that is not valid is answered. Rights come before words: whoever asks for a field that they may not see hears that alone.
 * Whoever may read the schema is helped ('Did you mean "shifts"?'); strangers in production get the sentence without the schema's names.
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

/** GraphQL's own sentences end with what it would have known; those of operations have a path and stay. */
function withoutSuggestions(error: GraphQLFormattedError): GraphQLFormattedError {
  if (error.path) return error;
  return { ...error, message: error.message.replaceAll(/ Did you mean [^?]*\?/g, '') };
}
