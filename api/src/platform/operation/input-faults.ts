import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a value must be, by the names that zod has for it. */
const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

/** What is wrong with a value whose schema has no words of its own. Only programs can send such input: the pages never do. */
export function faultOfInput(issue: Issue): string {
  const name = issue.path?.join('.') || 'the input';
  switch (issue.code) {
    case 'invalid_type': {
      const wanted = typeWords[issue.expected] ?? issue.expected;
      return issue.input === undefined ? `Please send ${name}: ${wanted}` : `Please send ${wanted} as ${name}`;
    }
    case 'invalid_value':
      return `Please choose ${name} from ${issue.values.join(', ')}`;
    case 'too_small':
      return `Please send ${amount(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)} as ${name}`;
    case 'too_big':
      return `Please send ${amount(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)} as ${name}`;
    case 'unrecognized_keys':
      return `Please leave out ${issue.keys.join(', ')}`;
    default:
      return `Please check ${name}: its form is not the one that the reference describes`;
  }
}

function amount(origin: string, words: string, count: number | bigint): string {
  const unit: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' };
  return `${words} ${count}${unit[origin] ?? ''}`;
}
