import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DockerfileParser } from 'dockerfile-ast';
import { parse, parseDocument } from 'yaml';
import { root } from './places.mjs';

// Containers cannot be built where these tests run, so their definitions are read and checked for what production
// needs.

const text = (name) => readFileSync(join(root, name), 'utf8');
const instructions = DockerfileParser.parse(text('Dockerfile')).getInstructions();
const stages = instructions.filter((instruction) => instruction.getKeyword() === 'FROM');
const last = instructions.slice(instructions.indexOf(stages.at(-1)));
const inLast = (keyword) => last.filter((instruction) => instruction.getKeyword() === keyword);
const argumentsOf = (instruction) => instruction?.getArgumentsContent() ?? '';
const settings = [...text('.env.example').matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

const known = 'ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL RUN STOPSIGNAL USER VOLUME WORKDIR'.split(' ');

test('the image is built in stages from one pinned base, with instructions that exist', () => {
  assert.ok(stages.length > 1);
  assert.deepEqual([...new Set(stages.map((stage) => stage.getImage()))], ['node:24-slim']);
  for (const instruction of instructions) assert.ok(known.includes(instruction.getKeyword()), instruction.getKeyword());
});

test('the image does not run as root', () => {
  const user = argumentsOf(inLast('USER').at(-1));
  assert.ok(user && !/^(root|0)(:|$)/.test(user), `USER ${user}`);
});

test('the image runs in production mode, listens on all addresses and its exposed port, and has a health check', () => {
  const env = Object.fromEntries(
    inLast('ENV').flatMap((line) => line.getProperties().map((property) => [property.getName(), property.getValue()])),
  );
  assert.equal(env.NODE_ENV, 'production');
  assert.equal(env.HOST, '0.0.0.0');
  assert.equal(argumentsOf(inLast('EXPOSE')[0]), env.PORT);
  assert.equal(argumentsOf(inLast('VOLUME')[0]), env.DATA_DIR);
  assert.match(argumentsOf(inLast('HEALTHCHECK')[0]), /\/healthz/);
  for (const name of Object.keys(env)) assert.ok(name === 'NODE_ENV' || settings.includes(name), name);
});

test('the image starts Node directly, so that signals arrive', () => {
  const command = JSON.parse(argumentsOf(inLast('CMD').at(-1)));
  assert.equal(command[0], 'node');
  assert.equal(command.at(-1), 'api/dist/bundle/main.js');
});

test('the image holds the documents that the server shows', () => {
  const shown = [...text('api/src/http/web/docs-pages.ts').matchAll(/'([\w-]+\.md)'/g)].map(([, file]) => file);
  assert.ok(shown.length > 3);
  const ignored = text('.dockerignore').split('\n');
  for (const file of [...shown, 'examples']) {
    assert.ok(existsSync(join(root, 'docs', file)), file);
    assert.ok(ignored.indexOf(`!docs/${file}`) > ignored.indexOf('docs/*'), file);
  }
  assert.ok(inLast('COPY').some((copy) => argumentsOf(copy) === '/app/docs docs'));
});

test('the image holds the built server and pages, and copies only what exists', () => {
  const copies = instructions.filter((instruction) => instruction.getKeyword() === 'COPY');
  const fromStages = copies.filter((copy) => copy.getFromFlag());
  const names = stages.map((stage) => stage.getBuildStage()).filter(Boolean);
  for (const copy of fromStages) assert.ok(names.includes(copy.getFromFlag().getValue()));
  assert.ok(fromStages.some((copy) => argumentsOf(copy).includes('api/dist')));
  assert.ok(fromStages.some((copy) => argumentsOf(copy).includes('web/dist')));
  for (const copy of copies.filter((one) => !fromStages.includes(one))) {
    for (const path of copy.getArguments().slice(0, -1))
      assert.ok(existsSync(join(root, path.getValue())), path.getValue());
  }
});

test('private and generated files stay out of the image', () => {
  const ignored = text('.dockerignore').split('\n');
  for (const path of ['.git', '.env', '.data', '.node', '**/node_modules', '**/dist'])
    assert.ok(ignored.includes(path), path);
});

const compose = parse(text('docker-compose.yml'));

test('compose starts PostgreSQL, the app and a mail catcher, each with a health check and a named volume', () => {
  assert.deepEqual(Object.keys(compose.services).sort(), ['app', 'database', 'mail']);
  for (const [name, service] of Object.entries(compose.services)) {
    assert.ok(service.healthcheck?.test, `health check of ${name}`);
    assert.ok(service.restart, `restart of ${name}`);
    for (const volume of service.volumes) assert.ok(volume.split(':')[0] in compose.volumes, volume);
  }
  assert.match(compose.services.database.image, /^postgres:18/);
});

test('the app waits for the others, gets signals, and has only settings that exist', () => {
  const { app } = compose.services;
  assert.equal(app.init, true);
  for (const needed of Object.values(app.depends_on)) assert.equal(needed.condition, 'service_healthy');
  for (const name of Object.keys(app.environment)) assert.ok(settings.includes(name), name);
  // Settings that the image sets, that other deployments need, and that are for trying out.
  const others = [
    ...['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'DATABASE_POOLER', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'],
    ...[
      'DEMO_DATA',
      'MAIL_GATHER_SECONDS',
      'WEBHOOK_ALLOW_HTTP',
      'WEBHOOK_ALLOW_HOSTS',
      'RATE_LIMITS',
      'METRICS_TOKEN',
    ],
  ];
  const missing = settings.filter((name) => !(name in app.environment) && !others.includes(name));
  assert.deepEqual(missing, []);
  assert.match(app.environment.DATABASE_URL, /@database:5432\//);
  assert.match(app.environment.SMTP_URL, /smtp:\/\/mail:/);
  // The server drains for up to 15 seconds before Docker may kill it.
  assert.ok(Number.parseInt(app.stop_grace_period, 10) > 15);
});

test('every YAML file of the project can be read', () => {
  const workflows = join(root, '.github', 'workflows');
  const files = ['docker-compose.yml', 'codegen.yml'];
  if (existsSync(workflows)) files.push(...readdirSync(workflows).map((name) => join('.github', 'workflows', name)));
  for (const file of files) assert.deepEqual(parseDocument(text(file)).errors, [], file);
});

test('.ci/run runs exactly npm test', () => {
  assert.match(text('.ci/run'), /^exec npm test$/m);
});
