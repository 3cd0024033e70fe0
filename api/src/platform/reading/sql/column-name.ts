import { UnderscoreNamingStrategy } from '@mikro-orm/core';

const naming = new UnderscoreNamingStrategy();

/** The column of a property, as records name it: `short_description` for `shortDescription`. */
export function columnName(property: string): string {
  return naming.propertyToColumnName(property);
}
