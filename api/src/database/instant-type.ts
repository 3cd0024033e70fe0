import { Type, type Platform } from '@mikro-orm/core';
import { instantText } from '../platform/reading/sql/instant-text.js';

/** An instant as every response shows it: ISO 8601 in UTC with milliseconds. */
export class InstantType extends Type<string, Date | string> {
  override getColumnType(): string {
    return 'timestamptz(6)';
  }

  override convertToJSValueSQL(key: string): string {
    return instantText(key);
  }

  override convertToJSValue(value: Date | string, platform: Platform): string {
    return (typeof value === 'string' ? platform.parseDate(value) : value).toISOString();
  }
}
