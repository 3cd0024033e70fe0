import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useDocumentTitle } from '../../../app/settings';
import { formatLongDay } from '../../../formatting/days';
import { bringUpToDate } from '../../../forms/bring-up-to-date';
import { OutOfDate } from '../../../forms/load-failure';
import { useSaving } from '../../../forms/use-saving';
import { Loading } from '../../../ui/loading/loading';
import { Notice } from '../../../ui/notice';
import { StaffPage } from '../../../ui/staff-page';
import { showToast } from '../../../ui/toasts/toasts';
import { StaffLoadFailure } from '../../accounts/staff-load-failure';
import { EventBar } from '../../event-bar/event-bar';
import { OfKnownEvent } from '../../event-bar/of-known-event';
import { CameAnywayCard, ContradictedCard, UnmarkedCard } from './cards-to-settle';
import {
  useAttendancePageQuery,
  useRestoreSignupMutation,
  useSettleAttendanceMutation,
  type AttendancePageQuery,
  type ToSettle_SignupFragment,
} from './attendance-page.generated';
import { marksClosed } from './marks-closed';
import { byShift, nameOf } from './people-to-settle';
import { SettleDialog, type Settling } from './settle-dialog';
import { useMark } from './use-mark';

/** The most people of a kind that the page lists at once; settled ones make room for the next. */
const most = 200;

/** /attendance/:eventId: who of an event is still to be marked, once shifts have begun. */
export function AttendancePage() {
  useDocumentTitle('To settle');
  const { eventId = '' } = useParams();
  return (
    <StaffPage
      title="To settle"
      subtitle="People nobody has marked although their shift has begun, marks that disagree, and people who came although they had cancelled."
      bar={<EventBar page="check-in" eventId={eventId} />}
      back={{ to: paths.manageCheckInOf(eventId), label: 'Check-in' }}
    >
      <OfKnownEvent page="check-in" eventId={eventId}>
        <OfEvent key={eventId} eventId={eventId} />
      </OfKnownEvent>
    </StaffPage>
  );
}

function OfEvent({ eventId }: { eventId: string }) {
  const { data, error, refetch } = useAttendancePageQuery({
    variables: { eventId, first: most },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    pollInterval: 30_000,
  });
  if (data?.event)
    return (
      <>
        <OutOfDate error={error} onRetry={() => void refetch()} />
        <div className="mt-4">
          <Lists data={data} event={data.event} refetch={refetch} />
        </div>
      </>
    );
  return error ? <StaffLoadFailure error={error} onRetry={() => void refetch()} /> : <Loading each="h-44" />;
}

interface ListsProps {
  data: AttendancePageQuery;
  event: NonNullable<AttendancePageQuery['event']>;
  refetch: () => Promise<unknown>;
}

function Lists({ data: { unmarked, contradicted, cameAnyway }, event, refetch }: ListsProps) {
  const { timeZone } = event;
  const closed = marksClosed(event, new Date());
  const [settling, setSettling] = useState<(Pick<Settling, 'others'> & { shiftId: string }) | null>(null);
  const { saving, save } = useSaving();
  const [settle] = useSettleAttendanceMutation();
  const [restore] = useRestoreSignupMutation();
  const mark = useMark();
  // Also after a refusal: somebody at a post may have been quicker.
  const act = async (failure: string, work: () => Promise<void>) => {
    const done = await save(failure, work);
    await bringUpToDate(refetch);
    return done;
  };
  const undo = (signup: ToSettle_SignupFragment, markId: string) =>
    void act('Failed to undo', async () => void (await mark(signup, 'UNDONE', markId)));
  const markAs = (signup: ToSettle_SignupFragment, kind: 'ARRIVED' | 'NO_SHOW') =>
    void act('Failed to mark', async () => {
      const markId = await mark(signup, kind);
      if (!markId) return;
      showToast({
        ...{ kind: 'success', title: `${nameOf(signup)} ${kind === 'ARRIVED' ? 'came' : 'did not come'}` },
        ...{ undoes: true, action: { label: 'Undo', run: () => undo(signup, markId) } },
      });
    });
  const onMark = closed ? undefined : markAs;
  const shifts = byShift(unmarked.nodes);
  // Of the last ones, some people may not be listed yet.
  const cutAt = unmarked.totalCount > unmarked.nodes.length ? unmarked.nodes.at(-1)?.shift.startsAt : undefined;
  const asked = settling && shifts.find(({ shift }) => shift.id === settling.shiftId);
  if (unmarked.totalCount + contradicted.totalCount + cameAnyway.totalCount === 0)
    return (
      <Notice title="Everything is settled">
        <p>
          {closed
            ? closedWords(closed)
            : 'Nobody is left to mark. People appear here five minutes after their shift has begun.'}
        </p>
      </Notice>
    );
  return (
    <>
      {closed ? <p className="mb-6 font-semibold">{closedWords(closed)} Nobody below can be marked any more.</p> : null}
      <Part title="People disagree" counted={contradicted}>
        {contradicted.nodes.map((signup) => (
          <ContradictedCard key={signup.id} signup={signup} timeZone={timeZone} busy={saving} onMark={onMark} />
        ))}
      </Part>
      <Part title="Came although cancelled" counted={cameAnyway}>
        {cameAnyway.nodes.map((signup) => (
          <CameAnywayCard
            key={signup.id}
            {...{ signup, timeZone, onMark }}
            busy={saving}
            onRestore={() =>
              void act('Failed to put them in', async () => {
                await restore({ variables: { signupId: signup.id } });
                showToast({ kind: 'success', title: `${nameOf(signup)} is signed up again` });
              })
            }
          />
        ))}
      </Part>
      <Part title="Not marked" counted={unmarked}>
        {shifts.map((one) => (
          <UnmarkedCard
            key={one.shift.id}
            {...{ ...one, onMark }}
            busy={saving}
            onSettle={
              closed || one.shift.startsAt === cutAt
                ? undefined
                : (others) => setSettling({ shiftId: one.shift.id, others })
            }
          />
        ))}
      </Part>
      {settling && asked ? (
        <SettleDialog
          {...{ ...asked, others: settling.others }}
          onClose={() => setSettling(null)}
          onConfirm={() =>
            act('Failed to settle the shift', async () => {
              await settle({ variables: settling });
              showToast({ kind: 'success', title: `${asked.shift.opportunity.name} is settled` });
            })
          }
        />
      ) : null}
    </>
  );
}

function closedWords(day: string): string {
  return `Marks for this event closed at the end of ${formatLongDay(day)}.`;
}

/** A part of the page, unless it is empty, and how many are not listed yet. */
function Part({
  title,
  counted: { totalCount, nodes },
  children,
}: {
  title: string;
  counted: { totalCount: number; nodes: readonly unknown[] };
  children: ReactNode;
}) {
  if (totalCount === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-lg">
        {title} <span className="font-normal text-muted tabular-nums">({totalCount})</span>
      </h2>
      <ul className="grid gap-3">{children}</ul>
      {totalCount > nodes.length ? (
        <p className="mt-3 text-muted">The first {nodes.length} are listed. The others appear as these are settled.</p>
      ) : null}
    </section>
  );
}
