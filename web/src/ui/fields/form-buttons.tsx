import type { ReactNode } from 'react';
import { Button } from '../button';

interface FormButtonsProps {
  /** The label of the submit button, also while it is busy. */
  label: string;
  /** Busy: a second press does nothing. */
  busy?: boolean;
  /** The form cannot be sent as it is. */
  disabled?: boolean;
  onCancel?: () => void;
  cancel?: string;
  /** Another step, at the other end of the row. */
  aside?: ReactNode;
}

/** The end of a form: Cancel and the submit button. */
export function FormButtons({ label, busy, disabled, onCancel, cancel = 'Cancel', aside }: FormButtonsProps) {
  return (
    <div className="mt-2 flex flex-wrap justify-end gap-3">
      {aside ? <div className="mr-auto">{aside}</div> : null}
      {onCancel ? <Button onClick={onCancel}>{cancel}</Button> : null}
      <Button type="submit" kind="primary" busy={busy} disabled={disabled}>
        {label}
      </Button>
    </div>
  );
}
