import { randomUUID } from 'node:crypto';
import type { ImportedChange, ImportedRow } from '../../../contract/programme/import.js';
import { entriesOf } from '../../../contract/text/mapped.js';
import { foldName } from '../../../contract/text/names.js';
import { noRoleTexts, sheetTexts } from '../../../contract/text/role-texts.js';
import type { ImportPlan } from './import-plan.js';
import { keepFirst, opportunityKey, type Programme } from './load-programme.js';
import { cleanRolePlace, cleanRoleText, quote } from '../workbook/cells/clean-text.js';
import { noneWord } from '../workbook/cells/read-minimum-age.js';
import type { WorkbookRole, WorkbookShift } from '../workbook/workbook-plan.js';
import { yesOrNo } from '../workbook/cells/yes-or-no.js';

type Category = Pick<Programme['categories'][number], 'id' | 'name'>;
type Opportunity = Programme['opportunities'][number];

// Longer than most: the rules of a row's category and of its role share what this file has made and decided so far.

/** Matches the categories and roles of rows, creates missing ones, and collects changes of roles. */
export class RolePlanner {
  readonly #categories = new Map<string, Category>();
  readonly #opportunities = new Map<string, Opportunity>();
  /** Existing roles, including duplicates, each with its category. */
  readonly #byId = new Map<string, { category: Category; opportunity: Opportunity }>();
  /** The same by their names; of duplicates the first that has such a role. */
  readonly #byNames = new Map<string, Opportunity>();
  readonly #madeCategories: Category[] = [];
  readonly #madeOpportunities = new Set<Opportunity>();
  readonly #changed = new Set<Opportunity>();
  /** The texts and ages that count for a role in this file, by role id and field. */
  readonly #decided = new Map<string, string | number | boolean | null>();
  /** Keys of several categories or roles, until a row got the warning. */
  readonly #duplicates = new Set<string>();

  /** Old names of renamed categories and roles, by id, until a row reports the rename. */
  readonly #before: Map<string, string>;

  /** `renamed`: categories and roles with new names in the programme, in their old state. */
  constructor(
    { categories, opportunities }: Pick<Programme, 'categories' | 'opportunities'>,
    renamed: { categories: readonly Category[]; opportunities: readonly Opportunity[] },
  ) {
    this.#before = new Map([...renamed.categories, ...renamed.opportunities].map(({ id, name }) => [id, name]));
    for (const one of categories) {
      if (!keepFirst(this.#categories, foldName(one.name), one)) this.#duplicates.add(foldName(one.name));
    }
    for (const one of opportunities) {
      const key = opportunityKey(one.categoryId, one.name);
      const opportunity = { ...one };
      if (!keepFirst(this.#opportunities, key, opportunity)) this.#duplicates.add(key);
      const category = categories.find(({ id }) => id === one.categoryId);
      if (!category) continue;
      this.#byId.set(one.id, { category, opportunity });
      keepFirst(this.#byNames, namesKey(category.name, one.name), opportunity);
    }
    // Questions of the same file may still use the old name of a category or role.
    for (const { id, name } of renamed.categories) {
      const category = categories.find((one) => one.id === id);
      if (category) keepFirst(this.#categories, foldName(name), category);
    }
    for (const { id, categoryId, name } of renamed.opportunities) {
      const opportunity = this.#byId.get(id)?.opportunity;
      if (opportunity) keepFirst(this.#opportunities, opportunityKey(categoryId, name), opportunity);
    }
  }

  plan(): Pick<ImportPlan, 'categories' | 'opportunities' | 'changedOpportunities'> {
    return {
      categories: this.#madeCategories,
      opportunities: [...this.#madeOpportunities],
      changedOpportunities: [...this.#changed],
    };
  }

  /** The category with this name, if it exists or was created. */
  findCategory(name: string): Category | undefined {
    return this.#categories.get(foldName(name));
  }

  /** The role with these names, if it exists or was created. */
  find(category: string, role: string): Opportunity | undefined {
    const within = this.#categories.get(foldName(category));
    return within && this.#opportunities.get(opportunityKey(within.id, role));
  }

  /** Registers a row before any is planned: the ages in the first row of a shift that stays in its role count. */
  register(planned: WorkbookShift, shift: { opportunityId: string }): void {
    const role = this.#stays(planned, shift.opportunityId)?.opportunity ?? this.find(planned.category, planned.role);
    if (role?.id !== shift.opportunityId) return;
    for (const [field] of entriesOf(rules)) {
      const value = planned[field];
      const key = `${shift.opportunityId} ${field}`;
      if (value !== undefined && !this.#decided.has(key)) this.#decided.set(key, value);
    }
  }

  /**
   * Plans the category and role of a row, creating missing ones. Returns them with what the row creates and changes; adds warnings. `from`:
   * the current role of its shift, which is preferred among several with these names.
   */
  take(planned: WorkbookShift, warnings: string[], from?: string) {
    const makes: ImportedRow['makes'] = [];
    const own = this.#stays(planned, from);
    if (own) {
      const changes = [
        ...this.#name('category', own.category),
        ...this.#name('role', own.opportunity),
        ...this.#texts(own.opportunity, planned),
        ...this.#ages(own.opportunity, planned, warnings, from),
      ];
      this.#place(own.opportunity, planned, warnings, from);
      return { ...own, makes, changes };
    }
    const category = this.#category(planned, makes);
    this.#warnOfDuplicates(foldName(planned.category), 'categories', category.name, warnings);
    const opportunity = this.#opportunity(category.id, planned, makes);
    this.#warnOfDuplicates(opportunityKey(category.id, planned.role), 'volunteer roles', opportunity.name, warnings);
    const changes = [
      ...this.#name('category', category),
      ...this.#name('role', opportunity),
      ...this.#texts(opportunity, planned),
      ...this.#ages(opportunity, planned, warnings, from),
    ];
    this.#place(opportunity, planned, warnings, from);
    return { category, opportunity, makes, changes };
  }

  /**
   * Plans a row without a shift: creates its category, and its role if it has one, if missing. Returns what it creates. Existing records do
   * not change; a warning is added if the row differs.
   */
  takeAlone(planned: WorkbookRole, warnings: string[]): ImportedRow['makes'] {
    const makes: ImportedRow['makes'] = [];
    let opportunity = this.#byNames.get(namesKey(planned.category, planned.role));
    if (!opportunity) {
      const category = this.#category(planned, makes);
      if (!planned.role) return makes;
      opportunity = this.#opportunity(category.id, planned, makes);
    }
    if (this.#madeOpportunities.has(opportunity)) {
      this.#texts(opportunity, planned);
      this.#ages(opportunity, planned, warnings);
    } else if (differs(opportunity, planned))
      warnings.push('This role already exists and keeps its texts and ages. Change them on the board.');
    this.#place(opportunity, planned, warnings);
    return makes;
  }

  /** The current role of a row's shift, if the row names it, even if it has duplicates. */
  #stays({ category, role }: WorkbookShift, from: string | undefined) {
    const own = from === undefined ? undefined : this.#byId.get(from);
    const isNamed =
      own && foldName(own.category.name) === foldName(category) && foldName(own.opportunity.name) === foldName(role);
    return isNamed ? own : undefined;
  }

  #category(planned: WorkbookRole, makes: ImportedRow['makes']) {
    const key = foldName(planned.category);
    let category = this.#categories.get(key);
    if (!category) {
      category = { id: randomUUID(), name: planned.category };
      this.#categories.set(key, category);
      this.#madeCategories.push(category);
      makes.push('category');
    }
    return category;
  }

  #opportunity(categoryId: string, planned: WorkbookRole, makes: ImportedRow['makes']): Opportunity {
    const key = opportunityKey(categoryId, planned.role);
    let opportunity = this.#opportunities.get(key);
    if (!opportunity) {
      const ages = { minimumAge: null, youngerWithConsent: false };
      const plain = { ...noRoleTexts, ...ages, location: null, standby: false, version: 1 };
      opportunity = { ...plain, id: randomUUID(), categoryId, name: planned.role };
      this.#opportunities.set(key, opportunity);
      this.#madeOpportunities.add(opportunity);
      makes.push('opportunity');
    }
    return opportunity;
  }

  /** Duplicates date from when names could repeat. A new shift gets the first; one row has the warning. */
  #warnOfDuplicates(key: string, kind: string, name: string, warnings: string[]): void {
    if (this.#duplicates.delete(key))
      warnings.push(`There are several ${kind} named ${quote(name)}: the oldest is taken.`);
  }

  #name(field: 'category' | 'role', { id, name }: Category): ImportedChange[] {
    const from = this.#before.get(id);
    this.#before.delete(id);
    return from === undefined ? [] : [{ field, from, to: name }];
  }

  #texts(opportunity: Opportunity, planned: WorkbookRole): ImportedChange[] {
    const changes: ImportedChange[] = [];
    for (const [field] of entriesOf(sheetTexts)) {
      const to = planned[field];
      const key = `${opportunity.id} ${field}`;
      if (!to || this.#decided.has(key)) continue;
      this.#decided.set(key, to);
      const from = opportunity[field] ?? '';
      if (cleanRoleText(field, from) === to) continue;
      opportunity[field] = to;
      if (this.#madeOpportunities.has(opportunity)) continue;
      this.#changed.add(opportunity);
      changes.push({ field, from, to });
    }
    return changes;
  }

  /**
   * Plans the minimum age and who stands by. The first row with a value among the role's own shifts counts, else the first row. For an existing role, rows of
   * shifts that come from another role are ignored: moving a shift must not change them.
   */
  #ages(opportunity: Opportunity, planned: WorkbookRole, warnings: string[], from?: string): ImportedChange[] {
    const isMade = this.#madeOpportunities.has(opportunity);
    if (!isMade && from !== undefined && from !== opportunity.id) return [];
    const changes: ImportedChange[] = [];
    for (const [field, what] of entriesOf(rules)) {
      const to = planned[field];
      if (to === undefined) continue;
      const [before, key] = [opportunity[field], `${opportunity.id} ${field}`];
      if (!this.#decided.has(key)) this.#decided.set(key, to);
      if (this.#decided.get(key) !== to)
        warnings.push(`${what} differs from that in another row for the same role, which counts.`);
      else if (to !== before) {
        Object.assign(opportunity, { [field]: to });
        if (isMade) continue;
        this.#changed.add(opportunity);
        changes.push({ field, from: ageWords(before), to: ageWords(to) });
      }
    }
    return changes;
  }

  /**
   * Plans the role's own place. A role that this file creates gets the first one. An existing role keeps its place, as people are notified
   * of a change only from the board. Rows of shifts that come from another role are ignored, as for ages.
   */
  #place(opportunity: Opportunity, planned: WorkbookRole, warnings: string[], from?: string): void {
    const to = planned.roleLocation;
    const isMade = this.#madeOpportunities.has(opportunity);
    if (!to || (!isMade && from !== undefined && from !== opportunity.id)) return;
    if (isMade) opportunity.location ??= to;
    if (cleanRolePlace(opportunity.location ?? '') === to) return;
    warnings.push(
      isMade
        ? 'The location of the role differs from that in another row for the same role, which counts.'
        : `This role already exists and keeps its location: ${quote(to)} is not taken. Change it on the board, where its volunteers can be notified.`,
    );
  }
}

/** The names of these columns in warnings. */
const rules = {
  minimumAge: 'The minimum age',
  youngerWithConsent: 'Younger with consent',
  standby: 'Stand-by',
} as const;

/** The key of a role by both names, across duplicate categories. */
function namesKey(category: string, role: string): string {
  return JSON.stringify([foldName(category), foldName(role)]);
}

/** Whether a row has texts or ages that differ from the role's. */
function differs(opportunity: Opportunity, planned: WorkbookRole): boolean {
  return (
    entriesOf(sheetTexts).some(
      ([field]) => planned[field] && cleanRoleText(field, opportunity[field] ?? '') !== planned[field],
    ) || entriesOf(rules).some(([field]) => planned[field] !== undefined && planned[field] !== opportunity[field])
  );
}

/** The text of a minimum age, or of whether younger people may help, in a workbook. */
function ageWords(value: number | boolean | null): string {
  return typeof value === 'boolean' ? yesOrNo(value) : String(value ?? noneWord);
}
