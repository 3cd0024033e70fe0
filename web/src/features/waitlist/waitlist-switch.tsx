import { showFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { CheckField } from '../../ui/fields/check-field';
import { showToast } from '../../ui/toasts/toasts';

interface WaitlistSwitchProps {
  /** Its event or role. */
  of: 'shift' | 'event';
  on: boolean;
  /** A note beside it, such as that the event has none. */
  hint?: string;
  /** Saves it; the page shows it afterwards. */
  onChange: (on: boolean) => Promise<unknown>;
}

/** Whether people can wait for a place once a shift is full; on or off at once. Existing entries stay. */
export function WaitlistSwitch({ of, on, hint, onChange }: WaitlistSwitchProps) {
  const [busy, once] = useOnce();
  const change = (wanted: boolean) =>
    once(async () => {
      try {
        await onChange(wanted);
        showToast({
          kind: 'success',
          title: wanted ? 'People can join the waitlist' : 'No one can join the waitlist anymore',
          description: wanted ? undefined : 'People already on it stay, and are asked when a spot opens.',
        });
      } catch (error) {
        showFailure('Update failed', error, `Failed to update ${of}`);
      }
    });
  return (
    <CheckField
      kind="switch"
      label={of === 'shift' ? 'Waitlist when it is full' : 'Waitlists for full shifts'}
      hint={hint ?? 'People on the waitlist are offered a spot as soon as one opens.'}
      checked={on}
      disabled={busy}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
