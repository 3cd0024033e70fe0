import { randomBytes } from 'node:crypto';
import { root } from './places.mjs';
import { runStep } from './processes.mjs';
import { say } from './stop.mjs';

/** The first container tool whose engine answers; undefined where there is none. */
export async function containerEngine() {
  for (const name of ['docker', 'podman']) {
    const { code } = await runStep(name, ['info'], {}).catch(() => ({ code: 1 }));
    if (code === 0) return name;
  }
  return undefined;
}

/** Builds the release's image, starts it beside a PostgreSQL and asks whether it is well; says so where no engine runs. */
export async function tryContainer() {
  const engine = await containerEngine();
  if (!engine) {
    say('The image was NOT tried: neither Docker nor Podman runs here.');
    return 0;
  }
  const name = `trailcrew-try-${randomBytes(4).toString('hex')}`;
  const password = randomBytes(16).toString('hex');
  const run = async (...words) => {
    const { code, output } = await runStep(engine, words, { cwd: root });
    if (code !== 0) throw new Error(`${engine} ${words[0]} ended with ${code}:\n${output.trim()}`);
    return output.trim();
  };
  const parts = [
    ['database', ['-e', `POSTGRES_PASSWORD=${password}`, 'postgres:18']],
    ['app', ['--init', '-e', `DATABASE_URL=postgres://postgres:${password}@${name}-database:5432/postgres`, name]],
  ];
  try {
    say('Building the image …');
    await run('build', '--tag', name, '.');
    await run('network', 'create', name);
    for (const [part, words] of parts)
      await run('run', '--detach', '--name', `${name}-${part}`, '--network', name, '--restart', 'on-failure', ...words);
    await untilReady(
      () => run('exec', `${name}-app`, 'node', '-e', askReady),
      () => run('logs', `${name}-app`),
    );
    await run('stop', '--time', '20', `${name}-app`);
    const code = await run('inspect', '--format', '{{.State.ExitCode}}', `${name}-app`);
    if (code !== '0') throw new Error(`Told to stop, the container ended with ${code}.`);
    say(`The image was built with ${engine}, was ready, and stopped with code 0.`);
    return 0;
  } finally {
    for (const [part] of parts) await runStep(engine, ['rm', '--force', '--volumes', `${name}-${part}`], {});
    await runStep(engine, ['network', 'rm', name], {});
    await runStep(engine, ['rmi', '--force', name], {});
  }
}

const askReady =
  'fetch("http://127.0.0.1:4000/readyz").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))';

/** Asks until it is ready, for a minute. Throws with what it wrote when it is not. */
async function untilReady(ask, logs) {
  const end = Date.now() + 60_000;
  for (;;) {
    const ready = await ask().then(
      () => true,
      () => false,
    );
    if (ready) return;
    if (Date.now() > end) throw new Error(`The container was not ready within a minute:\n${await logs()}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
