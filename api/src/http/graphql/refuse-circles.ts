import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type GraphQLCompositeType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/**
 * Refuses a list of a type below another list of the same type: shifts of the event of the role of every shift. Each round of such a circle
 * multiplies the response by the number of rows, so that a short, shallow document could occupy the database for minutes. Single objects
 * may repeat: the event of the role of every shift is fine.
 */
export const refuseCircles: ValidationRule = (context) => ({
  OperationDefinition(node) {
    const root = context.getSchema().getRootType(node.operation);
    if (root) walk(context, new Set(), node.selectionSet, root, []);
  },
});

/** `lists` are the types of the ancestor lists; `known` skips fragments that were walked with the same ones. */
function walk(
  context: ValidationContext,
  known: Set<string>,
  { selections }: SelectionSetNode,
  parent: GraphQLCompositeType,
  lists: readonly string[],
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const field = isObjectType(parent) ? parent.getFields()[selection.name.value] : undefined;
      const type = field && getNamedType(field.type);
      if (!field || !isCompositeType(type) || !selection.selectionSet) continue;
      const row = isListType(getNullableType(field.type)) ? rowOf(type) : undefined;
      if (row && lists.includes(row)) {
        const message = `A list of ${row} may not be asked for below another list of ${row}.`;
        context.reportError(new GraphQLError(message, { nodes: selection }));
        continue;
      }
      walk(context, known, selection.selectionSet, type, row ? [...lists, row] : lists);
      continue;
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      walk(
        context,
        known,
        selection.selectionSet,
        typeOf(context, selection.typeCondition?.name.value) ?? parent,
        lists,
      );
      continue;
    }
    const name = selection.name.value;
    const fragment = context.getFragment(name);
    const way = [name, ...[...lists].sort()].join(' ');
    if (!fragment || known.has(way)) continue;
    known.add(way);
    walk(context, known, fragment.selectionSet, typeOf(context, fragment.typeCondition.name.value) ?? parent, lists);
  }
}

/** The type of a list's rows; for edges, the type of their node. */
function rowOf(type: GraphQLCompositeType): string {
  const node = isObjectType(type) && type.name.endsWith('Edge') ? type.getFields().node : undefined;
  return getNamedType(node?.type ?? type).name;
}

function typeOf(context: ValidationContext, name: string | undefined): GraphQLCompositeType | undefined {
  const type = name === undefined ? undefined : context.getSchema().getType(name);
  return type && isCompositeType(type) ? type : undefined;
}
