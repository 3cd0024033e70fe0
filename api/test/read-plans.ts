import { createRequire } from 'node:module';
import pg from 'pg';
import type { TestDatabase } from './test-database.js';

/** A node of a plan as PostgreSQL prints it. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** A statement that was run, those inside of functions and triggers too, and how PostgreSQL went about it. */
export interface RunStatement {
  text: string;
  plan: PlanNode;
}

type Notices = pg.Client & { on(event: 'notice', listener: (notice: { message?: string }) => void): unknown };

// The ORM, whose connections all transactions use, may bring a driver of its own.
const require = createRequire(import.meta.url);
const ofOrm = require(require.resolve('pg', { paths: [require.resolve('@mikro-orm/postgresql')] })) as typeof pg;
const clients = [...new Set([pg.Client.prototype, ofOrm.Client.prototype])];

/** Makes PostgreSQL report the plan of every statement of this database. To be called before a server connects. */
export async function readPlans(database: TestDatabase): Promise<{
  /** What was run during `work`. */
  during(work: () => Promise<unknown>): Promise<RunStatement[]>;
  /**
   * How often the statements that requests prepared on the open connections were planned for their values, and once for all values. Those of
   * the runner are left out.
   */
  planned(): Promise<{ text: string; forValues: number; forAll: number }[]>;
  /** Connections from now on are not listened to. */
  stop(): void;
}> {
  const name = new URL(database.url).pathname.slice(1);
  for (const [setting, value] of Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }))
    await database.pool.query(`alter database ${name} set ${setting} = '${value}'`);

  let run: RunStatement[] = [];
  const connected = new Set<Notices>();
  const listener = ({ message = '' }: { message?: string }) => {
    const [, text] = /^duration: .* plan:\s*(\{.*\})\s*$/s.exec(message) ?? [];
    if (text === undefined) return;
    const { 'Query Text': statement, Plan: plan } = JSON.parse(text) as { 'Query Text': string; Plan: PlanNode };
    run.push({ text: statement, plan });
  };
  const originals = clients.map((client) => client.connect);
  for (const [index, client] of clients.entries())
    client.connect = function (this: Notices, ...args: unknown[]): Promise<void> {
      this.on('notice', listener);
      connected.add(this);
      this.on('end', () => connected.delete(this));
      return Reflect.apply(originals[index] as unknown as (...args: unknown[]) => Promise<void>, this, args);
    } as unknown as typeof client.connect;
  return {
    async during(work) {
      run = [];
      await work();
      return run;
    },
    async planned() {
      const answers = [...connected].map((client) =>
        client.query<{ text: string; forValues: number; forAll: number }>(
          `select statement as text, custom_plans::int as "forValues", generic_plans::int as "forAll" from pg_prepared_statements
           where current_setting('application_name') <> 'trailcrew-runner'`,
        ),
      );
      return (await Promise.all(answers)).flatMap(({ rows }) => rows);
    },
    stop() {
      for (const [index, client] of clients.entries()) client.connect = originals[index] as typeof client.connect;
    },
  };
}

/** The tables that a statement read from their first row to their last. */
export function readWhole({ plan }: RunStatement): string[] {
  const own = plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((below) => readWhole({ text: '', plan: below }))];
}

/** How many rows a statement read of a table, those that it passed over too; a row once for each time that it was read. */
export function rowsRead({ plan }: RunStatement, table: string): number {
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  const own = plan['Relation Name'] === table ? each * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, below) => sum + rowsRead({ text: '', plan: below }, table), own);
}
