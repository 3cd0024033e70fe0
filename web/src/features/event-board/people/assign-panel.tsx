import { useState } from 'react';
import { count } from '../../../formatting/counts';
import { CheckField } from '../../../ui/fields/check-field';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toasts/toasts';
import { useAskOthers } from '../../replacements/staff-search';
import { useWaitingCount } from '../../waiting-actions/waiting-records';
import { isFullUntilCancelled, missingIn, nameOf, peopleIn, type AssignProps } from '../board/board';
import type { ShiftSheet_ShiftFragment } from '../shift-sheet/shift-sheet.generated';
import { ExistingVolunteer } from './existing-volunteer';
import { NewVolunteer } from './new-volunteer';

interface AssignPanelProps {
  shift: ShiftSheet_ShiftFragment;
  /** The person who is replaced, such as somebody who cannot come. */
  replacing: AssignProps['replacing'];
  onDone: () => void;
}

/** Adds somebody to a shift, or replaces one of its people: a known volunteer, found by name or address, or a new one. */
export function AssignPanel({ shift, replacing, onDone }: AssignPanelProps) {
  const [mode, setMode] = useState<'existing' | 'new'>('existing');
  const [overCapacity, setOverCapacity] = useState(false);
  const [refusedAsFull, setRefusedAsFull] = useState(false);
  const [asking, ask] = useAskOthers(onDone);
  const full = missingIn(shift) === 0 || refusedAsFull;
  const leaving = useWaitingCount(peopleIn(shift));
  const showAssigned: AssignProps['onAssigned'] = (name, warnings) => {
    const stays = warnings.length > 0;
    const known = stays ? warnings.join(' ') : undefined;
    showToast(
      replacing
        ? {
            kind: 'success',
            stays,
            title: `${name} replaces ${nameOf(replacing)}`,
            description: known ?? 'Both are notified by email.',
          }
        : {
            kind: 'success',
            stays,
            title: 'Successfully signed up!',
            description: known ?? `${name} gets a confirmation by email.`,
          },
    );
    onDone();
  };
  const parts = {
    shift,
    overCapacity,
    blocked: full && !overCapacity && !replacing,
    replacing,
    onAssigned: showAssigned,
    onFull: () => setRefusedAsFull(true),
  };
  return (
    <section aria-label="Assign volunteer" className="mt-5">
      <div role="group" aria-label="Who to assign" className="grid grid-cols-2 gap-2">
        {(['existing', 'new'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={mode === one}
            onClick={() => setMode(one)}
            className="min-h-11 rounded-control border border-control px-3 text-sm font-semibold hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
          >
            {one === 'existing' ? 'Existing volunteer' : 'New volunteer'}
          </button>
        ))}
      </div>
      {replacing ? (
        <>
          <p className="mt-4 text-sm">
            The person you choose takes the spot of <strong className="font-semibold">{nameOf(replacing)}</strong>. Both
            are notified by email.
          </p>
          <p className="mt-3">
            <Button busy={asking} onClick={() => void ask(replacing.id)}>
              Ask people who offered to step in
            </Button>
          </p>
        </>
      ) : null}
      {full && !replacing ? (
        <div className="mt-4 rounded-control bg-warm-tint px-4 py-2">
          <p className="pt-1 text-sm font-semibold text-warm">
            {isFullUntilCancelled(shift, leaving)
              ? `${count(leaving, 'signup is', 'signups are')} being cancelled. Until then the shift is full.`
              : 'This shift is full.'}
          </p>
          <CheckField
            label="Assign over capacity"
            checked={overCapacity}
            onChange={(change) => setOverCapacity(change.target.checked)}
          />
        </div>
      ) : null}
      {mode === 'existing' ? <ExistingVolunteer {...parts} /> : <NewVolunteer {...parts} />}
      <p className="mt-6">
        <Button onClick={onDone}>Back to the shift</Button>
      </p>
    </section>
  );
}
