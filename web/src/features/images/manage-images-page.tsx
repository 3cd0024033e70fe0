import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { grouped } from '../../formatting/counts';
import { formatPlainDayRange } from '../../formatting/days';
import type { CoverKind } from '../../graphql/schema.generated';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { SelectField } from '../../ui/fields/select-field';
import { StaffPage } from '../../ui/staff-page';
import { Tabs } from '../../ui/tabs';
import { coverOf } from '@trailcrew/api/contract/programme/event-cover';
import { CoverCard } from './cover-card';
import { useManageImagesPageQuery } from './manage-images-page.generated';

interface CoverItem {
  id: string;
  name: string;
  note: string;
  coverImageUrl: string | null;
  drawing?: string;
}

const tabNames: Record<string, CoverKind> = { events: 'EVENT', categories: 'CATEGORY', roles: 'OPPORTUNITY' };

/** Cover images of events, categories and volunteer roles, for admins. */
export function ManageImagesPage() {
  const [query, setQuery] = useSearchParams();
  useDocumentTitle('Cover Image Management');
  const { data, error, refetch } = useManageImagesPageQuery();
  if (!data) return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;

  const eventId = data.events.some(({ id }) => id === query.get('eventId')) ? (query.get('eventId') ?? '') : '';
  const tab = query.get('tab') ?? 'events';
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  };
  const eventNames = new Map(data.events.map(({ id, name }) => [id, name]));
  const ofEvent = <One extends { eventId: string }>(records: readonly One[]) =>
    records.filter((record) => !eventId || record.eventId === eventId);
  const place = (one: { eventId: string }, ...more: string[]) =>
    [...more, eventId ? '' : (eventNames.get(one.eventId) ?? '')].filter(Boolean).join(' · ');
  const items: Record<string, CoverItem[]> = {
    events: data.events
      .filter(({ id }) => !eventId || id === eventId)
      .map((event) => ({
        ...event,
        note: formatPlainDayRange(event.startDate, event.endDate),
        drawing: coverOf({ ...event, coverImageUrl: null }),
      })),
    categories: ofEvent(data.categories).map((category) => ({ ...category, note: place(category) })),
    roles: ofEvent(data.opportunities).map((role) => ({ ...role, note: place(role, role.category.name) })),
  };
  const panel = (value: string, label: string, empty: string) => ({
    value,
    label: `${label} (${grouped(items[value]?.length ?? 0)})`,
    content: <CoverList key={eventId} kind={tabNames[value] ?? 'EVENT'} items={items[value] ?? []} empty={empty} />,
  });
  return (
    <StaffPage
      title="Cover Image Management"
      subtitle="Pictures make events easy to recognise. Without one, pages show a drawing of ours."
      back={{ to: paths.adminDashboard, label: 'Back to Dashboard' }}
    >
      <div className="mb-6 max-w-md">
        <SelectField
          label="Event"
          value={eventId}
          active={eventId !== ''}
          choices={[
            { value: '', label: 'All events' },
            ...data.events.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => change('eventId', value)}
        />
      </div>
      <Tabs
        label="Cover images of"
        value={tab in tabNames ? tab : 'events'}
        onChange={(value) => change('tab', value)}
        panels={[
          panel('events', 'Events', 'No events created yet'),
          panel('categories', 'Categories', 'No categories yet'),
          panel('roles', 'Volunteer Roles', 'No volunteer roles yet'),
        ]}
      />
    </StaffPage>
  );
}

const cardsAtOnce = 24;

function CoverList({ kind, items, empty }: { kind: CoverKind; items: CoverItem[]; empty: string }) {
  const [most, setMost] = useState(cardsAtOnce);
  if (items.length === 0) return <Notice title={empty}>There is nothing here that could have a cover image.</Notice>;
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.slice(0, most).map(({ id, name, note, coverImageUrl, drawing }) => (
          <CoverCard
            key={id}
            kind={kind}
            id={id}
            name={name}
            note={note}
            coverImageUrl={coverImageUrl}
            drawing={drawing}
          />
        ))}
      </ul>
      {items.length > most ? (
        <p className="mt-6 text-center">
          <Button onClick={() => setMost(most + 2 * cardsAtOnce)}>
            Show more ({grouped(items.length - most)} left)
          </Button>
        </p>
      ) : null}
    </>
  );
}
