import { retentions, type Retention } from '../register.js';
import { daysAt, type Rule } from './retention-rules.js';

/** How long something is kept, as a visitor reads it: by the days that a club set where it can. */
export function keptWords(keptFor: Retention, rules: readonly Rule[], now: Date): string {
  const rule = rules.find(({ kind }) => kind === keptFor);
  const { kept } = retentions[keptFor];
  return rule ? kept.replace('{days}', String(daysAt(rule, now))) : kept;
}
