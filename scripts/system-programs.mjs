import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './processes.mjs';
import { say, Stop } from './stop.mjs';

/** The path of the first of these programs that the machine has; undefined when it has none of them. */
export function onPath(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Installs a package of Debian's when root may do so; whether it worked, whoever wanted it looks. */
export async function installPackage(name, what) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  say(`Installing ${what} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = `apt-get update && apt-get install --yes --no-install-recommends ${name}`;
  const { code, output } = await runStep('sh', ['-c', install], { env });
  if (code !== 0) say(output.trim().split('\n').slice(-5).join('\n'));
}

/** The path of a program that a check needs: what the environment names, what is there, or what can be installed. */
export async function needProgram({ name, package: debian, setting }) {
  const told = process.env[setting];
  if (told && existsSync(told)) return told;
  if (!told && !onPath(name)) await installPackage(debian, name);
  const found = told ? undefined : onPath(name);
  if (!found)
    throw new Stop(`${name} was not found. Install it (Debian: apt-get install ${debian}) or set ${setting}.`);
  return found;
}
