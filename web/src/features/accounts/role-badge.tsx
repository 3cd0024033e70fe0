import type { Role } from '@trailcrew/api/contract/people/roles';

const names: Record<Role, string> = { admin: 'Admin', lead: 'Lead' };

/** A staff member's role in one word. */
export function RoleBadge({ role }: { role: Role }) {
  return (
    <span className="rounded-full bg-primary-tint px-2.5 py-0.5 text-xs font-semibold text-primary">{names[role]}</span>
  );
}
