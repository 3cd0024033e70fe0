import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as publicSide from './specification/public-side';
import * as staffSide from './specification/staff-side';

/* Every rule of the specification names the test that shows it, and that test exists. */

const root = join(import.meta.dirname, '../..');
const sources = new Map<string, string>();

function sourceOf(file: string): string {
  let source = sources.get(file);
  if (source === undefined) sources.set(file, (source = readFileSync(join(root, file), 'utf8')));
  return source;
}

describe.each([
  ...Object.entries(publicSide).map(([section, table]) => [`public side: ${section}`, table] as const),
  ...Object.entries(staffSide).map(([section, table]) => [`staff side: ${section}`, table] as const),
])('%s', (_section, table) => {
  test.each(table)('$rule', ({ shownBy }) => {
    expect(shownBy.length).toBeGreaterThan(0);
    for (const [file, title] of shownBy) {
      expect({ file, has: sourceOf(file).includes(title) ? title : '' }).toEqual({ file, has: title });
    }
  });
});

test('the catalogue of messages is whole', () => {
  expect(publicSide.messages).toHaveLength(28);
  expect(staffSide.failures).toHaveLength(25);
});
