import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { count } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/fields/check-field';
import { Field } from '../../ui/fields/field';
import { PhoneFold } from '../../ui/phone-fold';
import { SelectField } from '../../ui/fields/select-field';
import { TextAreaField } from '../../ui/fields/text-area-field';
import type {
  MovableStart_RaceStartFragment as MovableStart,
  PlannableShift_ShiftFragment as PlannableShift,
} from './change-plan-page.generated';
import { dayChoices, minuteChoices, type PlanChoice } from './plan-choice';

interface PlanFieldsProps {
  shifts: readonly PlannableShift[];
  /** The starts that can move along. */
  starts: readonly MovableStart[];
  choice: PlanChoice;
  onChange: (choice: PlanChoice) => void;
}

/** The fields for the shifts and the change; on a phone rarely used ones are folded away. */
export function PlanFields({ shifts, starts, choice, onChange }: PlanFieldsProps) {
  const set = (name: keyof PlanChoice) => (value: string) =>
    onChange({ ...choice, left: name in narrowing ? [] : choice.left, [name]: value });
  const days = [...new Set(shifts.map(({ date }) => date))].sort();
  const categories = new Map(shifts.map(({ category }) => [category.id, category.name]));
  const roles = new Map(
    shifts
      .filter(({ category }) => !choice.categoryId || category.id === choice.categoryId)
      .map(({ opportunity }) => [opportunity.id, opportunity.name]),
  );
  const places = [...new Set(shifts.map(({ effectiveLocation }) => effectiveLocation ?? ''))]
    .filter(Boolean)
    .sort(compareNames);
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section aria-labelledby="which-shifts" className={block}>
        <h2 id="which-shifts" className="text-lg">
          Which shifts
        </h2>
        {choice.only.length > 0 ? (
          <p className="flex flex-wrap items-center gap-3">
            {count(choice.only.length, 'shift')} chosen on the board
            <Button onClick={() => onChange({ ...choice, only: [], left: [] })}>Show all shifts</Button>
          </p>
        ) : null}
        <div className={pair}>
          <SelectField
            label="Day"
            value={choice.day}
            active={choice.day !== ''}
            choices={[
              { value: '', label: 'All days' },
              ...days.map((day) => ({ value: day, label: formatShiftDay(day) })),
            ]}
            onChange={set('day')}
          />
          <SelectField
            label="Category"
            value={choice.categoryId}
            active={choice.categoryId !== ''}
            choices={[{ value: '', label: 'All categories' }, ...named(categories)]}
            onChange={(categoryId) => onChange({ ...choice, categoryId, opportunityId: '', left: [] })}
          />
        </div>
        <PhoneFold label="Role and place">
          <div className={pair}>
            <SelectField
              label="Volunteer role"
              value={choice.opportunityId}
              active={choice.opportunityId !== ''}
              choices={[{ value: '', label: 'All roles' }, ...named(roles)]}
              onChange={set('opportunityId')}
            />
            <SelectField
              label="Place"
              value={choice.place}
              active={choice.place !== ''}
              choices={[{ value: '', label: 'All places' }, ...places.map((place) => ({ value: place, label: place }))]}
              onChange={set('place')}
            />
          </div>
        </PhoneFold>
      </section>
      <section aria-labelledby="what-changes" className={block}>
        <h2 id="what-changes" className="text-lg">
          What changes
        </h2>
        <div className={pair}>
          <SelectField
            label="Move times by"
            value={choice.minutes}
            active={choice.minutes !== ''}
            choices={[{ value: '', label: 'Not moved' }, ...minuteChoices]}
            onChange={set('minutes')}
          />
          <SelectField
            label="Move days by"
            value={choice.days}
            active={choice.days !== ''}
            choices={[{ value: '', label: 'Same day' }, ...dayChoices]}
            onChange={set('days')}
          />
        </div>
        {starts.length > 0 ? (
          <CheckField
            label="Move the starts as well"
            hint={new Intl.ListFormat('en').format(starts.map(({ name }) => name))}
            checked={choice.moveStarts}
            onChange={({ target }) => onChange({ ...choice, moveStarts: target.checked })}
          />
        ) : null}
        <PhoneFold label="Location, number, status, message">
          <div className={pair}>
            <Field
              label="New location"
              note="optional"
              besideSelects
              maxLength={200}
              value={choice.location}
              onChange={(change) => set('location')(change.target.value)}
            />
            <Field
              label="Volunteers needed in each"
              note="optional"
              besideSelects
              type="number"
              min={1}
              max={9999}
              value={choice.places}
              onChange={(change) => set('places')(change.target.value)}
            />
            <SelectField
              label="Status"
              value={choice.cancel}
              active={choice.cancel !== ''}
              choices={[
                { value: '', label: 'Leave as is' },
                { value: 'off', label: 'Call off' },
                { value: 'on', label: 'Reinstate' },
              ]}
              onChange={(cancel) => onChange({ ...choice, cancel: cancel === 'off' || cancel === 'on' ? cancel : '' })}
            />
            <TextAreaField
              label="Message to volunteers"
              note="optional"
              rows={2}
              maxLength={1000}
              value={choice.message}
              onChange={(change) => set('message')(change.target.value)}
            />
          </div>
        </PhoneFold>
      </section>
    </div>
  );
}

const block = 'grid content-start gap-4 rounded-card border border-hairline bg-card p-4 sm:p-5';
const pair = 'grid grid-cols-2 gap-x-3 gap-y-4 md:gap-4';

/** A new filter ticks every listed shift again. */
const narrowing = { day: true, categoryId: true, opportunityId: true, place: true };

function named(names: ReadonlyMap<string, string>) {
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compareNames(one.label, other.label));
}
