import autocannon from 'autocannon';

/** One who answers in a contest, and what they are asked. */
export interface Contestant {
  name: string;
  request: autocannon.Options;
}

/** How long and how often each is asked. */
export interface Effort {
  seconds: number;
  rounds: number;
  /** Askers at a time; 16 unless told. */
  connections?: number;
}

/** What a contestant reached, round by round. */
export interface Score {
  name: string;
  perSecond: number[];
  p99: number[];
  kilobytes: number;
}

/** Asks all of them in turn, round by round, after a warm-up. Throws when one refuses or fails: a refusal would look fast. */
export async function contest(
  contestants: readonly Contestant[],
  { seconds, rounds, connections = 16 }: Effort,
): Promise<Score[]> {
  const scores = contestants.map(({ name }): Score => ({ name, perSecond: [], p99: [], kilobytes: 0 }));
  for (const one of contestants) await shoot(one, 2, connections);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of contestants.entries()) {
      const result = await shoot(one, seconds, connections);
      const score = scores[index] as Score;
      score.perSecond.push(result.requests.total / result.duration);
      score.p99.push(result.latency.p99);
      score.kilobytes = result.throughput.total / result.requests.total / 1000;
    }
  }
  return scores;
}

async function shoot({ name, request }: Contestant, duration: number, connections: number): Promise<autocannon.Result> {
  const result = await autocannon({ ...request, connections, duration });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result;
}

/** A line each: requests a second, p99, the share of the first one with the spread of the rounds, and the size of an answer on the wire. */
export function tableOf(scores: readonly Score[]): string {
  const shares = sharesOf(scores).split('\n');
  return scores
    .map(
      ({ p99, kilobytes }, at) =>
        `${shares[at]}   p99 ${median(p99).toFixed(0).padStart(4)} ms   ${kilobytes.toFixed(1)} kB each`,
    )
    .join('\n');
}

/** A line each: the median a second, and its share of the first one's with the spread of the rounds. */
export function sharesOf(scores: readonly Score[]): string {
  const limit = scores[0] as Score;
  return scores
    .map(({ name, perSecond }) => {
      const share = median(perSecond) / median(limit.perSecond);
      const shares = perSecond.map((figure, round) => figure / (limit.perSecond[round] ?? Number.NaN));
      const spread = `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`;
      return `  ${name.padEnd(30)} ${median(perSecond).toFixed(0).padStart(6)}/s   ${percent(share).padStart(6)} (${spread})`;
    })
    .join('\n');
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A question by GraphQL. */
export function question(
  url: string,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): autocannon.Options {
  return {
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  };
}

/** The header of one who is known as a household: the product answers them anew each time. */
export const anew = { cookie: 'trailcrew_household=none' };
