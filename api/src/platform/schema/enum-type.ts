import { registerEnumType } from 'type-graphql';

/** A GraphQL enum: for each name, the value that the code uses, and its description. */
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
