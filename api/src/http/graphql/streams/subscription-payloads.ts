import { Kind, visit, type DocumentNode, type ExecutionResult, type OperationDefinitionNode } from 'graphql';

/** What is put together once of what is told, for all who ask for the same of it. */
export interface SubscriptionPayloads {
  result: (told: object) => Result;
  /** The same as a server-sent event: the very bytes that go out to each of them. */
  event: (told: object) => Buffer | Promise<Buffer>;
}

type Result = ExecutionResult | Promise<ExecutionResult>;

/** A question, and how it is answered. */
interface Question {
  query: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  answer: (told: object) => Result;
}

const results = new WeakMap<object, Map<string, Result>>();
const events = new WeakMap<object, Map<string, Buffer | Promise<Buffer>>>();

/** The answers of a question to whatever is told. Whom something is told, and from when on, makes no other answer of it. */
export function subscriptionPayloads({
  query,
  document,
  operation,
  variables,
  answer,
}: Question): SubscriptionPayloads {
  const chosen = [...variablesOfAnswer(document, operation)].map((name) => [name, variables[name]]);
  const key = JSON.stringify([query, operation.name?.value, chosen]);
  const result = (told: object) => once(results, told, key, () => answer(told));
  const event = (told: object) =>
    once(events, told, key, () => {
      const found = result(told);
      return found instanceof Promise ? found.then(eventOf) : eventOf(found);
    });
  return { result, event };
}

function eventOf(result: ExecutionResult): Buffer {
  return Buffer.from(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
}

function once<Output>(
  made: WeakMap<object, Map<string, Output>>,
  told: object,
  key: string,
  make: () => Output,
): Output {
  const ofTold = made.get(told) ?? new Map<string, Output>();
  made.set(told, ofTold);
  const known = ofTold.get(key) ?? make();
  ofTold.set(key, known);
  return known;
}

/** The variables that decide what an answer holds: all but those that only say what is listened to. */
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
