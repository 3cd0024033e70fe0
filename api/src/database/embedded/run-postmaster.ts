import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import type { Binaries } from './binaries.js';
import { quietProcess } from './create-cluster.js';
import { explainFailure } from './explain-failure.js';
import { findPostmaster } from './postmaster-file.js';
import type { RunAs } from './run-as.js';
import { waitUntil } from './wait-until.js';

/** Crash recovery of a large database may take a while. A start without any sign of life for this long has failed. */
const startMilliseconds = 120_000;

export interface Cluster {
  folder: string;
  binaries: Binaries;
  runAs: RunAs;
  /** False only in tests: acknowledged data may be lost when the machine stops. */
  durable: boolean;
  /** How many connections it accepts at once. */
  connections?: number;
  /** Where PostgreSQL writes its log. */
  logFile: string;
}

/** The port was taken between choosing it and using it. */
export class PortTaken extends Error {}

/** Children of an earlier PostgreSQL, whose parent was killed, have not ended yet. */
export class StillInUse extends Error {}

/** Starts PostgreSQL and resolves when it accepts connections. */
export async function runPostmaster(cluster: Cluster, port: number): Promise<ChildProcess> {
  const { folder, binaries, runAs, durable, connections = 60, logFile } = cluster;
  const configuration = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: connections,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Not errors of statements, which the server logs without the values that PostgreSQL repeats in them.
    log_min_messages: 'log',
    // Details and statements hold what people typed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    logging_collector: 'off',
    log_destination: 'stderr',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const options = Object.entries(configuration).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, ...ids } = runAs.command(binaries.postgres, ['-D', folder, ...options]);
  // A file and not a pipe: PostgreSQL must be able to write when we are gone.
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(file, args, { ...ids, ...quietProcess(), stdio: ['ignore', log, log] });
  closeSync(log);
  let failure: Error | undefined;
  child.on('error', (error) => (failure = error));
  const ended = (): boolean => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  const ready = (): boolean => {
    const running = findPostmaster(folder);
    return running?.pid === child.pid && running?.ready === true;
  };
  const answered = await waitUntil(() => ended() || ready(), startMilliseconds);
  if (answered && !ended()) return child;
  child.kill('SIGQUIT');
  const output = failure?.message ?? readFileSync(logFile, 'utf8');
  if (/could not bind|could not create any TCP\/IP sockets/.test(output)) throw new PortTaken(output);
  if (/pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(output))
    throw new StillInUse(output);
  throw explainFailure(`PostgreSQL did not start: ${output.trim().slice(-2_000)}`, folder);
}
