import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { PublicSettings } from '@trailcrew/api/contract/settings';
import { print, type DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { announceEvent } from '../features/events/event-on-screen';
import { EventPage } from '../features/events/event-page';
import { EventPageDocument, type EventPageQuery } from '../features/events/event-page.generated';
import { EventsPage } from '../features/events/events-page';
import { EventsPageDocument } from '../features/events/events-page.generated';
import { createClient } from '../graphql/client';
import { pack } from '../graphql/packed-records';
import { assumePhone } from '../ui/use-media-query';
import { paths, patterns } from './paths';
import { givePublicSettings } from './settings';
import { Shell } from './shell/shell';

/*
 * Runs in the server, which has no browser: it gives the first content of the landing and event page as HTML, and the data it was made
 * of. The browser shows it at once and its own pages take over when they are ready.
 */

/** A page whose first content the server can send. */
interface FirstPage {
  document: DocumentNode;
  variables: Record<string, unknown>;
  page: ReactNode;
}

/** What to ask the API for: a query in GraphQL's language and its variables. */
export interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

/** The first content: HTML for the page's body, the client's cache as JSON text (packed), and the page's own title. */
export interface FirstContent {
  html: string;
  cache: string;
  title: string;
}

/** How a page was asked for. */
export interface PageRequest {
  /** Path and query of the address. */
  address: string;
  /** Whether a phone asks. */
  phone: boolean;
  settings: PublicSettings;
}

function pageAt(path: string): FirstPage | null {
  if (path === paths.events) return { document: EventsPageDocument, variables: {}, page: <EventsPage /> };
  const slug = matchPath(patterns.event, path)?.params.slug;
  return slug ? { document: EventPageDocument, variables: { slug }, page: <EventPageAt slug={slug} /> } : null;
}

function EventPageAt({ slug }: { slug: string }) {
  return <EventPage slug={slug} />;
}

/** The query of a page by its path; null for pages that the browser makes alone. */
export function askFor(path: string): Asked | null {
  const first = pageAt(path);
  if (!first) return null;
  return { query: print(createClient().cache.transformDocument(first.document)), variables: first.variables };
}

/** The first content of a page out of the answer to its query. */
export function renderFirstContent({ address, phone, settings }: PageRequest, data: object): FirstContent | null {
  const first = pageAt(address.split('?')[0] ?? '');
  if (!first) return null;
  givePublicSettings(settings);
  assumePhone(phone);
  const client = createClient();
  client.writeQuery({ query: first.document, variables: first.variables, data });
  const event = 'event' in data ? (data as EventPageQuery).event : null;
  const takeBack = event ? announceEvent(event) : undefined;
  try {
    const html = renderToStaticMarkup(
      <ApolloProvider client={client}>
        <StaticRouter location={address}>
          <Shell>{first.page}</Shell>
        </StaticRouter>
      </ApolloProvider>,
    );
    const { productTitle } = settings;
    return {
      html,
      cache: JSON.stringify(pack(client.extract() as NormalizedCacheObject)),
      title: event ? `${event.name} · ${productTitle}` : productTitle,
    };
  } finally {
    takeBack?.();
    client.stop();
  }
}
