import { endsNextDay } from '@trailcrew/api/contract/text/ends-next-day';
import { grouped } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { inChunks } from '../../ui/loading/in-chunks';
import { LazyChunk } from '../../ui/loading/lazy-chunk';
import { useIsCallingOff } from '../waiting-actions/calling-off';
import { WaitingMark } from '../waiting-actions/waiting-mark';
import type {
  PlannableShift_ShiftFragment as PlannableShift,
  PreviewPlanChangeQuery,
} from './change-plan-page.generated';
import { PlanWarnings } from './planned-board';

/** Lines that are built together; of a long list only the chunks near the screen. */
const chunkSize = 40;
const fewChunks = 5;

type Planned = PreviewPlanChangeQuery['previewPlanChange']['shifts'][number];

interface PlannedLinesProps {
  listed: readonly PlannableShift[];
  planned: readonly Planned[];
  /** Ids of unticked shifts. */
  left: readonly string[];
  onLeft: (left: string[]) => void;
}

/** The listed shifts, each with its tick, its description and its result. */
export function PlannedLines({ listed, planned, left, onLeft }: PlannedLinesProps) {
  const byId = new Map(planned.map((one) => [one.shift.id, one]));
  const all = left.length === 0;
  const unticked = new Set(left);
  const chunks = inChunks(listed, chunkSize);
  return (
    <div className="rounded-card border border-hairline bg-card">
      <p className="border-b border-hairline px-4">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm font-semibold">
          <input
            type="checkbox"
            checked={all}
            onChange={() => onLeft(all ? listed.map(({ id }) => id) : [])}
            className="size-5 shrink-0 accent-primary"
          />
          All {grouped(listed.length)} shifts
        </label>
      </p>
      {chunks.map((chunk, index) => (
        <LazyChunk
          key={index}
          eager={index === 0}
          whenIdle={chunks.length <= fewChunks}
          height={`${chunk.length * 4}rem`}
          render={() => (
            <ul className="divide-y divide-hairline border-b border-hairline">
              {chunk.map((shift) => {
                const ticked = !unticked.has(shift.id);
                return (
                  <li key={shift.id} className="px-4">
                    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                      <input
                        type="checkbox"
                        checked={ticked}
                        onChange={() => onLeft(ticked ? [...left, shift.id] : left.filter((id) => id !== shift.id))}
                        className="mt-0.5 size-5 shrink-0 accent-primary"
                      />
                      <PlannedLine shift={shift} planned={ticked ? byId.get(shift.id) : undefined} />
                    </label>
                  </li>
                );
              })}
            </ul>
          )}
        />
      ))}
    </div>
  );
}

/** One shift: its description and its result. */
export function PlannedLine({ shift, planned }: { shift: PlannableShift; planned: Planned | undefined }) {
  const isCallingOff = useIsCallingOff(shift.id);
  const now = timesOf(shift);
  const then = planned ? timesOf(planned) : now;
  return (
    <span className="min-w-0 flex-1">
      <span className="block font-semibold tabular-nums">
        {then === now ? (
          now
        ) : (
          <>
            <s className="font-normal text-muted">{now}</s> <span aria-hidden="true">→</span> {then}
          </>
        )}
        {planned ? (
          <CalledOff before={shift.cancelledAt !== null} after={planned.cancelled} />
        ) : (
          <CalledOff before={shift.cancelledAt !== null} after={shift.cancelledAt !== null} />
        )}
        {isCallingOff ? <WaitingMark words="Being called off" /> : null}
      </span>
      <span className="block text-sm wrap-anywhere text-muted">
        {shift.opportunity.name} · {shift.category.name} ·{' '}
        {planned?.location && planned.location !== shift.effectiveLocation ? (
          <>
            <s>{shift.effectiveLocation}</s> → <strong className="font-semibold text-ink">{planned.location}</strong>
          </>
        ) : (
          (shift.effectiveLocation ?? 'No place yet')
        )}{' '}
        · {shift.qtyRegistered} of{' '}
        {planned && planned.qtyRequired !== shift.qtyRequired ? (
          <>
            <s>{shift.qtyRequired}</s> → <strong className="font-semibold text-ink">{planned.qtyRequired}</strong>
          </>
        ) : (
          shift.qtyRequired
        )}
      </span>
      <PlanWarnings warnings={planned?.warnings ?? []} />
    </span>
  );
}

/** Whether it is called off, and how that changes. */
function CalledOff({ before, after }: { before: boolean; after: boolean }) {
  if (!before && !after) return null;
  if (before && !after)
    return (
      <span className="font-semibold">
        {' '}
        · <s className="font-normal text-muted">called off</s> <span aria-hidden="true">→</span> reinstated
      </span>
    );
  return <span className="text-danger"> · {before ? 'called off' : 'would be called off'}</span>;
}

function timesOf({ date, startTime, endTime }: { date: string; startTime: string; endTime: string }): string {
  const next = endsNextDay(startTime, endTime) ? ' (ends next day)' : '';
  return `${formatShortDay(date)}, ${formatTimeRange(startTime, endTime)}${next}`;
}
