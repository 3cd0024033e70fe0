import { grouped } from '../../../formatting/counts';
import { Button } from '../../../ui/button';
import { SelectBox } from '../../../ui/fields/select-box';

interface SelectAllProps {
  selected: number;
  of: number;
  onPress: () => void;
  /** Hides the boxes again, where they are not always visible. */
  onStop?: () => void;
}

/** Above the shifts: the box for all of them. */
export function SelectAll({ selected, of, onPress, onStop }: SelectAllProps) {
  return (
    <div className="flex items-center gap-1 max-md:mb-2">
      <div className="ml-px">
        <SelectBox
          label="Select all shifts that are shown"
          checked={selected === of}
          partly={selected > 0 && selected < of}
          onPress={onPress}
        />
      </div>
      <span aria-hidden="true" className="text-sm whitespace-nowrap text-muted">
        Select all {grouped(of)}
      </span>
      {onStop ? (
        <Button className="ml-auto px-3 whitespace-nowrap" onClick={onStop}>
          Stop selecting
        </Button>
      ) : null}
    </div>
  );
}
