import type { ImportPlan } from './import-plan.js';
import type { Programme } from './load-programme.js';
import { findRenames, renamed, withRenames } from './plan-renames.js';
import { planQuestions } from './plan-questions.js';
import { planPosts } from './plan-posts.js';
import { planRoles } from './plan-roles.js';
import { NamedStarts, planStarts } from './plan-starts.js';
import { planSettings } from './plan-settings.js';
import { RolePlanner } from './role-planner.js';
import { ShiftPlanner } from './shift-planner.js';
import type { PlannedRow, PostRow, QuestionRow, RoleRow, SettingRow, StartRow } from '../workbook/workbook-plan.js';

/**
 * Compares a workbook's rows with the existing programme. Categories (by name), roles (by category and name) and shifts (by role, day,
 * times and place) are matched by these keys, ignoring case and extra spaces in names, and created if missing. A sheet may change the
 * quantity and the role's texts; an empty text changes nothing. Of several texts for one role the first in the file counts. A row with the
 * id of one of the event's shifts stands for that shift, which moves with its people if the row differs. If all rows of a category or role
 * have another name, it is renamed. Roles without shifts, settings of the event, its questions, starts and posts are compared, too.
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
  const starts = planStarts(
    programme,
    rows.filter((row): row is StartRow => row.outcome === 'start'),
  );
  // After the starts and categories, so that posts can name those that the same file creates.
  const changedStarts = new Map(starts.changed.map((one) => [one.id, one]));
  const startsThen = [...programme.starts.map((one) => changedStarts.get(one.id) ?? one), ...starts.made];
  const posts = planPosts(
    { programme, roles, starts: new NamedStarts(startsThen, programme.starts) },
    rows.filter((row): row is PostRow => row.outcome === 'post'),
  );
  const order = new Map(rows.map((row, at) => [placeKey(row), at]));
  const imported = [...shifts, ...alone, ...settings.rows, ...questions.rows, ...starts.rows, ...posts.rows].sort(
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
    starts: starts.made,
    changedStarts: starts.changed,
    movedStartIds: starts.movedIds,
    posts: posts.made,
    changedPosts: posts.changed,
    rows: imported,
  };
}

function placeKey({ sheet, row }: { sheet: string; row: number }): string {
  return `${row} ${sheet}`;
}
