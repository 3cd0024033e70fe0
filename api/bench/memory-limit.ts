import { mkdirSync, readFileSync, rmdirSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** A group of processes that may hold so much memory together, page cache included; the system kills one of them when they cannot do with it. */
export interface MemoryLimit {
  /** What a shell has to write its own number into, to become a member with all that it starts. */
  procsFile: string;
  /** The most that the group held since the last question, in megabytes. */
  peak: () => number;
  /** What the group cannot give back without a kill: memory of its programs, without files that the system keeps for speed; in megabytes. */
  held: () => number;
  /** How many processes were killed for want of memory. */
  kills: () => number;
  remove: () => void;
}

/** Makes such a group by the system's control groups, of the first or the second version. Null where that is not allowed. */
export function limitMemory(megabytes: number): MemoryLimit | null {
  const [first, second] = ['/sys/fs/cgroup/memory', '/sys/fs/cgroup'];
  const isFirst = existsSync(join(first, 'memory.limit_in_bytes'));
  const folder = join(isFirst ? first : second, `trailcrew-bench-${process.pid}`);
  const write = (name: string, value: number | string) => writeFileSync(join(folder, name), String(value));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const entry = (name: string, key: string) => Number(new RegExp(`^${key} (\\d+)`, 'm').exec(read(name))?.[1] ?? 0);
  const megabytesOf = (bytes: number) => bytes / 1_048_576;
  try {
    mkdirSync(folder);
    write(isFirst ? 'memory.limit_in_bytes' : 'memory.max', megabytes * 1_048_576);
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return null;
  }
  // Swap would hide that the limit is too low.
  const swap = join(folder, isFirst ? 'memory.memsw.limit_in_bytes' : 'memory.swap.max');
  if (existsSync(swap)) writeFileSync(swap, String(isFirst ? megabytes * 1_048_576 : 0));
  return {
    procsFile: join(folder, 'cgroup.procs'),
    peak: () => {
      const name = isFirst ? 'memory.max_usage_in_bytes' : 'memory.peak';
      const bytes = Number(read(name));
      if (isFirst) write(name, 0);
      return megabytesOf(bytes);
    },
    held: () =>
      megabytesOf(
        isFirst
          ? entry('memory.stat', 'total_rss') + entry('memory.stat', 'total_shmem')
          : entry('memory.stat', 'anon') + entry('memory.stat', 'shmem'),
      ),
    kills: () => entry(isFirst ? 'memory.oom_control' : 'memory.events', 'oom_kill'),
    remove: () => rmdirSync(folder),
  };
}
