import type { OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { openApiTypes } from './openapi-types.js';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  security: object[];
  requestBody?: { content: object };
  responses: Record<string, { content: object; headers?: object }>;
}

type Paths = Record<string, Record<string, Operation>>;

/**
 * What a program written for the OpenAPI document `before` would find broken in `now`, a sentence each, empty when nothing: a path, a parameter,
 * a header or a media type that is gone; a field of a done answer that is gone, or may be missing, or has another type; something newly
 * required of the caller. New values of an enumeration in an answer break no promise, docs/api.md says so. TypeScript compares the
 * types that `openapi-typescript` makes of both.
 */
export async function brokenPromises(before: OpenAPI3, now: OpenAPI3): Promise<string[]> {
  const gone = whatIsGone(before.paths as unknown as Paths, now.paths as unknown as Paths);
  return gone.length > 0 ? gone : await otherTypes(before, now);
}

/** What is kept of a release's document: refusals are most of its text, and any may come with any call. */
export function withoutRefusals(document: OpenAPI3): OpenAPI3 {
  const kept = structuredClone(document);
  for (const { operation } of operationsOf(kept.paths as unknown as Paths))
    operation.responses = Object.fromEntries(doneAnswers(operation));
  return kept;
}

function whatIsGone(before: Paths, now: Paths): string[] {
  const broken: string[] = [];
  for (const { call, operation, path, method } of operationsOf(before)) {
    const there = now[path]?.[method];
    if (!there) {
      broken.push(`${call} is gone`);
      continue;
    }
    const report = (what: string) => broken.push(`${call}: ${what}`);
    if (there.operationId !== operation.operationId) report(`is called ${there.operationId}`);
    for (const parameter of operation.parameters)
      if (!there.parameters.some((one) => one.name === parameter.name && one.in === parameter.in))
        report(`takes no ${parameter.name} (${parameter.in})`);
    if (isOpen(operation) && !isOpen(there)) report('is no longer open to all');
    const means = new Set(there.security.flatMap((one) => Object.keys(one)));
    for (const name of operation.security.flatMap((one) => Object.keys(one)))
      if (!isOpen(there) && !means.has(name)) report(`does not open with ${name}`);
    for (const type of Object.keys(operation.requestBody?.content ?? {}))
      if (!(type in (there.requestBody?.content ?? {}))) report(`takes no ${type}`);
    for (const [status, answer] of doneAnswers(operation)) {
      for (const type of Object.keys(answer.content))
        if (!(type in (there.responses[status]?.content ?? {}))) report(`${status} gives no ${type}`);
      for (const header of Object.keys(answer.headers ?? {}))
        if (!(header in (there.responses[status]?.headers ?? {}))) report(`${status} has no ${header}`);
    }
  }
  return broken;
}

async function otherTypes(before: OpenAPI3, now: OpenAPI3): Promise<string[]> {
  const lines: string[] = [
    ...['Before', 'Now'].flatMap((side) => [
      `import type { operations as ${side} } from './${side}.js';`,
      `import type { operations as ${side}Words } from './${side}Words.js';`,
    ]),
  ];
  const calls: (string | undefined)[] = lines.map(() => undefined);
  const add = (what: string, from: string, to: string) => {
    lines.push(`{ const given: ${from} = null!; const taken: ${to} = given; void taken; }`);
    calls.push(what);
  };
  for (const { call, operation } of operationsOf(before.paths as unknown as Paths)) {
    const of = (side: string) => `${side}['${operation.operationId}']`;
    add(`${call}: its parameters`, `${of('Before')}['parameters']`, `${of('Now')}['parameters']`);
    // A client that sent nothing sends nothing now; then a body may be taken, not asked for.
    add(`${call}: its body`, `Pick<${of('Before')}, 'requestBody'>`, `Pick<${of('Now')}, 'requestBody'>`);
    for (const [status] of doneAnswers(operation)) {
      const at = `['responses'][${status}]['content']`;
      add(`${call}: its ${status} answer`, `${of('NowWords')}${at}`, `${of('BeforeWords')}${at}`);
    }
  }
  const found = problemsOf({
    'Before.ts': await openApiTypes(before),
    'Now.ts': await openApiTypes(now),
    'BeforeWords.ts': await openApiTypes(withoutValues(before)),
    'NowWords.ts': await openApiTypes(withoutValues(now)),
    'compare.ts': lines.join('\n'),
  });
  return found.map(({ line, text }) => `${calls[line] ?? `line ${line + 1} of the comparison`}: ${text}`);
}

/** The document with enumerations taken for what their values are: text. */
function withoutValues(document: OpenAPI3): OpenAPI3 {
  return JSON.parse(JSON.stringify(document), (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    if (!('enum' in part) || !Array.isArray(part.enum) || !part.enum.every((value) => typeof value === 'string'))
      return part;
    const { enum: _values, ...rest } = part;
    return { ...rest, type: 'string' };
  }) as OpenAPI3;
}

interface Problem {
  line: number;
  text: string;
}

/** TypeScript's own files, which every comparison has in common. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** What TypeScript says of the files, those of `compare.ts` by line. The files exist only in memory. */
function problemsOf(files: Record<string, string>): Problem[] {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, exactOptionalPropertyTypes: false, types: [] },
    ...{
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    },
    // Nothing of a browser is in them.
    lib: ['lib.es2022.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const textOf = (name: string) => files[name.slice(name.lastIndexOf('/') + 1)];
  host.getSourceFile = (name, ...rest) => {
    const text = textOf(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  host.fileExists = (name) => textOf(name) !== undefined || fileExists(name);
  host.readFile = (name) => textOf(name) ?? readFile(name);
  const program = ts.createProgram(Object.keys(files), options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => ({
    line: file?.fileName.endsWith('compare.ts') ? file.getLineAndCharacterOfPosition(start ?? 0).line : -1,
    text: ts.flattenDiagnosticMessageText(messageText, '; ').replace(/\s+/g, ' '),
  }));
}

function operationsOf(paths: Paths) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ path, method, operation },
      call: `${method.toUpperCase()} ${path}`,
    })),
  );
}

function doneAnswers({ responses }: Operation) {
  return Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status));
}

function isOpen({ security }: Operation): boolean {
  return security.length === 0 || security.some((means) => Object.keys(means).length === 0);
}
