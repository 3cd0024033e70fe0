import { registerEnumType } from 'type-graphql';

/** A GraphQL enum: under each of its names the value that the product knows, and what that means. */
export function enumType<const Values extends Readonly<Record<string, readonly [value: string, meaning: string]>>>(
  name: string,
  description: string,
  values: Values,
): { readonly [Name in keyof Values]: Values[Name][0] } {
  const entries = Object.entries(values);
  const made = Object.fromEntries(entries.map(([key, [value]]) => [key, value]));
  const valuesConfig = Object.fromEntries(entries.map(([key, [, meaning]]) => [key, { description: meaning }]));
  registerEnumType(made, { name, description, valuesConfig });
  return made as { readonly [Name in keyof Values]: Values[Name][0] };
}
