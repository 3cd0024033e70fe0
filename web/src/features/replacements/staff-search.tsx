import { Copy } from 'lucide-react';
import { showFailure } from '../../forms/failure-toast';
import { useOnce } from '../../forms/use-once';
import { count } from '../../formatting/counts';
import { formatShiftDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { showToast } from '../../ui/toasts/toasts';
import { useAskForReplacementMutation } from './find-replacement.generated';
import type { StaffSearch_ReplacementFragment } from './staff-searches.generated';

interface StaffSearchProps {
  search: StaffSearch_ReplacementFragment;
  /** Opens the shift; left out where it is open already. */
  onOpen?: (shiftId: string) => void;
}

/** One search for a replacement, for its lead: who cannot come, the progress, and the lead's actions. */
export function StaffSearch({ search, onOpen }: StaffSearchProps) {
  const { signup, shift, message, waitlistFirst, asksOthers, askedCount, address } = search;
  const [busy, ask] = useAskOthers();
  if (!signup) return null;
  const { firstName, lastName, phone } = signup.volunteer;
  const name = `${firstName} ${lastName}`;
  const when = `${formatShiftDay(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}`;
  const copy = async () => {
    const done = address !== null && (await copyText(address));
    if (done) showToast({ kind: 'success', title: 'Copied the link. The first person to accept gets the spot.' });
    else showToast({ kind: 'failure', title: 'Failed to copy.' });
  };
  return (
    <li className={`grid gap-2 px-4 py-3 ${onOpen ? 'md:grid-cols-[1fr_auto] md:items-center md:gap-6' : ''}`}>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{name}</strong> cannot come
        </p>
        {phone ? (
          <p className="text-sm">
            <a href={`tel:${phone}`} className="prose-link inline-flex min-h-11 items-center whitespace-nowrap">
              {phone}
            </a>
          </p>
        ) : null}
        {onOpen ? (
          <p className="text-sm text-muted tabular-nums">
            {shift.opportunity.name}, {when}
          </p>
        ) : null}
        {message ? <p className="text-sm wrap-anywhere">“{message}”</p> : null}
        <p className="text-sm text-muted">{progress(waitlistFirst, asksOthers, askedCount)}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        {asksOthers ? null : (
          <Button busy={busy} aria-label={`Ask others to take over for ${name}`} onClick={() => void ask(signup.id)}>
            Ask others
          </Button>
        )}
        <Button kind="quiet" aria-label={`Copy link to take over for ${name}`} onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4.5" />
          Copy link
        </Button>
        {onOpen ? (
          <Button kind="quiet" aria-label={`Open shift of ${name}`} onClick={() => onOpen(shift.id)}>
            Open shift
          </Button>
        ) : null}
      </p>
    </li>
  );
}

/** The people who were asked so far, in a sentence. */
function progress(waitlistFirst: boolean, asksOthers: boolean, askedCount: number): string {
  if (waitlistFirst) return 'Someone on the waitlist is being asked now.';
  if (!asksOthers) return 'Only people with their link know about it.';
  if (askedCount === 0)
    return 'People who offered to step in are asked between 8:00 and 21:00. No one has been asked yet.';
  return `${count(askedCount, 'person was', 'people were')} asked so far, five at a time.`;
}

/** Has others asked to take over the place of a signup; starts the search where there is none. */
export function useAskOthers(onAsked?: () => void) {
  const [askFor] = useAskForReplacementMutation();
  const [busy, once] = useOnce();
  const ask = (signupId: string) =>
    once(async () => {
      try {
        const { data } = await askFor({ variables: { signupId, askOthers: true } });
        const asked = data?.askForReplacement.replacement.askedCount ?? 0;
        showToast({
          kind: 'success',
          title: asked > 0 ? `${count(asked, 'person is', 'people are')} asked by email.` : 'Others will be asked.',
          description: 'The spot does not change until someone takes over.',
        });
        onAsked?.();
      } catch (error) {
        showFailure('No one was asked', error);
      }
    });
  return [busy, ask] as const;
}
