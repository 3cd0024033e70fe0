import { TriangleAlert } from 'lucide-react';
import { formatShortDay } from '../../formatting/days';
import { formatTime } from '../../formatting/times';
import type {
  PlannedPost_PlannedPostFragment as PlannedPost,
  PlannedStart_PlannedStartFragment as PlannedStart,
} from './change-plan-page.generated';

/** The starts that move along, each as it is and as it would be. */
export function PlannedStarts({ starts }: { starts: readonly PlannedStart[] }) {
  if (starts.length === 0) return null;
  return (
    <section aria-label="Starts that would move" className="rounded-card border border-hairline bg-card">
      <h3 className="border-b border-hairline px-4 py-2 text-base font-semibold">Starts</h3>
      <ul className="divide-y divide-hairline">
        {starts.map((start) => (
          <li key={start.startId} className="px-4 py-2">
            <p className="font-semibold wrap-anywhere tabular-nums">
              <s className="font-normal text-muted">{momentOf(start.fromDate, start.fromTime)}</s>{' '}
              <span aria-hidden="true">→</span> {momentOf(start.date, start.time)} · {start.name}
            </p>
            <PlanWarnings warnings={start.warnings} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The posts whose shifts all move to another place, and what becomes of them. */
export function PlannedPosts({ posts }: { posts: readonly PlannedPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-label="Posts that would move" className="rounded-card border border-hairline bg-card">
      <h3 className="border-b border-hairline px-4 py-2 text-base font-semibold">Posts</h3>
      <ul className="divide-y divide-hairline">
        {posts.map(({ postId, category, fromPlace, place, warnings }) => (
          <li key={postId} className="px-4 py-2">
            <p className="font-semibold wrap-anywhere">
              {place === fromPlace ? (
                fromPlace
              ) : (
                <>
                  <s className="font-normal text-muted">{fromPlace}</s> <span aria-hidden="true">→</span> {place}
                </>
              )}{' '}
              · {category}
            </p>
            <PlanWarnings warnings={warnings} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function momentOf(date: string, time: string): string {
  return `${formatShortDay(date)}, ${formatTime(time)}`;
}

/** What to know before something is changed so. */
export function PlanWarnings({ warnings }: { warnings: readonly string[] }) {
  return warnings.map((warning) => (
    <span key={warning} className="mt-0.5 flex items-start gap-1.5 text-sm font-semibold text-warm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {warning}
    </span>
  ));
}
