import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

/* One word for one thing, as visitors and staff read it: a spot, an email, someone. A place is where somebody goes. */

const source = join(import.meta.dirname, '../src');

const unwanted = [
  /\bsomebody\b/i,
  /\b(filled|free|more|the|of [\d,]+) places\b/i,
  /\b(needs?|no more|your|their|free) place\b/i,
  /\bno place\./i,
  /^places$/i,
  /\bthe places\b/i,
  /\b(link of|look into|in) your mail(box)?\b/i,
];

/** The texts of a file that people may read: between tags, and in literals that are no keys or paths. */
function sentencesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isText = ts.isJsxText(node);
    if (isText || ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      const words = node.text.replace(/\s+/g, ' ').trim();
      if (isText || words === 'somebody' || /\s|^[A-Z]/.test(words)) found.push(words);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

it('says spot, email and someone on every screen', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(generated|test)\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.flatMap((name) =>
    sentencesOf(join(source, name)).flatMap((sentence) =>
      unwanted.some((pattern) => pattern.test(sentence)) ? [`${name}: ${sentence}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});
