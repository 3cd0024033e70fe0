import type { Selection } from '../../ui/use-selection';
import { SelectionBar } from './selection-bar';
import type { SignupRow_SignupFragment } from './signup-table.generated';

type Row = SignupRow_SignupFragment;

/** The bar over the signups that were selected in the table. */
export function ChosenSignups({ selection, shown }: { selection: Selection<Row>; shown: readonly Row[] }) {
  const { rows } = selection;
  const ids = rows.map(({ id }) => id);
  const events = new Set(rows.map(({ shift }) => shift.event.name));
  const [event] = events;
  return (
    <SelectionBar
      chosen={rows.length}
      elsewhere={ids.filter((id) => !shown.some((row) => row.id === id)).length}
      group={{ kind: 'SIGNUP', ids }}
      filter={{ signupIds: ids }}
      signupIds={rows.flatMap(({ id, status }) => (status === 'ACTIVE' ? [id] : []))}
      groupName="chosen people"
      partOf={events.size === 1 && event ? event : 'several events'}
      onClear={selection.clear}
    />
  );
}
