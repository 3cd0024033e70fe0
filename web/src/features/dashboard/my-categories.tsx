import { Pencil, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count } from '../../formatting/counts';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { MyCategory_CategoryFragment } from './my-category.generated';
import { OverviewSection } from './overview-section';

/** So many roles of a category are named, the others are counted. */
const rolesShown = 3;

/** A card for each category that the lead runs in this event. */
export function MyCategories({ categories }: { categories: MyCategory_CategoryFragment[] }) {
  return (
    <OverviewSection title="My Categories">
      {categories.length === 0 ? (
        <div className="rounded-card border border-hairline bg-card">
          <Notice title="No categories assigned">
            <p>Contact an admin to get started</p>
          </Notice>
        </div>
      ) : (
        <ul className="grid items-start gap-4 md:grid-cols-2">
          {categories.map((category) => (
            <li key={category.id} className="rounded-card border border-hairline bg-card p-5">
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}

function CategoryCard({ category }: { category: MyCategory_CategoryFragment }) {
  const { id, eventId, name, opportunities } = category;
  const shifts = opportunities.reduce((sum, role) => sum + role.shifts.length, 0);
  const [first] = opportunities;
  const more = opportunities.length - rolesShown;
  return (
    <>
      <h3 className="text-base">{name}</h3>
      <p className="text-sm text-muted tabular-nums">
        {count(opportunities.length, 'role')} · {count(shifts, 'shift')}
      </p>
      <ul className="mt-2">
        {opportunities.slice(0, rolesShown).map((role) => (
          <li key={role.id} className="flex items-center justify-between gap-3 border-b border-hairline">
            <span className="min-w-0 py-2">{role.name}</span>
            <Link
              to={paths.editOpportunity(role.id, id, eventId)}
              aria-label={`Edit ${role.name}`}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <Pencil aria-hidden="true" className="size-4.5" />
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="pt-2 text-sm text-muted">...and {more} more</p> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.createOpportunityIn(id, eventId)} className={buttonClass('outline')}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add Volunteer Role
        </Link>
        {first ? (
          <Link to={paths.createShiftIn(first.id, eventId)} className={buttonClass('outline')}>
            <Plus aria-hidden="true" className="size-4.5" />
            Add Shift
          </Link>
        ) : null}
      </div>
    </>
  );
}
