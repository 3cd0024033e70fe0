import autocannon from 'autocannon';
import { eventPage } from './documents.ts';

interface Contest {
  product: string;
  bare: string;
  event: { id: string; slug: string };
  seconds: number;
  rounds: number;
}

/** Requests a second and p99 of the event page: bare limit, GraphQL, REST, in turn; medians over the rounds and each as a share of the limit. */
export async function comparePages({ product, bare, event, seconds, rounds }: Contest): Promise<string> {
  const contestants: { name: string; request: autocannon.Options }[] = [
    { name: 'bare json_agg (the limit)', request: { url: `${bare}/${event.slug}` } },
    {
      name: 'GraphQL event page',
      request: {
        url: `${product}/graphql`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: eventPage, variables: { slug: event.slug } }),
      },
    },
    { name: 'REST /api/shifts?eventId=', request: { url: `${product}/api/shifts?eventId=${event.id}` } },
  ];
  const results = contestants.map(() => ({ perSecond: [] as number[], p99: [] as number[], bytes: 0 }));
  for (const { request } of contestants) await autocannon({ ...request, connections: 16, duration: 2 });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, request }] of contestants.entries()) {
      const result = await autocannon({ ...request, connections: 16, duration: seconds });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors`);
      results[index]?.perSecond.push(result.requests.average);
      results[index]?.p99.push(result.latency.p99);
      if (results[index]) results[index].bytes = Math.round(result.throughput.total / result.requests.total / 1000);
    }
  }
  const limit = median(results[0]?.perSecond ?? []);
  const lines = contestants.map(({ name }, index) => {
    const { perSecond, p99, bytes } = results[index] as (typeof results)[number];
    const share = Math.round((100 * median(perSecond)) / limit);
    return `  ${name.padEnd(28)} ${median(perSecond).toFixed(0).padStart(6)} req/s   p99 ${median(p99).toFixed(0).padStart(4)} ms   ${String(share).padStart(4)} % of the limit   ${bytes} kB each`;
  });
  return lines.join('\n');
}

/** The middle of some figures. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
