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
 * Compares a workbook's rows with what is there. Category (by name), role (by name in its category) and shift (by role, day, times and
 * place) are found by their keys, names without case and odd spaces, and made where they are missing. Quantity and the role's texts
 * are what a sheet may change; an empty text says nothing. Of several texts for one role the first of the file counts.
 * A row that carries the id of one of the event's shifts means that shift, wherever it puts it: it moves, with its people. Where all rows of
 * a category or role give it another name, it is renamed. Roles without shifts, settings of the event and its questions are compared beside
 * them.
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
  // After the shifts: a role that gets some in this file is described there.
  const alone = planRoles(
    roles,
    rows.filter((row): row is RoleRow => row.outcome === 'role'),
  );
  const settings = planSettings(
    programme.event,
    rows.filter((row): row is SettingRow => row.outcome === 'setting'),
  );
  // Roles that rows of the same file make can be asked by name.
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
