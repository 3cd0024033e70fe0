import type { MyCategory_CategoryFragment, UpcomingShifts_ShiftFragment } from './my-category.generated';

/** The longest list of shifts. */
const shown = 10;

/** One line of the table. */
export interface UpcomingShift {
  shift: UpcomingShifts_ShiftFragment;
  role: string;
  category: string;
}

/** The first ten shifts that are today (YYYY-MM-DD) or later, by day and start time. */
export function upcomingShifts(categories: readonly MyCategory_CategoryFragment[], today: string): UpcomingShift[] {
  const moment = ({ shift }: UpcomingShift) => `${shift.date} ${shift.startTime} ${shift.endTime}`;
  return categories
    .flatMap((category) =>
      category.opportunities.flatMap((role) =>
        role.shifts.map((shift) => ({ shift, role: role.name, category: category.name })),
      ),
    )
    .filter(({ shift }) => shift.date >= today)
    .sort((a, b) => moment(a).localeCompare(moment(b)))
    .slice(0, shown);
}
