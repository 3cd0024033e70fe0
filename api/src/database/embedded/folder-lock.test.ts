import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.js';
import { processIdentity } from './process-identity.js';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trailcrew-lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is held once, leaves nothing but itself, and can be had again after its release', () => {
  const lock = lockFolder(file, folder);
  expect(() => lockFolder(file, folder)).toThrow(`Another Trailcrew (process ${process.pid})`);
  expect(readdirSync(folder)).toEqual(['lock']);
  lock.release();
  expect(existsSync(file)).toBe(false);
  lockFolder(file, folder).release();
});

it('is taken over from a dead process, from garbage, and from a stranger who was given the same id', () => {
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const [pid, , boot] = processIdentity(process.pid)!.split(' ');
  for (const content of [`${dead} 1 ${boot}`, '', 'garbage', `${pid} 1 ${boot}`]) {
    writeFileSync(file, content);
    lockFolder(file, folder).release();
  }
  expect(readdirSync(folder)).toEqual([]);
});

it('does not release what another process took', () => {
  const lock = lockFolder(file, folder);
  writeFileSync(file, '1 1 other');
  lock.release();
  expect(existsSync(file)).toBe(true);
});
