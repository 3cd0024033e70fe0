import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some but not all of its rows. */
  partly?: boolean;
  onPress: (range: boolean) => void;
}

/** The box that selects a row, 44 px to press. With Shift, by mouse or by the space bar, it selects a range. */
export function SelectBox({ label, checked, partly = false, onPress }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const shift = useRef(false);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center select-none print:hidden">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        className="size-5 accent-primary"
        onKeyDown={(event) => (shift.current = event.shiftKey)}
        onPointerDown={(event) => (shift.current = event.shiftKey)}
        onChange={({ nativeEvent }) => {
          onPress(shift.current || (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey));
          shift.current = false;
        }}
      />
    </label>
  );
}
