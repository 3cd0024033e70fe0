import { Plus, X } from 'lucide-react';
import { mostPeople } from '@trailcrew/api/contract/people/household-cart';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/fields/field';
import { IconButton } from '../../../ui/icon-button';
import type { CartPerson } from './household-cart';
import type { RememberedName } from '../own/remembered-household';

interface HouseholdPeopleProps {
  people: readonly CartPerson[];
  faults: Readonly<Record<string, string>>;
  /** The person whose first field takes the focus when it appears. */
  fresh: string | null;
  /** The people whom this device remembers and who are not in the form yet. */
  remembered: readonly RememberedName[];
  onType: (key: string, change: Partial<RememberedName>) => void;
  onAdd: (person: RememberedName | null) => void;
  onRemove: (key: string) => void;
  onForget: () => void;
}

/** The people of the household who help: a name each. */
export function HouseholdPeople(props: HouseholdPeopleProps) {
  const { people, faults, fresh, remembered, onType, onAdd, onRemove, onForget } = props;
  return (
    <div className="grid gap-4">
      {people.map(({ key, firstName, lastName }, index) => (
        <fieldset key={key} className="min-w-0">
          <legend className="text-sm font-semibold">{index === 0 ? 'You' : `Person ${index + 1}`}</legend>
          <div className="mt-1 flex items-start gap-2">
            <div className="grid min-w-0 flex-1 grid-cols-2 gap-3">
              <Field
                label="First name"
                name={`${key}.firstName`}
                autoComplete={index === 0 ? 'given-name' : 'off'}
                autoFocus={fresh === key}
                aria-required
                value={firstName}
                onChange={({ target }) => onType(key, { firstName: target.value })}
                error={faults[`${key}.firstName`]}
              />
              <Field
                label="Last name"
                name={`${key}.lastName`}
                autoComplete={index === 0 ? 'family-name' : 'off'}
                aria-required
                value={lastName}
                onChange={({ target }) => onType(key, { lastName: target.value })}
                error={faults[`${key}.lastName`]}
              />
            </div>
            {people.length > 1 ? (
              <IconButton
                label={`Leave out ${firstName.trim() || `person ${index + 1}`}`}
                onClick={() => onRemove(key)}
                className="mt-6"
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            ) : null}
          </div>
        </fieldset>
      ))}
      {people.length < mostPeople ? (
        <div className="grid gap-2">
          {remembered.length > 0 ? (
            <div role="group" aria-label="People this device remembers" className="flex flex-wrap gap-2">
              {remembered.map((one) => (
                <Button
                  key={`${one.firstName} ${one.lastName}`}
                  kind="quiet"
                  onClick={() => onAdd(one)}
                  className="wrap-anywhere"
                >
                  <Plus aria-hidden="true" className="size-4 shrink-0" />
                  {one.firstName} {one.lastName}
                </Button>
              ))}
              <Button onClick={onForget}>Forget them</Button>
            </div>
          ) : null}
          <Button onClick={() => onAdd(null)} className="justify-self-start">
            <Plus aria-hidden="true" className="size-4" />
            Add another person
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{mostPeople} people at once is the maximum. Sign up the others afterwards.</p>
      )}
    </div>
  );
}
