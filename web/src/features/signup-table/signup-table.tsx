import type { SignupColumn } from '@trailcrew/api/contract/signups/signup-table';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { SelectBox } from '../../ui/fields/select-box';
import type { Selection } from '../../ui/use-selection';
import { Menu } from '../../ui/dialogs/menu';
import { SelectField } from '../../ui/fields/select-field';
import { useMediaQuery } from '../../ui/use-media-query';
import { useIsWaiting } from '../waiting-actions/waiting-records';
import { SignupCard } from './signup-card';
import { signupHeadings, WideSignupTable } from './wide-signup-table';
import type { SignupRow_SignupFragment } from './signup-table.generated';

type Row = SignupRow_SignupFragment;

interface SignupTableProps {
  rows: readonly Row[];
  /** Another page or order is being loaded. */
  busy: boolean;
  showEvent: boolean;
  sort: { column: SignupColumn; descending: boolean };
  onSort: (column: SignupColumn) => void;
  onEdit: (signup: Row) => void;
  onCancel: (signup: Row) => void;
  /** For admins: a file of what is kept about the person, and erasing them. */
  onExport?: (signup: Row) => void;
  onErase?: (signup: Row) => void;
  selection: Selection<Row>;
}

/** A page of signups: a table on a laptop, cards on a phone. Sorting and paging are the server's. */
export function SignupTable({ rows, busy, showEvent, sort, onSort, selection, ...does }: SignupTableProps) {
  const wide = useMediaQuery('(min-width: 64rem)');
  const [selecting, setSelecting] = useState(false);
  const actions = (signup: Row) => <RowActions signup={signup} {...does} />;
  const box = (signup: Row) => (
    <SelectBox
      label={`Select ${signup.volunteer.firstName} ${signup.volunteer.lastName}`}
      checked={selection.has(signup.id)}
      onPress={(range) => selection.press(signup, range)}
    />
  );
  const allChosen = rows.every(({ id }) => selection.has(id));
  const boxOfAll = (
    <SelectBox
      label="Select all on this page"
      checked={allChosen}
      partly={!allChosen && rows.some(({ id }) => selection.has(id))}
      onPress={selection.pressAll}
    />
  );
  return (
    <div
      role="group"
      aria-label="Signups: Space selects, Shift selects a range, Ctrl+A the page, Escape none"
      onKeyDown={selection.onKeyDown}
      aria-busy={busy}
      className={`mt-5 lg:mt-2 ${busy ? 'busy-line' : ''}`}
    >
      {wide ? (
        <WideSignupTable
          rows={rows}
          showEvent={showEvent}
          sort={sort}
          onSort={onSort}
          actions={actions}
          box={box}
          boxOfAll={boxOfAll}
        />
      ) : (
        <>
          <SelectField
            label="Sort by"
            value={sort.column}
            choices={Object.entries(signupHeadings).map(([value, label]) => ({ value, label }))}
            onChange={(value) => onSort(value as SignupColumn)}
          />
          <div className="mt-3 flex items-center gap-2">
            <Button
              aria-pressed={selecting}
              onClick={() => {
                setSelecting(!selecting);
                if (selecting) selection.clear();
              }}
            >
              {selecting ? 'Stop selecting' : 'Select'}
            </Button>
            {selecting ? (
              <>
                {boxOfAll} <span className="text-sm text-muted">All on this page</span>
              </>
            ) : null}
          </div>
          <ul className="mt-4 grid gap-3">
            {rows.map((signup) => (
              <SignupCard
                key={signup.id}
                signup={signup}
                showEvent={showEvent}
                actions={actions(signup)}
                box={selecting ? box(signup) : null}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type RowActionsProps = { signup: Row } & Pick<SignupTableProps, 'onEdit' | 'onCancel' | 'onExport' | 'onErase'>;

function RowActions({ signup, onEdit, onCancel, onExport, onErase }: RowActionsProps) {
  const { id, status, viewerCan, volunteer } = signup;
  const isWaiting = useIsWaiting(id);
  const entries = [
    ...(viewerCan.edit && !volunteer.erased ? [{ label: 'Edit volunteer', onSelect: () => onEdit(signup) }] : []),
    ...(onExport && !volunteer.erased ? [{ label: 'Export data', onSelect: () => onExport(signup) }] : []),
    ...(status === 'ACTIVE' && viewerCan.remove
      ? [{ label: 'Cancel signup', danger: true, disabled: isWaiting, onSelect: () => onCancel(signup) }]
      : []),
    ...(onErase && !volunteer.erased
      ? [{ label: 'Erase person…', danger: true, onSelect: () => onErase(signup) }]
      : []),
  ];
  const name = `${volunteer.firstName} ${volunteer.lastName}`;
  return entries.length > 0 ? <Menu label={`Actions for ${name}`} entries={entries} /> : null;
}
