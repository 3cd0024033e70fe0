import { Pencil, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count, grouped } from '../../formatting/counts';
import { buttonClass } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import type { MyCategory_CategoryFragment } from './my-category.generated';
import { OverviewSection } from './overview-section';

/** This many roles of a category are named, the others are counted. */
const rolesShown = 3;

interface MyCategoriesProps {
  categories: MyCategory_CategoryFragment[];
  onEditRole: (opportunityId: string) => void;
}

/** A card for each category that the lead runs in this event. */
export function MyCategories({ categories, onEditRole }: MyCategoriesProps) {
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
              <CategoryCard category={category} onEditRole={onEditRole} />
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}

interface CategoryCardProps {
  category: MyCategory_CategoryFragment;
  onEditRole: (opportunityId: string) => void;
}

function CategoryCard({ category, onEditRole }: CategoryCardProps) {
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
            <IconButton label={`Edit ${role.name}`} onClick={() => onEditRole(role.id)}>
              <Pencil aria-hidden="true" className="size-4.5" />
            </IconButton>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="pt-2 text-sm text-muted">...and {grouped(more)} more</p> : null}
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
