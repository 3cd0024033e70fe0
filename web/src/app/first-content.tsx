import type { NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { FirstContent } from '@trailcrew/api/contract/first-content';
import { isPagePath, pagePaths, type EventParameter } from '@trailcrew/api/contract/page-paths';
import { print, type DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { CategoryHeadDocument, type CategoryHeadQuery } from '../features/categories/category-head.generated';
import { announceEvent } from '../features/events/event-on-screen';
import { EventPage } from '../features/events/event-page';
import { EventPageDocument, type EventPageQuery } from '../features/events/event-page.generated';
import { EventsPage } from '../features/events/events-page';
import { EventsPageDocument } from '../features/events/events-page.generated';
import { listShifts } from '../features/shifts/listed-shift';
import { createClient } from '../graphql/client';
import { pack } from '../graphql/packed-records';
import { assumePhone } from '../ui/use-media-query';
import { NotFoundPage } from './not-found-page';
import { categoryHead, eventHead, landingHead, writeHead, type PageHead, type Site } from './page-head';
import { writePublicSettings } from './settings';
import { Shell } from './shell/shell';

/*
 * Runs in the server, without a browser. Returns the first content of the landing and event page as HTML, and the data it was made of. The
 * browser shows it at once; its own pages take over when they are ready. For an address that leads nowhere it says so.
 */

/** What the server can render of a page before its scripts run. */
interface FirstPage {
  /** Absent: there is nothing to query. */
  document?: DocumentNode;
  variables?: Record<string, unknown>;
  /** Absent: the browser renders the page alone. */
  page?: ReactNode;
  /** The page's head; null where nothing exists at this address. Then `missing` is the title. */
  head(data: object, site: Site): PageHead | null;
  missing: string;
}

/** A request to the API: a GraphQL query and its variables. */
export interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

/** The request for a page. */
export interface PageRequest {
  /** Path and query of the address. */
  address: string;
  /** Whether the request comes from a phone. */
  phone: boolean;
  settings: Site;
}

function pageAt(address: string): FirstPage | null {
  const { pathname: path, searchParams } = new URL(address, 'http://page');
  if (!isPagePath(path)) return { page: <NotFoundPage />, head: () => null, missing: '404 Page Not Found' };
  if (matchPath(pagePaths.events, path))
    return {
      document: EventsPageDocument,
      page: <EventsPage />,
      head: (_data, site) => landingHead(site),
      missing: '',
    };
  const slug = matchPath(pagePaths.event, path)?.params.slug;
  if (slug)
    return {
      document: EventPageDocument,
      variables: { slug },
      page: <EventPageAt slug={slug} />,
      head: (data, site) => {
        const { event } = data as EventPageQuery;
        const shiftId = searchParams.get('shift' satisfies EventParameter);
        const listed = shiftId
          ? listShifts(event?.categories ?? []).find(({ shift }) => shift.id === shiftId)
          : undefined;
        return event && eventHead(event, listed, site);
      },
      missing: 'Event Not Found',
    };
  const { eventSlug, categoryId } = matchPath(pagePaths.category, path)?.params ?? {};
  if (!eventSlug) return null;
  return {
    document: CategoryHeadDocument,
    variables: { eventSlug },
    head: (data) => {
      const { event } = data as CategoryHeadQuery;
      const category = event?.categories.find(({ id }) => id === categoryId);
      return event && category ? categoryHead(event, category) : null;
    },
    missing: 'Category Not Found',
  };
}

function EventPageAt({ slug }: { slug: string }) {
  return <EventPage slug={slug} />;
}

/** The query of a page by its path; null for pages that the browser renders alone, and where there is nothing to query. */
export function askFor(path: string): Asked | null {
  const { document, variables = {} } = pageAt(path) ?? {};
  return document ? { query: print(createClient().cache.transformDocument(document)), variables } : null;
}

/** The first content of a page, from the response to its query. */
export function renderFirstContent({ address, phone, settings }: PageRequest, data: object): FirstContent | null {
  const first = pageAt(address);
  if (!first) return null;
  const { document, variables, page } = first;
  const found = first.head(data, settings);
  const common = { head: writeHead(found ?? { title: first.missing }, settings), isMissing: found === null };
  if (!page) return { ...common, html: null, cache: null };
  writePublicSettings(settings);
  assumePhone(phone);
  const client = createClient();
  if (document) client.writeQuery({ query: document, variables, data });
  const event = 'event' in data ? (data as EventPageQuery).event : null;
  const takeBack = event ? announceEvent(event) : undefined;
  try {
    const html = renderToStaticMarkup(
      <ApolloProvider client={client}>
        <StaticRouter location={address}>
          <Shell>{page}</Shell>
        </StaticRouter>
      </ApolloProvider>,
    );
    const cache = document ? JSON.stringify(pack(client.extract() as NormalizedCacheObject)) : null;
    return { ...common, html, cache };
  } finally {
    takeBack?.();
    client.stop();
  }
}
