import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from './places.mjs';

/** The project's files: those in git, and new ones. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)));
const kept = new Set(files);
const documents = files.filter((path) => path.endsWith('.md'));
const read = (path) => readFileSync(join(root, path), 'utf8');

/** A document's lines outside code blocks, with their numbers. */
function proseOf(path) {
  let inCode = false;
  return read(path)
    .split('\n')
    .map((text, index) => ({ text, place: `${path}:${index + 1}` }))
    .filter(({ text }) => {
      if (/^\s*```/.test(text)) inCode = !inCode;
      else return !inCode;
      return false;
    });
}

/** The anchors of a page's headings. */
function anchorsOf(path) {
  return proseOf(path)
    .filter(({ text }) => /^#+ /.test(text))
    .map(({ text }) =>
      text
        .replace(/^#+ /, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    );
}

test('every link and picture of every document exists in the repository', () => {
  const missing = documents.flatMap((path) =>
    proseOf(path).flatMap(({ text, place }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target]) => target)
        .filter((target) => !/^(https?:|mailto:)/.test(target))
        .filter((target) => {
          const [file, anchor] = target.split('#');
          const aim = file ? relative(root, join(root, dirname(path), file)) : path;
          const there = kept.has(aim) || files.some((one) => one.startsWith(`${aim}/`));
          return !there || (anchor && aim.endsWith('.md') && !anchorsOf(aim).includes(anchor));
        })
        .map((target) => `${place} -> ${target}`),
    ),
  );
  assert.deepEqual(missing, []);
});

test('every test that a document names, by its path or the end of it, exists', () => {
  const named = documents.flatMap((path) =>
    proseOf(path).flatMap(({ text, place }) =>
      [...text.matchAll(/`([^`*\s]+\.(?:test|full|spec))(?:\.(?:ts|tsx|mjs))?`/g)]
        // A message that tries a receiver.
        .filter(([, name]) => name !== 'webhook.test')
        .map(([, test]) => ({ test, place })),
    ),
  );
  const tests = files.map((path) => `/${path.replace(/\.\w+$/, '')}`);
  const exists = (test) => tests.some((one) => one.endsWith(`/${test}`));
  assert.ok(named.length > 150);
  assert.deepEqual(
    named.filter(({ test }) => !exists(test)).map(({ test, place }) => `${place} -> ${test}`),
    [],
  );
});

test('documents are wrapped at 120 columns, but for tables and addresses', () => {
  const long = documents.flatMap((path) =>
    proseOf(path)
      .filter(
        ({ text }) => [...text].length > 120 && !/^\s*\|/.test(text) && !/\]\(\S{40,}\)|https?:\S{60,}/.test(text),
      )
      .map(({ place }) => place),
  );
  assert.deepEqual(long, []);
});

test('documents, code, tests and the schema call people “they”', () => {
  const words = /\b(she|hers?|herself|he|his|him|himself)\b/i;
  const texts = files.filter(
    (path) => /\.(md|ts|tsx|mjs|graphql|css|html)$/.test(path) && !path.endsWith('documents.test.mjs'),
  );
  const found = texts.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (words.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  assert.deepEqual(found, []);
});
