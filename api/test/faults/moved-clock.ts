import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../until.js';
import type { ServerProcess } from './start-server-process.js';

/** The clock of a whole installation, which a test moves: that of its database and those of its processes. */
export interface MovedClock {
  /** Arguments for Node with which a process uses this clock. */
  readonly flags: readonly string[];
  /** The present instant by it, in milliseconds. */
  now(): number;
  /** Moves it to an instant, from which it goes on slowly, and lets the processes look what is due. They are those that run. */
  moveTo(instant: number, processes: readonly ServerProcess[]): Promise<void>;
  close(): Promise<void>;
}

/** So many times slower than the right one it goes, so that a busy machine never comes late to anything. */
const slowness = 50;

/**
 * Gives a database a clock of its own. A schema that is looked at before `pg_catalog` has its own `now()` and
 * `clock_timestamp()`, and the defaults of the columns ask it, too. Connections from before use the right clock.
 */
export async function moveClockOf(databaseUrl: string, folder: string): Promise<MovedClock> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // As in the pool of the test database: dropping it ends connections that are just closing.
  pool.on('error', () => undefined);
  const file = join(folder, 'moved-clock');
  let [shown, since] = [Date.now(), Date.now()];
  let moves = 0;
  const setIt = (): Promise<unknown> =>
    pool.query('update moved.clock set shown = to_timestamp($1 / 1e3), since = to_timestamp($2 / 1e3)', [shown, since]);
  await writeFile(file, `${shown} ${since} ${moves}`);
  await pool.query(statement);
  await setIt();
  return {
    flags: [`--import=data:text/javascript,${encodeURIComponent(program(file))}`],
    now: () => Math.floor(shown + (Date.now() - since) / slowness),
    async moveTo(instant, processes) {
      [shown, since] = [Math.round(instant), Date.now()];
      // First the processes, then the database, by which things are due. Then they look.
      for (const look of [false, true]) {
        moves += 1;
        await writeFile(file, `${shown} ${since} ${moves}`);
        for (const { pid } of processes) process.kill(pid, 'SIGUSR2');
        await until(() => processes.every((one) => one.said().includes(`move ${moves} of the clock\n`)), 60_000);
        if (!look) await setIt();
      }
    },
    close: () => pool.end(),
  };
}

/** In the process: `Date` follows the file, read again at each SIGUSR2, at which the runner looks what is due, too. */
const program = (file: string) => `
  import { readFileSync, writeSync } from 'node:fs';
  const Right = Date, wait = setTimeout, looks = new Set();
  let shown, since;
  const read = () => {
    const words = readFileSync(${JSON.stringify(file)}, 'utf8').split(' ').map(Number);
    [shown, since] = words;
    return words[2];
  };
  const now = () => Math.floor(shown + (Right.now() - since) / ${slowness});
  read();
  process.on('SIGUSR2', () => {
    const move = read();
    for (const look of looks) look();
    writeSync(1, 'move ' + move + ' of the clock\\n');
  });
  // No class of its own: what @date-fns/tz does it does for each method of \`Date.prototype\`.
  globalThis.Date = new Proxy(Right, {
    construct: (date, words, made) => Reflect.construct(date, words.length === 0 ? [now()] : words, made),
    get: (date, name) => (name === 'now' ? now : date[name]),
  });
  globalThis.setTimeout = Object.assign((what, ...words) => {
    if (what.name === 'wake') looks.add(what);
    return wait(what, ...words);
  }, wait);`;

const statement = `
  create schema moved;
  create table moved.clock (shown timestamptz, since timestamptz);
  insert into moved.clock values (null, null);
  create function moved.now() returns timestamptz language sql stable
    as $$ select shown + (pg_catalog.now() - since) / ${slowness} from moved.clock $$;
  create function moved.clock_timestamp() returns timestamptz language sql volatile
    as $$ select shown + (pg_catalog.clock_timestamp() - since) / ${slowness} from moved.clock $$;
  do $$ declare d record; begin
    execute format('alter database %I set search_path = public, moved, pg_catalog', current_database());
    for d in select a.attrelid::regclass as t, a.attname as c, pg_get_expr(x.adbin, x.adrelid) as e
      from pg_attrdef x join pg_attribute a on a.attrelid = x.adrelid and a.attnum = x.adnum join pg_class k on k.oid = x.adrelid
      where k.relnamespace = 'public'::regnamespace and pg_get_expr(x.adbin, x.adrelid) ~ '\\m(now|clock_timestamp)\\(\\)'
    loop
      execute format('alter table %s alter column %I set default %s', d.t, d.c,
        regexp_replace(d.e, '\\m(now|clock_timestamp)\\(\\)', 'moved.\\1()', 'g'));
    end loop;
  end $$;`;
