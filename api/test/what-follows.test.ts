import { expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { readSources, type SourceFile } from './read-sources.js';
import { wrapped } from './wrapped.js';

/* docs/what-follows.md is made of the code: TRAILCREW_WRITE=on writes it. */

const file = join(import.meta.dirname, '../../docs/what-follows.md');

/** Calls `look` for every node of a file. */
function walk({ path, text }: SourceFile, look: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    look(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
}

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;
}

/** The functions that the second argument of `when` calls, in their order; a mail by its template. */
function stepsOf(act: ts.Expression): string[] {
  if (ts.isIdentifier(act)) return [`\`${act.text}\``];
  if (ts.isCallExpression(act))
    return [`mail ${act.arguments.map((one) => `\`${one.getText().slice(1, -1)}\``).join()}`];
  const steps: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) steps.push(`\`${node.expression.text}\``);
    ts.forEachChild(node, visit);
  };
  visit(act);
  return [...new Set(steps)];
}

const sources = readSources('api/src').filter(({ path }) => !path.endsWith('.test.ts'));

/** What `registry.ts` spreads or lists in one of its arrays. */
function registered(name: string): string[] {
  const found: string[] = [];
  walk(
    sources.find(({ path }) => path === 'api/src/registry.ts')!,
    (node) => {
      if (!ts.isVariableDeclaration(node) || node.name.getText() !== name) return;
      if (!node.initializer || !ts.isArrayLiteralExpression(node.initializer)) return;
      for (const one of node.initializer.elements)
        found.push(ts.isSpreadElement(one) ? one.expression.getText() : one.getText());
    },
  );
  return found;
}

interface Announced {
  name: string;
  keepsFacts: boolean;
  by: Set<string>;
  steps: string[];
}

/** Every announcement by the name of its constant. */
function announcements(): Map<string, Announced> {
  const all = new Map<string, Announced>();
  for (const source of sources)
    walk(source, (node) => {
      if (!ts.isVariableDeclaration(node) || !node.initializer || !isCallOf(node.initializer, 'announcement')) return;
      const [name, factsOf] = node.initializer.arguments;
      if (name && ts.isStringLiteral(name))
        all.set(node.name.getText(), { name: name.text, keepsFacts: Boolean(factsOf), by: new Set(), steps: [] });
    });
  const lists = new Map<string, [kind: string, steps: string[]][]>();
  for (const source of sources)
    walk(source, (node) => {
      if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrayLiteralExpression(node.initializer)) {
        const whens = node.initializer.elements.filter((one): one is ts.CallExpression => isCallOf(one, 'when'));
        if (whens.length > 0)
          lists.set(
            node.name.getText(),
            whens.map(({ arguments: [kind, act] }) => [kind!.getText(), stepsOf(act!)]),
          );
      }
      if (!ts.isCallExpression(node) || !/^\w+\.announce$/.test(node.expression.getText())) return;
      all.get(node.arguments[0]?.getText() ?? '')?.by.add(basename(source.path, '.ts'));
    });
  for (const list of registered('listeners'))
    for (const [kind, steps] of lists.get(list) ?? []) all.get(kind)?.steps.push(...steps);
  return all;
}

function printed(): string {
  const rows = [...announcements().values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(
      ({ name, keepsFacts, by, steps }) =>
        `| \`${name}\` | ${[...by].sort().join(', ')} | ${[...steps, ...(keepsFacts ? ['its facts are kept'] : [])].join(', ')} |`,
    );
  const afterFacts = registered('factListeners').map((name) => `\`${name}\``);
  return [
    '# What follows from what',
    '',
    ...wrapped(
      'Written by `TRAILCREW_WRITE=on npm test -- api what-follows` from the code; the test fails when this file differs.',
    ),
    '',
    ...wrapped(
      'An operation announces what it did (`ctx.announce`). Inside its transaction the listeners below run in the order in ' +
        'which they stand. When the work of the operation is done, its [facts](decisions/020-facts-and-their-cursor.md) ' +
        `go through ${afterFacts.join(', ')}, in this order, before they are kept. \`api/src/registry.ts\` says why.`,
    ),
    '',
    '| announcement | announced in | what follows, in this order |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

it('is what docs/what-follows.md says', () => {
  const now = printed();
  if (process.env.TRAILCREW_WRITE === 'on') writeFileSync(file, now);
  expect(readFileSync(file, 'utf8')).toBe(now);
});

it('leaves out no announcement that the code makes', () => {
  const silent = [...announcements().values()].filter(({ by }) => by.size === 0).map(({ name }) => name);
  expect(silent).toEqual([]);
});

it('names each announcement like its constant', () => {
  const other = [...announcements()].filter(([constant, { name }]) => name !== kebab(constant));
  expect(other.map(([constant, { name }]) => `${constant}: ${name}`)).toEqual([]);
});

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
