import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import {
  GraphQLError,
  visit,
  type OperationDefinitionNode,
  type FragmentDefinitionNode,
  type ParseOptions,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { refuseCircles } from './refuse-circles.js';

// Above the needs of our own deepest page, far below what does harm.
const armor = new ApolloArmor({
  maxDepth: { n: 14, propagateOnRejection: true },
  maxAliases: { n: 30 },
  maxDirectives: { n: 30 },
  // The parser counts tokens itself: it stops early, and cached documents are not counted again.
  maxTokens: { enabled: false },
  // See below: the armor's treatment of `first` does not fit.
  costLimit: { enabled: false },
  // Ours depends on the viewer: plain-refusals.ts.
  blockFieldSuggestion: { enabled: false },
});

/** The limits of a document, in the terms of Apollo Server's settings. */
export function queryLimits(): {
  parseOptions: ParseOptions;
  maxRecursiveSelections: number;
  validationRules: ValidationRule[];
  plugins: ApolloServerPlugin<RequestContext>[];
} {
  const { plugins, validationRules } = armor.protect();
  return {
    parseOptions: { maxTokens: 3000 },
    maxRecursiveSelections: 20_000,
    validationRules: [...validationRules, refuseCostly, refuseCircles, refuseUnknownOperations],
    plugins: plugins as ApolloServerPlugin<RequestContext>[],
  };
}

const limitCost = costLimitRule({
  maxCost: 20_000,
  scalarCost: 1,
  objectCost: 2,
  depthCostFactor: 1.3,
  propagateOnRejection: false,
  onReject: [(context, error) => context?.reportError(error)],
});

/**
 * A document costs the same with and without `first`, as a literal or as a variable. The armor would multiply by a literal, and so refuse a
 * page where it allows the whole list. A separate ceiling limits the rows of a response.
 */
const refuseCostly: ValidationRule = (context) => {
  const unpaged = Object.create(context, {
    getFragment: {
      value: (name: string) => {
        const fragment = context.getFragment(name);
        return fragment && withoutFirst(fragment);
      },
    },
  }) as ValidationContext;
  const limit = limitCost(unpaged);
  return { OperationDefinition: (node) => limit.onOperationDefinitionEnter(withoutFirst(node)) };
};

function withoutFirst<Node extends OperationDefinitionNode | FragmentDefinitionNode>(node: Node): Node {
  return visit(node, { Argument: ({ name }) => (name.value === 'first' ? null : undefined) });
}

/** Refuses operations of a type that the schema lacks before anything runs. */
const refuseUnknownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
  },
});
