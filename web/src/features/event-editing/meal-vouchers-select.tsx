import { showFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { SelectField } from '../../ui/fields/select-field';
import { showToast } from '../../ui/toasts/toasts';

const none = 'none';
const usual = [180, 240, 300, 360, 480];

interface MealVouchersSelectProps {
  minutes: number | null;
  /** Saves it; the page shows it afterwards. */
  onChange: (mealVoucherMinutes: number | null) => Promise<unknown>;
}

/** For how much help an event gives a meal voucher; at once. */
export function MealVouchersSelect({ minutes, onChange }: MealVouchersSelectProps) {
  const [, once] = useOnce();
  const change = (chosen: string) =>
    once(async () => {
      try {
        await onChange(chosen === none ? null : Number(chosen));
        showToast({ kind: 'success', title: 'Meal vouchers changed', description: words(chosen) });
      } catch (error) {
        showFailure('Update failed', error, 'Failed to update event');
      }
    });
  const lengths = [...new Set([...usual, ...(minutes ? [minutes] : [])])].sort((one, other) => one - other);
  return (
    <>
      <SelectField
        label="For each person and day"
        value={minutes === null ? none : String(minutes)}
        choices={[none, '0', ...lengths.map(String)].map((value) => ({ value, label: words(value) }))}
        onChange={(chosen) => void change(chosen)}
      />
      <p className="mt-1 text-sm text-muted">At most 3 a day. Print them under Rosters, Badges and more.</p>
    </>
  );
}

/** The minutes of a voucher, or none, in words. */
function words(chosen: string): string {
  if (chosen === none) return 'None';
  const minutes = Number(chosen);
  if (minutes === 0) return 'One for each shift';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const length = [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
  return `One for every ${length} of shifts`;
}
