import { formatPlainDayRange, markedName } from '../../formatting/days';
import { SelectField } from '../../ui/fields/select-field';
import type { EventChoice_EventFragment } from '../event-bar/event-choice.generated';

interface ImportEventFieldProps {
  events: readonly EventChoice_EventFragment[];
  /** UUID of the chosen one; empty for none. */
  value: string;
  onChange: (eventId: string) => void;
}

/** The event that a workbook is imported into, where the page does not name it. */
export function ImportEventField({ events, value, onChange }: ImportEventFieldProps) {
  return (
    <SelectField
      label="Event"
      value={value}
      choices={[
        { value: '', label: 'Choose an event' },
        ...events.map(({ id, name, startDate, endDate, ...event }) => ({
          value: id,
          label: markedName(`${name} (${formatPlainDayRange(startDate, endDate)})`, event),
        })),
      ]}
      onChange={onChange}
    />
  );
}
