import {
  getArgumentValues,
  getVariableValues,
  isNonNullType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { RecordClass, ReadingOf } from '../../platform/record-readings.js';
import type { RequestContext } from '../../platform/request-context.js';
import { asText } from '../../platform/selection.js';
import type { LookAheadInfo } from '../../platform/selection-of.js';
import { textOf } from '../../platform/text-row.js';
import { partsAsText, textSelectionOf, type TextSelection } from '../../platform/text-selection.js';

/** What was thrown at a document's one root field. */
export interface TextRefusal {
  error: unknown;
  name: string;
  isNullable: boolean;
}

/** What a root field gives: a record, or an object some of whose fields hold records. */
type TextOf = { record: RecordClass } | { parts: Readonly<Record<string, RecordClass>> };

/** A document whose one root field goes out as it is read. */
interface TextDocument {
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  name: string;
  of: TextOf;
  fragments: Record<string, FragmentDefinitionNode>;
  /** What is asked for, where no variable changes that. */
  known?: TextSelection;
}

/**
 * Answers documents of one root field whose records go out as PostgreSQL writes them (`asText` of the field), past the compiled queries:
 * nothing becomes an object only to be written again. Gives nothing for all others.
 */
export function textAnswers(schema: GraphQLSchema) {
  const documents = new WeakMap<OperationDefinitionNode, TextDocument | null>();

  return async (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown>,
    ctx: RequestContext,
  ): Promise<{ data: string } | TextRefusal | undefined> => {
    let known = documents.get(operation);
    if (known === undefined) documents.set(operation, (known = textDocument(schema, document, operation)));
    if (!known) return undefined;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    // The compiled query says what is wrong with them.
    if (!coerced) return undefined;
    const asked = askedOf(known, coerced, ctx.services.readingOf);
    if (!asked) {
      documents.set(operation, null);
      return undefined;
    }
    const { field, node, name } = known;
    const info: Partial<LookAheadInfo> = {
      fieldName: field.name,
      fieldNodes: [node],
      returnType: field.type,
      fragments: known.fragments,
      operation,
      schema,
      variableValues: coerced,
      asked: asked.selection,
    };
    try {
      const args = getArgumentValues(field, node, coerced);
      const value: unknown = await field.resolve?.(undefined, args, ctx, info as GraphQLResolveInfo);
      const text = textOf(value, asked.selection[asText]);
      if (text === undefined) throw new Error(`${field.name} gave no text`);
      return { data: `{${JSON.stringify(name)}:${text}}` };
    } catch (error) {
      return { error, name, isNullable: !isNonNullType(field.type) };
    }
  };
}

function textDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet, directives }: OperationDefinitionNode,
): TextDocument | null {
  const [node, ...more] = selectionSet.selections;
  if (operation !== OperationTypeNode.QUERY || directives?.length || more.length > 0) return null;
  if (node?.kind !== Kind.FIELD || node.directives?.length) return null;
  const field = schema.getQueryType()?.getFields()[node.name.value];
  const of = field?.extensions.textOf as TextOf | undefined;
  if (!field || !of) return null;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  return { field, node, name: (node.alias ?? node.name).value, of, fragments };
}

function askedOf(
  known: TextDocument,
  variableValues: Record<string, unknown>,
  readingOf: ReadingOf,
): TextSelection | undefined {
  if (known.known) return known.known;
  const { field, node, fragments, of } = known;
  const info = { returnType: field.type, fieldNodes: [node], fragments, variableValues };
  const asked = 'record' in of ? textSelectionOf(info, readingOf(of.record)) : partsAsText(info, of.parts, readingOf);
  if (asked && !asked.varies) known.known = asked;
  return asked;
}
