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
import type { RecordClass, ReadingOf } from '../../platform/reading/record-readings.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { asText } from '../../platform/reading/selection.js';
import type { LookAheadInfo } from '../../platform/reading/selection-of.js';
import { textOf } from '../../platform/reading/sql/text-row.js';
import { partsAsText, textSelectionOf, type TextSelection } from '../../platform/reading/sql/text-selection.js';

/** The result of a root field: its JSON, or the error it threw. */
export type TextPart = { name: string; text: string } | { name: string; error: unknown; isNullable: boolean };

/** What a root field returns: a record, or an object with fields that hold records. */
type TextOf = { record: RecordClass } | { parts: Readonly<Record<string, RecordClass>> };

/** A root field of a document whose records are passed on as read. */
interface TextRoot {
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  name: string;
  of: TextOf;
  fragments: Record<string, FragmentDefinitionNode>;
  /** The selection, if it does not depend on variables. */
  known?: TextSelection;
}

/**
 * Executes documents whose records are all sent as PostgreSQL writes them (`asText` of the root fields), bypassing the compiled queries: no
 * object is built only to be serialised again. Returns undefined for all other documents.
 */
export function textAnswers(schema: GraphQLSchema) {
  const documents = new WeakMap<OperationDefinitionNode, readonly TextRoot[] | null>();

  return async (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown>,
    ctx: RequestContext,
  ): Promise<TextPart[] | undefined> => {
    let roots = documents.get(operation);
    if (roots === undefined) documents.set(operation, (roots = textRoots(schema, document, operation)));
    if (!roots) return undefined;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    // The compiled query reports what is wrong with them.
    if (!coerced) return undefined;
    const asked = roots.map((root) => askedOf(root, coerced, ctx.services.readingOf));
    if (!asked.every((one) => one !== undefined)) {
      documents.set(operation, null);
      return undefined;
    }
    return Promise.all(
      roots.map(async ({ field, node, name, fragments }, at): Promise<TextPart> => {
        const { selection } = asked[at] as TextSelection;
        const info: Partial<LookAheadInfo> = {
          ...{ fieldName: field.name, fieldNodes: [node], returnType: field.type, fragments, operation, schema },
          ...{ variableValues: coerced, asked: selection },
        };
        try {
          const args = getArgumentValues(field, node, coerced);
          const value: unknown = await field.resolve?.(undefined, args, ctx, info as GraphQLResolveInfo);
          const text = textOf(value, selection[asText]);
          if (text === undefined) throw new Error(`${field.name} gave no text`);
          return { name, text };
        } catch (error) {
          return { name, error, isNullable: !isNonNullType(field.type) };
        }
      }),
    );
  };
}

function textRoots(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet: { selections }, directives }: OperationDefinitionNode,
): TextRoot[] | null {
  if (operation !== OperationTypeNode.QUERY || directives?.length) return null;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  const roots: TextRoot[] = [];
  for (const node of selections) {
    if (node.kind !== Kind.FIELD || node.directives?.length) return null;
    const field = schema.getQueryType()?.getFields()[node.name.value];
    const of = field?.extensions.textOf as TextOf | undefined;
    const name = (node.alias ?? node.name).value;
    if (!field || !of || roots.some((root) => root.name === name)) return null;
    roots.push({ field, node, name, of, fragments });
  }
  return roots;
}

function askedOf(
  root: TextRoot,
  variableValues: Record<string, unknown>,
  readingOf: ReadingOf,
): TextSelection | undefined {
  if (root.known) return root.known;
  const { field, node, fragments, of } = root;
  const info = { returnType: field.type, fieldNodes: [node], fragments, variableValues };
  const asked = 'record' in of ? textSelectionOf(info, readingOf(of.record)) : partsAsText(info, of.parts, readingOf);
  if (asked && !asked.varies) root.known = asked;
  return asked;
}
