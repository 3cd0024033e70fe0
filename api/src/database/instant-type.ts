import { Type, type Platform } from '@mikro-orm/core';

/** An instant as every response shows it: ISO 8601 in UTC with milliseconds. */
export class InstantType extends Type<string, Date | string> {
  override getColumnType(): string {
    return 'timestamptz(6)';
  }

  override convertToJSValueSQL(key: string): string {
    return `to_char(${key} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  }

  override convertToJSValue(value: Date | string, platform: Platform): string {
    return (typeof value === 'string' ? platform.parseDate(value) : value).toISOString();
  }
}
