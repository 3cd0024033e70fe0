import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { loadSecretKey } from './secret-key.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trailcrew-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the secret key', () => {
  it('is the same for all processes that start at once, never half a key, and readable by nobody else', async () => {
    for (let round = 0; round < 20; round += 1) {
      const dataDir = join(folder, String(round));
      const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretKey(dataDir)));
      expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
      expect(await readdir(dataDir)).toEqual(['secret.key']);
      expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
    }
  });

  it('is complete from the moment others see it', async () => {
    const seen: string[] = [];
    for (let round = 0; round < 50; round += 1) {
      const path = join(folder, String(round), 'secret.key');
      let made = false;
      const making = loadSecretKey(join(folder, String(round))).finally(() => (made = true));
      for (; !made; await immediate()) if (existsSync(path)) seen.push(readFileSync(path, 'utf8'));
      await making;
    }
    expect(seen.filter((key) => !/^[\da-f]{64}$/.test(key))).toEqual([]);
  });

  it('stays as it is, and a damaged one is named instead of replaced', async () => {
    const key = await loadSecretKey(folder);
    expect(await loadSecretKey(folder)).toEqual(key);
    const path = join(folder, 'secret.key');
    await writeFile(path, 'half');
    await expect(loadSecretKey(folder)).rejects.toThrow(`${path} is damaged`);
    expect(await readFile(path, 'utf8')).toBe('half');
  });
});
