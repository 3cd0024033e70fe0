import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

/* One word for one thing in sentences of the API that people read: a spot, someone. A place is where somebody goes. */

const source = join(import.meta.dirname, '../src');
const unwanted = [/\bsomebody\b/i, /\b(your|their|(?<!at )this|free|no) places?\b/i, /\d places\b/];

/** The texts of `message` and `error`, as refusals and forms show them. */
function refusalsOf(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && /^(message|error)$/.test(node.name.getText()))
      found.push(node.initializer.getText().replace(/\$\{[^}]*\}/g, '9'));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

it('says spot and someone in every refusal', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const refusals = files.flatMap(refusalsOf);
  expect(refusals.length).toBeGreaterThan(200);
  expect(refusals.filter((sentence) => unwanted.some((pattern) => pattern.test(sentence)))).toEqual([]);
});
