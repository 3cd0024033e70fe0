import type { ImportPlan } from './import-plan.js';
import type { Programme } from './load-programme.js';
import { findRenames, renamed, withRenames } from './plan-renames.js';
import { planQuestions } from './plan-questions.js';
import { planRoles } from './plan-roles.js';
import { planSettings } from './plan-settings.js';
import { RolePlanner } from './role-planner.js';
import { ShiftPlanner } from './shift-planner.js';
import type { PlannedRow, QuestionRow, RoleRow, SettingRow } from '../workbook/workbook-plan.js';

/**
 * Compares a workbook's rows with the existing programme. Categories (by name), roles (by category and name) and shifts (by role, day,
 * times and place) are matched by these keys, ignoring case and extra spaces in names, and created if missing. A sheet may change the
 * quantity and the role's texts; an empty text changes nothing. Of several texts for one role the first in the file counts. A row with the
 * id of one of the event's shifts stands for that shift, which moves with its people if the row differs. If all rows of a category or role
 * have another name, it is renamed. Roles without shifts, settings of the event and its questions are compared, too.
 */
export function planImport(there: Programme, rows: readonly PlannedRow[]): ImportPlan {
  const renames = findRenames(there, rows);
  const programme = renamed(there, renames);
  const roles = new RolePlanner(programme, {
    categories: there.categories.filter(({ id }) => renames.categories.has(id)),
    opportunities: there.opportunities.filter(({ id }) => renames.roles.has(id)),
  });
  const planner = new ShiftPlanner(programme, roles, rows);
  const shifts = rows
    .filter((row) => row.outcome === 'create' || row.outcome === 'error')
    .map((row) => planner.take(row));
  // After the shifts, whose rows take precedence for the texts of their roles.
  const alone = planRoles(
    roles,
    rows.filter((row): row is RoleRow => row.outcome === 'role'),
  );
  const settings = planSettings(
    programme.event,
    rows.filter((row): row is SettingRow => row.outcome === 'setting'),
  );
  // After the roles, so that questions can name roles that the same file creates.
  const questions = planQuestions(
    { programme, roles },
    rows.filter((row): row is QuestionRow => row.outcome === 'question'),
  );
  const order = new Map(rows.map((row, at) => [placeKey(row), at]));
  const imported = [...shifts, ...alone, ...settings.rows, ...questions.rows].sort(
    (one, other) => (order.get(placeKey(one)) ?? 0) - (order.get(placeKey(other)) ?? 0),
  );
  const planned = roles.plan();
  return {
    ...planned,
    changedCategories: programme.categories.filter(({ id }) => renames.categories.has(id)),
    changedOpportunities: withRenames(planned, programme, renames.roles),
    ...planner.plan(),
    changedSettings: settings.changed,
    questions: questions.made,
    changedQuestions: questions.changed,
    rows: imported,
  };
}

function placeKey({ sheet, row }: { sheet: string; row: number }): string {
  return `${row} ${sheet}`;
}
