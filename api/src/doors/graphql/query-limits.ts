import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, type ParseOptions, type ValidationRule } from 'graphql';
import type { RequestContext } from '../../platform/request-context.js';
import { refuseCircles } from './refuse-circles.js';

// Above our own deepest page with room to spare; far below what hurts.
const armor = new ApolloArmor({
  maxDepth: { n: 14, propagateOnRejection: true },
  maxAliases: { n: 30 },
  maxDirectives: { n: 30 },
  // The parser itself counts tokens: it stops in the middle, and documents that it knows are not counted again.
  maxTokens: { enabled: false },
  costLimit: { maxCost: 20_000, depthCostFactor: 1.3 },
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
    validationRules: [...validationRules, refuseCircles, refuseUnknownOperations],
    plugins: plugins as ApolloServerPlugin<RequestContext>[],
  };
}

/** A schema without subscriptions says so before anything runs. */
const refuseUnknownOperations: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
  },
});
