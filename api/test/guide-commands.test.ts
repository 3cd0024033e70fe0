import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSchema, parse, validate } from 'graphql';
import { Webhook } from 'standardwebhooks';
import { apiKeyScopeNames } from '../src/contract/people/api-key.js';
import { given } from './given.js';
import { settled } from './settled.js';
import { startTestServer, type TestServer } from './start-test-server.js';

/*
 * Every command and program of docs/api.md, as it stands there, against a server with the demo; and the answers shown, against what it answers.
 * The Python ones run with `TRAILCREW_PYTHON=python3`, which needs the package `requests`.
 */

interface Block {
  language: string;
  text: string;
}

const root = new URL('../../', import.meta.url);
const guide = readFileSync(new URL('docs/api.md', root), 'utf8');

/** The blocks of code from one heading to the next of its level. */
function blocksOf(heading: string): Block[] {
  const level = heading.indexOf(' ');
  const lines = guide.split('\n');
  const from = lines.indexOf(heading);
  if (from < 0) throw new Error(`The guide has no '${heading}'`);
  const length = lines.slice(from + 1).findIndex((line) => /^##+ /.test(line) && line.indexOf(' ') <= level);
  const text = lines.slice(from, length < 0 ? undefined : from + 1 + length).join('\n');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
    language,
    text: code,
  }));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

let server: TestServer;
let address: string;
let receiverPort: number;
let folder: string;
/** What the reader of the guide has in their shell by now. */
const values: Record<string, string> = {};

beforeAll(async () => {
  const port = await freePort();
  receiverPort = await freePort();
  address = `http://localhost:${port}`;
  folder = await mkdtemp(join(tmpdir(), 'trailcrew-guide-'));
  server = await startTestServer({ DEMO_DATA: 'true', PORT: String(port), PUBLIC_URL: address });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const here = (text: string) =>
  text.replaceAll('http://localhost:4000', address).replaceAll('8080', String(receiverPort));

/** The values that the reader copies from the answer before. */
function copy(text: string, answer: unknown): void {
  const { token, secret, webhook } = (answer ?? {}) as { token?: string; secret?: string; webhook?: { id: string } };
  const copied: Record<string, string | undefined> = { TOKEN: token, KEY: token, SECRET: secret, WEBHOOK: webhook?.id };
  for (const [, name = ''] of text.matchAll(/^(?:export )?(\w+)=.*…$/gm))
    values[name] = copied[name] ?? values[name] ?? '';
}

/** Commands without what the reader sets themselves. */
const commandsOf = (text: string) => here(text).replaceAll(/^(?:export )?\w+=(\S*…|http\S*)$/gm, '');

const environment = () => ({ ...process.env, URL: address, ...values });

function run(program: string, ...words: string[]): Promise<string> {
  return new Promise((resolve, reject) =>
    execFile(program, words, { cwd: folder, env: environment() }, (error, said, complaints) =>
      error ? reject(new Error(`${words.at(-1)}: ${complaints}`)) : resolve(said),
    ),
  );
}

/** Whether an answer has all that is shown of it, in the same form. */
function expectShown(answer: unknown, shown: unknown): void {
  if (Array.isArray(shown)) {
    expect(Array.isArray(answer)).toBe(true);
    for (const one of shown) expectShown((answer as unknown[])[0], one);
  } else if (typeof shown === 'object' && shown !== null) {
    for (const [name, value] of Object.entries(shown)) {
      expect(answer).toHaveProperty([name]);
      expectShown((answer as Record<string, unknown>)[name], value);
    }
  } else expect([shown, typeof answer]).toEqual([shown, typeof shown]);
}

/** Runs the commands of a part in their order; checks their answers against what is shown. Gives the last answer. */
async function follow(blocks: readonly Block[]): Promise<unknown> {
  let answer: unknown;
  for (const { language, text } of blocks) {
    if (language === 'sh') {
      copy(text, answer);
      const said = commandsOf(text).trim() ? await run('bash', '-ec', commandsOf(text)) : '';
      if (/^\s*[[{]/.test(said)) answer = JSON.parse(said);
    }
    if (language === 'json') expectShown(answer, JSON.parse(text));
  }
  return answer;
}

const preludes = Object.fromEntries(
  blocksOf('## Tasks')
    .slice(0, 3)
    .map(({ language, text }) => [language, text]),
);

/** Runs a program of a task in its language; gives what it printed. */
async function runProgram({ language, text }: Block): Promise<string> {
  const [program, name] =
    language === 'js' ? [process.execPath, 'task.mjs'] : [process.env.TRAILCREW_PYTHON ?? '', 'task.py'];
  await writeFile(join(folder, name), `${preludes[language]}\n${here(text)}`);
  return (await run(program, join(folder, name))).trim();
}

const languages = process.env.TRAILCREW_PYTHON ? ['js', 'python'] : ['js'];
const programsOf = (blocks: readonly Block[]) => blocks.filter(({ language }) => languages.includes(language));

/** Starts the receiver of the guide; gives the next line that it prints. */
async function startReceiver() {
  const [program] = blocksOf('### Receive webhooks').filter(({ language }) => language === 'js');
  await writeFile(join(folder, 'receiver.mjs'), here(program?.text ?? ''));
  const env = { ...environment(), WEBHOOK_SECRET: values.SECRET };
  const child = spawn(process.execPath, ['receiver.mjs'], { cwd: folder, env });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, next: async () => (await lines.next()).value as string };
}

it('the quick start works, command by command', async () => {
  const blocks = blocksOf('## Five-minute quick start');
  const start = blocks.findIndex(({ text }) => text.includes('node receiver.mjs'));
  const webhook = await follow(blocks.slice(0, start));
  copy(blocks[start]?.text ?? '', webhook);
  copy(blocks[start + 1]?.text ?? '', webhook);
  const receiver = await startReceiver();
  try {
    expect(await receiver.next()).toBe('Listening');
    await follow([blocks[start + 1] as Block]);
    expect(await receiver.next()).toBe(`webhook.test { webhookId: '${values.WEBHOOK}' }`);
    expect(blocks[start + 2]?.text).toBe("webhook.test { webhookId: '0d3c0a6b-…' }\n");
    // A stranger who sends the same without the secret is refused.
    const forged = await fetch(`http://127.0.0.1:${receiverPort}/hook`, { method: 'POST', body: '{}' });
    expect(forged.status).toBe(401);
  } finally {
    receiver.child.kill();
  }
  expect((await fetch(`${address}/api/key`, { headers: { authorization: `Bearer ${values.KEY}` } })).status).toBe(200);
});

describe('the tasks work', () => {
  let eventId: string;
  beforeAll(async () => {
    const make = given(server.database.pool);
    const admin = await make.staff('admin');
    values.KEY = (await make.apiKey({ scopes: apiKeyScopeNames })).token;
    const events = await server.rest<{ id: string; slug: string }[]>('GET', '/api/events');
    eventId = events.body.find(({ slug }) => slug === 'tamarack-club-race-2')?.id ?? '';
    const shifts = await server.rest<{ id: string }[]>('GET', `/api/shifts?eventId=${eventId}&limit=1`);
    values.SHIFT = shifts.body[0]?.id ?? '';
    const { body } = await server.rest<{ webhook: { id: string }; secret: string }>(
      'POST',
      '/api/admin/webhooks',
      { url: `http://127.0.0.1:${receiverPort}/hook`, kinds: ['shift.removed'] },
      admin.headers,
    );
    values.WEBHOOK = body.webhook.id;
    values.SECRET = body.secret;
    await server.rest('POST', `/api/admin/webhooks/${values.WEBHOOK}/test`, undefined, admin.headers);
    values.EVENT = eventId;
    values.FEED = (await make.feed({ eventId, makerId: admin.userId, kind: 'ROSTER' })).path.split('/').at(-1) ?? '';
  });

  it('lists shifts page by page', async () => {
    const blocks = blocksOf('### List shifts page by page');
    await follow(blocks);
    // With the key, as the programs ask: it sees drafts.
    const key = { authorization: `Bearer ${values.KEY}` };
    const { headers } = await server.rest('GET', '/api/shifts?limit=1', undefined, key);
    for (const program of programsOf(blocks))
      expect(await runProgram(program)).toBe(`${headers.get('x-total-count')} shifts`);
  });

  it('follows changes', async () => {
    const blocks = blocksOf('### Follow changes');
    await follow(blocks);
    // Answers once everything that is committed may be read.
    const waiting = createHttpServer((_request, response) => {
      settled(server.database.pool).then(
        () => response.end(),
        (error: Error) => response.writeHead(500).end(error.message),
      );
    }).listen(0, '127.0.0.1');
    await once(waiting, 'listening');
    const settledUrl = `http://127.0.0.1:${(waiting.address() as AddressInfo).port}/`;
    for (const program of programsOf(blocks)) {
      // Something happens while the program reads the lists.
      const change = `await fetch('${address}/api/admin/shifts/${values.SHIFT}', { method: 'PATCH', headers, body: JSON.stringify({ notes: String(Math.random()) }) }); await fetch('${settledUrl}');`;
      const changes =
        program.language === 'js'
          ? change
          : `session.patch("${address}/api/admin/shifts/${values.SHIFT}", json={"notes": str(os.times())}); session.get("${settledUrl}")`;
      const text = program.text.replace(/^.*Read the lists here.*$/m, changes);
      expect(text).not.toBe(program.text);
      expect(await runProgram({ ...program, text })).toBe(`changed Shift ${values.SHIFT}`);
    }
    await new Promise((done) => waiting.close(done));
  });

  it('signs someone up', async () => {
    const blocks = blocksOf('### Sign someone up');
    await follow(blocks);
    for (const program of programsOf(blocks))
      expect(await runProgram(program)).toMatch(/^Signup [0-9a-f-]{36}(, 0 overlaps)?$/);
  });

  it('corrects a record, and only in its version', async () => {
    const blocks = blocksOf('### Correct a record safely');
    const shift = await server.rest('GET', `/api/shifts/${values.SHIFT}`, undefined, {
      authorization: `Bearer ${values.KEY}`,
    });
    const [version = ''] = /"v\d+/.exec(shift.headers.get('etag') ?? '') ?? [];
    const known = blocks.map((block) => ({
      ...block,
      text: block.text.replace(`'If-Match: "v7"'`, `'If-Match: ${version}"'`),
    }));
    expect(await follow(known)).toMatchObject({ qtyRequired: 8 });
    expect(await follow(known)).toMatchObject({ code: 'PRECONDITION_FAILED' });
    const printed: string[] = [];
    for (const program of programsOf(blocks)) printed.push(await runProgram(program));
    expect(printed).toEqual(['Bring a torch.', 'Gate 2'].slice(0, languages.length));
  });

  it('looks at the log of a webhook, and checks a signature in every language', async () => {
    const blocks = blocksOf('### Receive webhooks');
    expect(await follow(blocks)).toMatchObject({ deliveries: [{ webhookId: values.WEBHOOK }] });
    const secret = values.SECRET ?? '';
    const at = new Date();
    const sign = (body: string) => new Webhook(secret).sign('msg_1', at, body);
    for (const { text } of blocks.filter(({ language }) => language === 'python' && languages.includes(language))) {
      const headers = (signature: string) =>
        JSON.stringify({
          'webhook-id': 'msg_1',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': `v1,b2xk ${signature}`,
        });
      const asked = ['{}', '[]'].map((body) => `print(is_ours(${headers(sign('{}'))}, '${body}', '${secret}'))`);
      const unsigned = [
        `print(is_ours({}, '{}', '${secret}'))`,
        `print(is_ours({"webhook-id": "1", "webhook-timestamp": "now"}, '{}', '${secret}'))`,
      ];
      const said = await runProgram({ language: 'python', text: [text, ...asked, ...unsigned].join('\n') });
      expect(said.split('\n')).toEqual(['True', 'False', 'False', 'False']);
    }
  });

  it('watches live', async () => {
    for (const { language, text } of programsOf(blocksOf('### Watch live'))) {
      const [program, name] =
        language === 'js' ? [process.execPath, 'live.mjs'] : [process.env.TRAILCREW_PYTHON ?? '', 'live.py'];
      await writeFile(join(folder, name), `${preludes[language]}\n${text}`);
      const child = spawn(program, [join(folder, name)], {
        cwd: folder,
        env: { ...environment(), PYTHONUNBUFFERED: '1' },
      });
      try {
        const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
        // The first line comes once the server listens for this program.
        await lines.next();
        await server.rest(
          'PATCH',
          `/api/admin/shifts/${values.SHIFT}`,
          { notes: `Live, ${language}` },
          {
            authorization: `Bearer ${values.KEY}`,
          },
        );
        for (let line = ''; !line.includes(values.SHIFT ?? '');) line = (await lines.next()).value as string;
      } finally {
        child.kill();
      }
    }
  });

  it('reads a feed', async () => {
    const blocks = blocksOf('### Read feeds');
    expect(await follow(blocks)).toEqual([]);
    const { body } = await server.rest<unknown[]>('GET', `/feeds/${values.FEED}.json`);
    for (const program of programsOf(blocks)) expect((await runProgram(program)).split('\n')).toHaveLength(body.length);
  });
});

it('every setting that a program reads is exported before', () => {
  const read = [...guide.matchAll(/process\.env\.(\w+)|os\.environ\[['"](\w+)['"]\]/g)];
  expect(read.length).toBeGreaterThan(8);
  const unset = read.filter(({ 1: js, 2: python, index }) => {
    const before = guide.slice(0, index);
    return !new RegExp(`^(export )${js ?? python}=|^${js ?? python}=\\S+ node `, 'm').test(before);
  });
  expect(unset.map(([words]) => words)).toEqual([]);
});

it('every GraphQL text fits the schema', () => {
  const schema = buildSchema(readFileSync(new URL('schema.graphql', root), 'utf8'));
  const texts = [...guide.matchAll(/^```graphql\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect([text, validate(schema, parse(text))]).toEqual([text, []]);
});

it('says nothing in more than 40 kB', () => {
  expect(Buffer.byteLength(guide)).toBeLessThanOrEqual(40_000);
});
