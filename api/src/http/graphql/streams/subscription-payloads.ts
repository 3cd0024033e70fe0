import { Kind, visit, type DocumentNode, type ExecutionResult, type OperationDefinitionNode } from 'graphql';

/** The payloads of an event, built once for all subscribers with the same subscription. */
export interface SubscriptionPayloads {
  result: (published: object) => Result;
  /** The same as a server-sent event: the bytes that are sent to each subscriber. */
  event: (published: object) => Buffer | Promise<Buffer>;
}

type Result = ExecutionResult | Promise<ExecutionResult>;

/** A subscription, and how it is executed. */
interface Subscription {
  query: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  answer: (published: object) => Result;
}

const results = new WeakMap<object, Map<string, Result>>();
const events = new WeakMap<object, Map<string, Buffer | Promise<Buffer>>>();

/** The results of a subscription for each event. Arguments that only select events do not change the result. */
export function subscriptionPayloads({
  query,
  document,
  operation,
  variables,
  answer,
}: Subscription): SubscriptionPayloads {
  const chosen = [...variablesOfAnswer(document, operation)].map((name) => [name, variables[name]]);
  const key = JSON.stringify([query, operation.name?.value, chosen]);
  const result = (published: object) => once(results, published, key, () => answer(published));
  const event = (published: object) =>
    once(events, published, key, () => {
      const found = result(published);
      return found instanceof Promise ? found.then(eventOf) : eventOf(found);
    });
  return { result, event };
}

function eventOf(result: ExecutionResult): Buffer {
  return Buffer.from(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
}

function once<Output>(
  made: WeakMap<object, Map<string, Output>>,
  published: object,
  key: string,
  make: () => Output,
): Output {
  const ofPublished = made.get(published) ?? new Map<string, Output>();
  made.set(published, ofPublished);
  const known = ofPublished.get(key) ?? make();
  ofPublished.set(key, known);
  return known;
}

/** The variables that affect the result: all except those that only select events. */
function variablesOfAnswer({ definitions }: DocumentNode, operation: OperationDefinitionNode): Set<string> {
  const fields = operation.selectionSet.selections.map((one) =>
    one.kind === Kind.FIELD ? { ...one, arguments: [] } : one,
  );
  const fragments = definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION);
  const used = new Set<string>();
  for (const part of [...fields, ...fragments, ...(operation.directives ?? [])])
    visit(part, { Variable: ({ name }) => void used.add(name.value) });
  return used;
}
