import { useState, type FormEvent } from 'react';
import { focusFirstFault } from '../../forms/focus-first-fault';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { CheckField } from '../../ui/fields/check-field';
import { Field } from '../../ui/fields/field';
import { SelectField } from '../../ui/fields/select-field';
import type { RowGroup } from '../rules/rows';
import { useCheckIn } from './use-check-in';

interface WalkInDialogProps {
  groups: readonly RowGroup[];
  onDone: (name: string, kept: { signupId: string; mark: string }) => void;
  onClose: () => void;
}

/** Someone stands here without a signup: their name and shift, and they are here. */
export function WalkInDialog({ groups, onDone, onClose }: WalkInDialogProps) {
  const checkIn = useCheckIn();
  const open = groups.filter(({ shift }) => !shift.calledOff);
  const [shiftId, setShiftId] = useState(open[0]?.shift.id ?? '');
  const [person, setPerson] = useState({ firstName: '', lastName: '', phone: '', email: '' });
  const [separate, setSeparate] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<keyof typeof person, string>>>({});
  const text = (name: keyof typeof person) => ({
    name,
    value: person[name],
    error: faults[name],
    onChange: (change: { target: { value: string } }) => {
      setPerson({ ...person, [name]: change.target.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });
  const name = `${person.firstName.trim()} ${person.lastName.trim()}`;
  const namesake = groups
    .find(({ shift }) => shift.id === shiftId)
    ?.rows.find((row) => row.name.toLowerCase() === name.toLowerCase());
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const [firstName, lastName, phone, email] = [person.firstName, person.lastName, person.phone, person.email].map(
      (value) => value.trim(),
    ) as [string, string, string, string];
    const found = {
      ...(firstName ? {} : { firstName: 'Please enter a first name' }),
      ...(lastName ? {} : { lastName: 'Please enter a last name' }),
      ...(!email || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'Please enter a whole email address' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirstFault(found, event);
    const contact = { ...(phone ? { phone } : {}), ...(email ? { email } : {}) };
    const kept = await checkIn.walkIn({ ...{ shiftId, firstName, lastName }, ...contact, separate });
    if (kept) onDone(name, kept);
  };
  return (
    <Dialog title="Someone without a signup" onClose={onClose}>
      <form onSubmit={(event) => void add(event)} noValidate className="mt-4 grid gap-4">
        <SelectField
          label="Shift"
          value={shiftId}
          choices={open.map(({ shift }) => ({
            value: shift.id,
            label: `${formatTimeRange(shift.startTime, shift.endTime)} · ${shift.opportunityTitle}`,
          }))}
          onChange={setShiftId}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" autoComplete="off" aria-required maxLength={80} {...text('firstName')} />
          <Field label="Last name" autoComplete="off" aria-required maxLength={80} {...text('lastName')} />
        </div>
        <Field label="Phone" note="optional" type="tel" autoComplete="off" maxLength={40} {...text('phone')} />
        <Field label="Email" note="optional" type="email" autoComplete="off" maxLength={254} {...text('email')} />
        {namesake ? (
          <CheckField
            label={`Not the ${namesake.name} who is on the list`}
            checked={separate}
            onChange={(change) => setSeparate(change.target.checked)}
          />
        ) : null}
        <Button type="submit" kind="primary" className="min-h-14 text-base">
          They are here
        </Button>
      </form>
    </Dialog>
  );
}
