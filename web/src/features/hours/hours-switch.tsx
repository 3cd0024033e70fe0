import type { HoursFrom } from '@trailcrew/api/contract/hours';
import { showFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { CheckField } from '../../ui/fields/check-field';
import { showToast } from '../../ui/toasts/toasts';

interface HoursSwitchProps {
  byMarks: boolean;
  /** Saves it; the page shows it afterwards. */
  onChange: (hoursFrom: HoursFrom) => Promise<unknown>;
}

/** Whether an event counts the hours of who came by their marks, or by the length of their shift; at once, also for shifts that are over. */
export function HoursSwitch({ byMarks, onChange }: HoursSwitchProps) {
  const [busy, once] = useOnce();
  const change = (wanted: boolean) =>
    once(async () => {
      try {
        await onChange(wanted ? 'MARKS' : 'PLANNED');
        showToast({
          kind: 'success',
          title: wanted ? 'Hours count from arriving to leaving' : 'Hours count by the length of the shift',
        });
      } catch (error) {
        showFailure('Update failed', error, 'Failed to update event');
      }
    });
  return (
    <CheckField
      kind="switch"
      label="Count hours from arriving to leaving"
      hint="Otherwise everyone who came gets the length of their shift."
      checked={byMarks}
      disabled={busy}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
