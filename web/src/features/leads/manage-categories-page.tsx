import { Pencil, Plus, UserCheck, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { OutOfDate } from '../../forms/load-failure';
import { nameWithYear } from '../../formatting/days';
import { useDocumentTitle } from '../../app/settings';
import { Button, buttonClass } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import { PageSkeleton } from '../../ui/loading/page-skeleton';
import { SelectField } from '../../ui/fields/select-field';
import { StaffPage } from '../../ui/staff-page';
import { StaffLoadFailure } from '../accounts/staff-load-failure';
import { NoSuchEvent } from '../event-bar/of-known-event';
import { AssignLeadDialog } from './assign-lead-dialog';
import { CategoryDialog } from './category-dialog';
import { LeadDialog } from './lead-dialog';
import type { LeadCategory_CategoryFragment } from './leads.generated';
import { useManageCategoriesPageQuery } from './manage-categories-page.generated';

type Open = { kind: 'category'; category?: LeadCategory_CategoryFragment } | { kind: 'lead' | 'assign' };

/** The categories of one event and who leads them. The event lives in the address. */
export function ManageCategoriesPage() {
  const title = 'Manage Categories & Leads';
  useDocumentTitle(title);
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, previousData, error, refetch } = useManageCategoriesPageQuery();
  const shown = data ?? previousData;
  if (!shown) return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;

  const { events, leads } = shown;
  const today = new Date().toISOString().slice(0, 10);
  const asked = address.get('eventId');
  const event = asked
    ? events.find(({ id }) => id === asked)
    : (events.find(({ endDate }) => endDate >= today) ?? events.at(-1));
  const back = { to: paths.adminDashboard, label: 'Back to Dashboard' };
  if (!event && events.length > 0)
    return (
      <StaffPage title={title} back={back}>
        <NoSuchEvent events={events} to={paths.manageCategoriesOf} />
      </StaffPage>
    );
  if (!event)
    return (
      <StaffPage title={title} back={back}>
        <Notice
          title="No events created yet"
          action={
            <Link to={paths.createEvent} className={buttonClass('primary')}>
              Create Event
            </Link>
          }
        />
      </StaffPage>
    );
  const categories = shown.categories.filter(({ eventId }) => eventId === event.id);
  const close = () => setOpen(null);
  const addCategory = (
    <Button kind="primary" onClick={() => setOpen({ kind: 'category' })}>
      <Plus aria-hidden="true" className="size-4.5" />
      Add Category
    </Button>
  );
  return (
    <StaffPage title={title} back={back}>
      <OutOfDate error={error} onRetry={() => void refetch()} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-md">
          <SelectField
            label="Event"
            value={event.id}
            choices={events.map((one) => ({ value: one.id, label: nameWithYear(one) }))}
            onChange={(eventId) => setAddress({ eventId }, { replace: true })}
          />
        </div>
        {categories.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setOpen({ kind: 'lead' })}>
              <UserPlus aria-hidden="true" className="size-4.5" />
              New Lead
            </Button>
            {leads.length > 0 ? (
              <Button onClick={() => setOpen({ kind: 'assign' })}>
                <UserCheck aria-hidden="true" className="size-4.5" />
                Assign Lead
              </Button>
            ) : null}
            {addCategory}
          </div>
        ) : null}
      </div>
      <div className="mt-6 rounded-card border border-hairline bg-card">
        {categories.length === 0 ? (
          <Notice title="No categories yet" action={addCategory}>
            <p>Categories group an event&apos;s roles, such as Timing or Feed Station.</p>
          </Notice>
        ) : (
          <ul className="divide-y divide-hairline">
            {categories.map((category) => (
              <li key={category.id} className="flex items-center gap-3 py-2 pr-2 pl-4 sm:pl-5">
                <div className="min-w-0 flex-1 py-1 sm:flex sm:items-baseline sm:gap-6">
                  <p className="min-w-0 font-semibold sm:flex-1">{category.name}</p>
                  <p className="text-sm sm:w-64">
                    {category.leadId ? (
                      `${category.leadFirstName} ${category.leadLastName}`
                    ) : (
                      <span className="text-muted">No lead</span>
                    )}
                  </p>
                </div>
                <IconButton label={`Edit ${category.name}`} onClick={() => setOpen({ kind: 'category', category })}>
                  <Pencil aria-hidden="true" className="size-4.5" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      {open?.kind === 'category' ? (
        <CategoryDialog eventId={event.id} category={open.category} leads={leads} onClose={close} />
      ) : null}
      {open?.kind === 'lead' ? <LeadDialog categories={shown.categories} eventId={event.id} onClose={close} /> : null}
      {open?.kind === 'assign' ? (
        <AssignLeadDialog leads={leads} categories={shown.categories} eventId={event.id} onClose={close} />
      ) : null}
    </StaffPage>
  );
}
