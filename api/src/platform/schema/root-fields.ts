import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, Info, Mutation, Query, Resolver } from 'type-graphql';
import { respondIdempotently } from '../operation/idempotency.js';
import { inputFields } from './input-type.js';
import { AllowAccess } from './access.js';
import type { Operation } from '../operation/operation.js';
import { documentedRefusals } from '../operation/refusals.js';
import { withFieldAlias, withIdempotencyKey, type RequestContext } from '../operation/request-context.js';
import { selectionOf } from '../reading/selection-of.js';
import type { Selection } from '../reading/selection.js';

/** The options of a root field besides its operation. */
interface RootFieldOptions<Input, Output> {
  /** The returned type; a list in brackets. */
  gives: object;
  /**
   * Its records are sent as the database writes them where no code computes fields (`TextRow`). For an object that is not a record: its
   * fields with records, and their classes.
   */
  asText?: true | { readonly [Field in keyof Output]?: object };
  /** It may return null. */
  nullable?: true;
  /** Its purpose; the error codes are added from its operation. */
  description: string;
  /** Its arguments: fields of the operation's input, each with its description. */
  args?: { readonly [Name in keyof Input]?: string };
  /** GraphQL types of arguments that are more specific than their JSON types. */
  types?: { readonly [Name in keyof Input]?: object };
  /** An argument, `input` unless named, whose fields are fields of the operation's input. */
  input?: { name?: string; type: object; nullable?: true; description: string };
  /** Takes an idempotency key: the same key returns the first response again. */
  takesKey?: true;
  /** The first read of `answer` is sent together with the operation's COMMIT (`runAndAnswer`). */
  answersWithCommit?: true;
  /** Builds the response from the operation's output (default: the output itself), the selection and the arguments. */
  answer?(ctx: RequestContext, output: Output, selection: Selection, args: Input): unknown;
}

/** Adds a root field to a resolver, under its name. */
type RootField = (prototype: object, name: string) => void;

/** A root field that reads. */
export function query<Input, Output>(
  op: Operation<Input, Output>,
  options: RootFieldOptions<Input, Output>,
): RootField {
  return rootField(Query, op, options);
}

/** A root field that changes something. */
export function mutation<Input, Output>(
  op: Operation<Input, Output>,
  options: RootFieldOptions<Input, Output>,
): RootField {
  return rootField(Mutation, op, options);
}

/**
 * A resolver with these root fields. Each runs its operation, which checks access and arguments; an operation with a `selection` receives
 * the requested fields.
 */
export function rootFields(fields: Record<string, RootField>): new () => object {
  const resolver = class {};
  Resolver()(resolver);
  for (const [name, put] of Object.entries(fields)) put(resolver.prototype, name);
  return resolver;
}

const keyDescription = 'The same key and input within 24 hours give the first answer again. At most 200 characters.';

function rootField<Input, Output>(
  kind: typeof Query | typeof Mutation,
  op: Operation<Input, Output>,
  {
    gives,
    asText,
    nullable,
    description,
    args = {},
    types = {},
    input,
    takesKey,
    answersWithCommit,
    answer,
  }: RootFieldOptions<Input, Output>,
): RootField {
  const { access } = op;
  if (access === 'internal') throw new Error(`'${op.name}' is internal: no root field may call it.`);
  return (prototype, name) => {
    const fields = inputFields(op.input);
    const innerName = input?.name ?? 'input';
    const declared: [arg: string, type: () => object, options: { nullable?: boolean; description: string }][] = [];
    for (const [arg, text] of Object.entries(args as Record<string, string>)) {
      const field = fields[arg];
      if (!field) throw new Error(`'${op.name}' takes no '${arg}'`);
      const type = (types as Record<string, object>)[arg];
      declared.push([arg, () => type ?? field.type(), { nullable: field.nullable, description: text }]);
    }
    if (input)
      declared.push([innerName, () => input.type, { nullable: input.nullable, description: input.description }]);
    if (takesKey) declared.push(['idempotencyKey', () => String, { nullable: true, description: keyDescription }]);

    const resolve = async (ctx: RequestContext, info: GraphQLResolveInfo, ...values: unknown[]): Promise<unknown> => {
      const sent = Object.fromEntries(declared.map(([arg], at) => [arg, values[at]]));
      const { [innerName]: inner, idempotencyKey, ...named } = sent;
      const args = { ...(inner as object | undefined), ...named } as Input;
      const key = takesKey && (idempotencyKey as string | undefined);
      const selection = selectionOf(info);
      const alias = info.fieldNodes[0]?.alias?.value;
      const asked = key ? withIdempotencyKey(ctx, key) : alias ? withFieldAlias(ctx, alias) : ctx;
      const input = 'selection' in fields ? { ...args, selection } : args;
      const make = async (running: RequestContext): Promise<unknown> => {
        if (!answer) return running.run(op, input);
        if (answersWithCommit)
          return running.runAndAnswer(op, input, (after, output) => answer(after, output, selection, args));
        return answer(ctx, await running.run(op, input), selection, args);
      };
      return takesKey ? respondIdempotently(asked, [name, args, selection], make) : make(asked);
    };
    Object.defineProperty(prototype, name, { value: resolve });
    Ctx()(prototype, name, 0);
    Info()(prototype, name, 1);
    for (const [at, [arg, type, options]] of declared.entries()) Arg(arg, type, options)(prototype, name, at + 2);
    const descriptor = { value: resolve };
    const errors = documentedRefusals(op, { takesInput: input !== undefined, takesKey: takesKey === true });
    const documented = errors.length > 0 ? `${description} Errors: ${errors.join(', ')}.` : description;
    kind(() => gives, { nullable, description: documented })(prototype, name, descriptor);
    AllowAccess(access, op.keyScope, op.duringSetUp)(prototype, name, descriptor);
    const record: unknown = Array.isArray(gives) ? gives[0] : gives;
    if (asText) Extensions({ textOf: asText === true ? { record } : { parts: asText } })(prototype, name, descriptor);
  };
}
