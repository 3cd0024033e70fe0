import { randomUUID } from 'node:crypto';
import type { ImportedChange, ImportedRow } from '../../../contract/programme/import.js';
import { entriesOf } from '../../../contract/text/mapped.js';
import { foldName } from '../../../contract/text/names.js';
import { noRoleTexts, sheetTexts } from '../../../contract/text/role-texts.js';
import type { ImportPlan } from './import-plan.js';
import { keepFirst, opportunityKey, type Programme } from './load-programme.js';
import { cleanRolePlace, cleanRoleText, quote } from '../workbook/cells/clean-text.js';
import { noneWord } from '../workbook/cells/read-minimum-age.js';
import type { PlannedRole, PlannedShift } from '../workbook/workbook-plan.js';
import { yesOrNo } from '../workbook/cells/yes-or-no.js';

type Category = Pick<Programme['categories'][number], 'id' | 'name'>;
type Opportunity = Programme['opportunities'][number];

// Longer than most: what a row says of its category and of its role is taken by one set of rules.

/** Finds the categories and roles that rows name, makes those that are missing, and keeps what rows say of roles. */
export class RolePlanner {
  readonly #categories = new Map<string, Category>();
  readonly #opportunities = new Map<string, Opportunity>();
  /** Those that are there, twins too, each with its category. */
  readonly #byId = new Map<string, { category: Category; opportunity: Opportunity }>();
  /** The same by their names: of twins the first that has such a role. */
  readonly #byNames = new Map<string, Opportunity>();
  readonly #madeCategories: Category[] = [];
  readonly #madeOpportunities = new Set<Opportunity>();
  readonly #changed = new Set<Opportunity>();
  /** What counts of a role's texts and ages in this file. */
  readonly #given = new Map<string, string | number | boolean | null>();
  /** Keys that several categories or roles have, until a row was told of it. */
  readonly #twins = new Set<string>();

  /** Names that categories and roles had, by their ids, until a row says so. */
  readonly #before: Map<string, string>;

  /** `renamed`: categories and roles that have new names in the programme, as they were. */
  constructor(
    { categories, opportunities }: Pick<Programme, 'categories' | 'opportunities'>,
    renamed: { categories: readonly Category[]; opportunities: readonly Opportunity[] },
  ) {
    this.#before = new Map([...renamed.categories, ...renamed.opportunities].map(({ id, name }) => [id, name]));
    for (const one of categories) {
      if (!keepFirst(this.#categories, foldName(one.name), one)) this.#twins.add(foldName(one.name));
    }
    for (const one of opportunities) {
      const key = opportunityKey(one.categoryId, one.name);
      const opportunity = { ...one };
      if (!keepFirst(this.#opportunities, key, opportunity)) this.#twins.add(key);
      const category = categories.find(({ id }) => id === one.categoryId);
      if (!category) continue;
      this.#byId.set(one.id, { category, opportunity });
      keepFirst(this.#byNames, namesKey(category.name, one.name), opportunity);
    }
    // Questions of the same file may still name a category or role as it was called.
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

  /** The role of these names, where it is there or was made. */
  find(category: string, role: string): Opportunity | undefined {
    const within = this.#categories.get(foldName(category));
    return within && this.#opportunities.get(opportunityKey(within.id, role));
  }

  /** Hears of a row before any is taken: what the first row of a shift that stays in its role says of ages counts. */
  hear(planned: PlannedShift, shift: { opportunityId: string }): void {
    const meant = this.#stays(planned, shift.opportunityId)?.opportunity ?? this.find(planned.category, planned.role);
    if (meant?.id !== shift.opportunityId) return;
    for (const [field] of entriesOf(ages)) {
      const said = planned[field];
      const key = `${shift.opportunityId} ${field}`;
      if (said !== undefined && !this.#given.has(key)) this.#given.set(key, said);
    }
  }

  /**
   * The category and role of a row, made where they are missing, as the row wants them: what it makes and changes, and warnings. `from`: the
   * role in which its shift is: of several roles of these names that one is meant.
   */
  take(planned: PlannedShift, warnings: string[], from?: string) {
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
    this.#warnOfTwins(foldName(planned.category), 'categories', category.name, warnings);
    const opportunity = this.#opportunity(category.id, planned, makes);
    this.#warnOfTwins(opportunityKey(category.id, planned.role), 'volunteer roles', opportunity.name, warnings);
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
   * Makes the category of a row without a shift, and its role where it names one, where they are missing; gives what it makes. What is there
   * stays as it is, with a warning where the row says something else.
   */
  takeAlone(planned: PlannedRole, warnings: string[]): ImportedRow['makes'] {
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
    } else if (saysOtherwise(opportunity, planned))
      warnings.push('This role is there already, and keeps its texts and ages. Change them on the board.');
    this.#place(opportunity, planned, warnings);
    return makes;
  }

  /** The role in which a row's shift is, where the row names that role, although it may have twins. */
  #stays({ category, role }: PlannedShift, from: string | undefined) {
    const own = from === undefined ? undefined : this.#byId.get(from);
    const isNamed =
      own && foldName(own.category.name) === foldName(category) && foldName(own.opportunity.name) === foldName(role);
    return isNamed ? own : undefined;
  }

  #category(planned: PlannedRole, makes: ImportedRow['makes']) {
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

  #opportunity(categoryId: string, planned: PlannedRole, makes: ImportedRow['makes']): Opportunity {
    const key = opportunityKey(categoryId, planned.role);
    let opportunity = this.#opportunities.get(key);
    if (!opportunity) {
      const plain = { ...noRoleTexts, location: null, minimumAge: null, youngerWithConsent: false, version: 1 };
      opportunity = { ...plain, id: randomUUID(), categoryId, name: planned.role };
      this.#opportunities.set(key, opportunity);
      this.#madeOpportunities.add(opportunity);
      makes.push('opportunity');
    }
    return opportunity;
  }

  /** Twins are from a time when names could repeat. Of a new shift the first one is meant; one row says so. */
  #warnOfTwins(key: string, kind: string, name: string, warnings: string[]): void {
    if (this.#twins.delete(key)) warnings.push(`There are several ${kind} named ${quote(name)}: the oldest is taken.`);
  }

  #name(field: 'category' | 'role', { id, name }: Category): ImportedChange[] {
    const from = this.#before.get(id);
    this.#before.delete(id);
    return from === undefined ? [] : [{ field, from, to: name }];
  }

  #texts(opportunity: Opportunity, planned: PlannedRole): ImportedChange[] {
    const changes: ImportedChange[] = [];
    for (const [field] of entriesOf(sheetTexts)) {
      const to = planned[field];
      const key = `${opportunity.id} ${field}`;
      if (!to || this.#given.has(key)) continue;
      this.#given.set(key, to);
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
   * How old people must be. The first row of the role's own shifts that says it counts, else the first row. What a shift brings along from
   * another role says nothing of one that is there: nobody who moves a shift means to take an age away.
   */
  #ages(opportunity: Opportunity, planned: PlannedRole, warnings: string[], from?: string): ImportedChange[] {
    const isMade = this.#madeOpportunities.has(opportunity);
    if (!isMade && from !== undefined && from !== opportunity.id) return [];
    const changes: ImportedChange[] = [];
    for (const [field, what] of entriesOf(ages)) {
      const to = planned[field];
      if (to === undefined) continue;
      const [before, key] = [opportunity[field], `${opportunity.id} ${field}`];
      if (!this.#given.has(key)) this.#given.set(key, to);
      if (this.#given.get(key) !== to)
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
   * The place of a role's own: the first row that says it has a role that this file makes take it. One that is there keeps its own, since a
   * change of it is for the board to notify people of. A shift that comes from another role says nothing of it, as of its ages.
   */
  #place(opportunity: Opportunity, planned: PlannedRole, warnings: string[], from?: string): void {
    const to = planned.roleLocation;
    const isMade = this.#madeOpportunities.has(opportunity);
    if (!to || (!isMade && from !== undefined && from !== opportunity.id)) return;
    if (isMade) opportunity.location ??= to;
    if (cleanRolePlace(opportunity.location ?? '') === to) return;
    warnings.push(
      isMade
        ? 'The location of the role differs from that in another row for the same role, which counts.'
        : `This role is there already, and keeps its place: ${quote(to)} is not taken. Change it on the board, where its volunteers can be notified.`,
    );
  }
}

/** What warnings call the ages of a role. */
const ages = { minimumAge: 'The minimum age', youngerWithConsent: 'Younger with consent' } as const;

/** What finds a role among all, twins of its category too: both names. */
function namesKey(category: string, role: string): string {
  return JSON.stringify([foldName(category), foldName(role)]);
}

/** Whether a row tells of texts or ages other than those of a role. */
function saysOtherwise(opportunity: Opportunity, planned: PlannedRole): boolean {
  return (
    entriesOf(sheetTexts).some(
      ([field]) => planned[field] && cleanRoleText(field, opportunity[field] ?? '') !== planned[field],
    ) || entriesOf(ages).some(([field]) => planned[field] !== undefined && planned[field] !== opportunity[field])
  );
}

/** How a minimum age, or whether younger people may help, stands in a workbook. */
function ageWords(value: number | boolean | null): string {
  return typeof value === 'boolean' ? yesOrNo(value) : String(value ?? noneWord);
}
