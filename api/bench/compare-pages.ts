import { anew, contest, question, tableOf, type Effort } from './contest.ts';
import { eventPage } from './documents.ts';
import { postgraphileEventPage } from './rival-documents.ts';

interface Pages extends Effort {
  product: string;
  bare: string;
  /** Null where it could not be installed. */
  postgraphile: string | null;
  event: { id: string; slug: string };
}

/**
 * The event page: the bare limit, the product anew and from memory and as HTML, and PostGraphile, in turn; they are held to be alike first.
 * Then its shifts by REST, beside a bare limit of their own.
 */
export async function comparePages({ product, bare, postgraphile, event, ...effort }: Pages): Promise<string> {
  const { slug } = event;
  const rest = `${product}/api/shifts?eventId=${event.id}`;
  await holdAlike({ product, bare, postgraphile, slug });
  const browser = { accept: 'text/html', 'accept-encoding': 'br' };
  const scores = await contest(
    [
      { name: 'bare json_agg (the limit)', request: { url: `${bare}/page/${slug}` } },
      { name: 'GraphQL, read anew', request: question(product, eventPage, { slug }, anew) },
      { name: 'GraphQL, unchanged', request: question(product, eventPage, { slug }) },
      { name: 'page as HTML', request: { url: `${product}/event/${slug}`, headers: browser } },
      ...(postgraphile
        ? [{ name: 'PostGraphile', request: question(postgraphile, postgraphileEventPage, { slug }) }]
        : []),
    ],
    effort,
  );
  const bareList = `${bare}/rest/${event.id}`;
  refuseDifferent(await Promise.all([bareList, rest].map(async (url) => (await fetch(url)).text())));
  const lists = await contest(
    [
      { name: 'bare, shifts as by REST', request: { url: bareList } },
      { name: 'REST /api/shifts, read anew', request: { url: rest, headers: anew } },
      { name: 'REST /api/shifts, unchanged', request: { url: rest, headers: { 'accept-encoding': 'br' } } },
    ],
    effort,
  );
  return `${tableOf(scores)}\nShifts by REST\n${tableOf(lists)}`;
}

interface Shift {
  id?: string;
  rowId?: string;
  qtyRegistered?: number;
  activeCount?: number;
}

/** Throws unless all show the same shifts with the same figures: whoever answers less would look fast. */
async function holdAlike({
  product,
  bare,
  postgraphile,
  slug,
}: { slug: string } & Omit<Pages, 'event' | keyof Effort>) {
  const texts = [
    await (await fetch(`${bare}/page/${slug}`)).text(),
    await ask(product, eventPage, slug, anew),
    await ask(product, eventPage, slug, {}),
    ...(postgraphile ? [await ask(postgraphile, postgraphileEventPage, slug, {})] : []),
  ];
  refuseDifferent(texts);
}

/** Throws unless all these answers show the same shifts with the same figures as the first. */
function refuseDifferent(texts: readonly string[]): void {
  const [first, ...others] = texts.map((text) => {
    const shifts: string[] = [];
    JSON.parse(text, (_key, value: Shift) => {
      const registered = value?.qtyRegistered ?? value?.activeCount;
      if (registered !== undefined) shifts.push(`${value.id ?? value.rowId} ${registered}`);
      return value;
    });
    return shifts.sort().join('\n');
  });
  if (!first) throw new Error('The bare server shows no shifts');
  const differing = others.findIndex((shifts) => shifts !== first);
  if (differing >= 0) throw new Error(`Contestant ${differing + 2} shows other shifts than the bare server`);
}

async function ask(url: string, query: string, slug: string, headers: Record<string, string>): Promise<string> {
  const { headers: sent, body } = question(url, query, { slug }, headers);
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: sent as Record<string, string>,
    body: String(body),
  });
  return answer.text();
}
