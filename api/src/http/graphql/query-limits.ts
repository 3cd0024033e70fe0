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

// Above our own deepest page with room to spare; far below what hurts.
const armor = new ApolloArmor({
  maxDepth: { n: 14, propagateOnRejection: true },
  maxAliases: { n: 30 },
  maxDirectives: { n: 30 },
  // The parser itself counts tokens: it stops in the middle, and documents that it knows are not counted again.
  maxTokens: { enabled: false },
  // Below: what the armor makes of `first` is not ours.
  costLimit: { enabled: false },
  // Ours knows who may read the schema: plain-refusals.ts.
  blockFieldSuggestion: { enabled: false },
});

/** What a document may cost at most, in the terms of Apollo Server's settings. */
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
 * A document costs the same with and without `first`, written into it or given as a variable: the armor would multiply by the one that is
 * written, and so refuse a page where it lets the whole list pass. How many rows an answer may hold has a ceiling of its own.
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

/** A schema without subscriptions says so before anything runs. */
const refuseUnknownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
  },
});
