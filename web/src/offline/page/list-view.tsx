import { readTicket, spacedTicket } from '@trailcrew/api/contract/check-in/read-ticket';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Notice } from '../../ui/notice';
import { inOrder, rowsByShift, type Row, type RowGroup } from '../rules/rows';
import { finder } from '../rules/search';
import { ScanDialog } from '../scan/scan-dialog';
import type { KeptList } from '../shapes';
import { Filters, inFilter, noFilter, type Filter } from './filters';
import { ShiftGroup, unmarked } from './shift-group';
import { UndoBar } from './undo-bar';
import { useCheckInState, useServerNow } from './use-check-in';
import { useMarking } from './use-marking';
import { useShown } from './use-shown';
import { useWakeLock } from './use-wake-lock';
import { WalkInDialog } from './walk-in-dialog';

/** The list of a post and day: everybody in it can be found, called and marked. */
export function ListView({ kept }: { kept: KeptList }) {
  const { list } = kept;
  const { timeZone } = list.event;
  const { kept: all, session, keeping } = useCheckInState();
  const { joined, offset } = all.meta;
  const minute = Math.floor(useServerNow() / 60_000) * 60_000;
  const name = joined?.name ?? (session ? `${session.user.firstName} ${session.user.lastName}` : 'this phone');
  const id = joined?.deviceId ?? session?.user.id ?? '';
  const groups = useMemo(
    () => rowsByShift({ list, marks: all.marks, walkIns: all.walkIns, phone: { id, offset, name }, now: minute }),
    [list, all.marks, all.walkIns, id, offset, name, minute],
  );
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [asking, setAsking] = useState<RowGroup | null>(null);
  const [addsWalkIn, setAddsWalkIn] = useState(false);
  const [scans, setScans] = useState(false);
  const rowOf = (signupId: string) => groups.flatMap(({ rows }) => rows).find((row) => row.signupId === signupId);
  const marking = useMarking(rowOf);
  useWakeLock();

  // Sorted once for all letters of a search: sorting 2,000 names takes longer than searching them.
  const ordered = useMemo(
    () => groups.map((group) => ({ group, rows: inOrder(group.rows, marking.held) })),
    [groups, marking.held],
  );
  const sought = useDeferredValue(text);
  const found = useMemo(() => {
    const find = finder(sought);
    const wanted = ({ search, standing }: Row) => find(search) && (!filter.standing || standing === filter.standing);
    return ordered
      .filter(({ group }) => inFilter(group, filter))
      .map(({ group, rows }) => ({ group, rows: rows.filter(wanted) }))
      .filter(({ rows }) => rows.length > 0);
  }, [ordered, sought, filter]);
  const total = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const { shown, end } = useShown(total, `${sought} ${JSON.stringify(filter)}`);
  const people = groups.reduce((sum, { rows }) => sum + rows.length, 0);

  return (
    <>
      <Filters groups={groups} text={text} onText={setText} filter={filter} onFilter={setFilter}>
        <Button onClick={() => setAddsWalkIn(true)} disabled={list.shifts.every(({ calledOff }) => calledOff)}>
          Add a walk-in
        </Button>
        <Button onClick={() => setScans(true)}>Scan</Button>
      </Filters>
      {people === 0 ? (
        <Notice title="Nobody is on this list yet">People who sign up appear here by themselves.</Notice>
      ) : null}
      {people > 0 && total === 0 ? (
        <Notice
          title={readTicket(sought) ? 'Not on this list' : 'Nobody found'}
          action={
            <Button
              onClick={() => {
                setText('');
                setFilter(noFilter);
              }}
            >
              Show everyone
            </Button>
          }
        >
          Search for a part of the name, or the last digits of the phone number.
        </Notice>
      ) : null}
      {firstOf(found, shown).map(({ group, rows }) => (
        <ShiftGroup
          key={group.shift.id}
          group={group}
          rows={rows}
          timeZone={timeZone}
          withPost={list.place === null || list.categoryName === null}
          keeping={keeping}
          onPress={marking.press}
          onAllHere={setAsking}
        />
      ))}
      <div ref={end} className="h-28" />
      {asking ? (
        <ConfirmDialog
          title={`Are all ${unmarked(asking).length} here?`}
          confirm="Yes, all are here"
          busy="One moment…"
          onConfirm={async () => {
            await marking.allHere(unmarked(asking));
            return true;
          }}
          onClose={() => setAsking(null)}
        >
          <p>
            {unmarked(asking)
              .map((row) => row.name)
              .join(', ')}
          </p>
        </ConfirmDialog>
      ) : null}
      {addsWalkIn ? (
        <WalkInDialog
          groups={groups}
          onDone={(who, walkIn) => {
            setAddsWalkIn(false);
            marking.noteWalkIn(who, walkIn);
          }}
          onClose={() => setAddsWalkIn(false)}
        />
      ) : null}
      {scans ? (
        <ScanDialog
          onTicket={(ticket) => {
            setScans(false);
            setFilter(noFilter);
            setText(spacedTicket(ticket));
          }}
          onClose={() => setScans(false)}
        />
      ) : null}
      <UndoBar marked={marking.just} />
    </>
  );
}

/** The first rows of all groups. */
function firstOf<Group extends { rows: readonly Row[] }>(groups: readonly Group[], most: number): Group[] {
  return groups.flatMap((group, at) => {
    const before = groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 0);
    const rows = group.rows.slice(0, Math.max(0, most - before));
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}
