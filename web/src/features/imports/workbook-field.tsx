import { largestWorkbookBytes } from '@trailcrew/api/contract/programme/import';
import { useId } from 'react';

interface WorkbookFieldProps {
  disabled: boolean;
  /** Called with every choice: the file, or none and why it is refused. */
  onPick: (file: File | null, refusal: string | null) => void;
}

/** The field to choose an Excel file with. */
export function WorkbookField({ disabled, onPick }: WorkbookFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        Excel file (.xlsx)
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        One row for each shift: category, role, date, times and quantity. Up to 10 MB.
      </p>
      <input
        id={id}
        type="file"
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={(change) => {
          const file = change.target.files?.[0] ?? null;
          const refusal = file && refusalOf(file);
          onPick(refusal ? null : file, refusal);
        }}
        // Choosing the same file again, after it was corrected, counts as a choice.
        onClick={(click) => {
          click.currentTarget.value = '';
          onPick(null, null);
        }}
        className="file-input mt-2"
      />
    </div>
  );
}

/** Why a file is refused before it is sent; nothing when it may be sent. */
function refusalOf(file: File): string | null {
  if (!/\.xlsx$/i.test(file.name)) {
    return 'Only .xlsx files can be imported. Please save the sheet as .xlsx and choose it again.';
  }
  return file.size > largestWorkbookBytes ? 'This file is over 10 MB.' : null;
}
