import { mostChosen } from '@trailcrew/api/contract/signups/signup-table';
import { Suspense, useState, type ReactNode } from 'react';
import { count, grouped } from '../../formatting/counts';
import type { MailGroupInput, SignupTableFilter } from '../../graphql/schema.generated';
import { Button } from '../../ui/button';
import { ExportButtons } from '../../ui/export-buttons';
import { exportFile } from '../reports/export-file';
import { useThoseThatStay } from '../waiting-actions/waiting-records';
import { CancelSignups } from './cancel-signups';
import { CopyEmailsButton } from './copy-emails-button';
import { lazyDialog } from '../../ui/loading/lazy-part';

// The form is loaded when somebody writes.
const MailThese = lazyDialog(async () => (await import('../bulk-mail/mail-these')).MailThese);

interface SelectionBarProps {
  /** The number of rows. */
  chosen: number;
  /** The number of people in them, where a row is not one person; null while that is not known. */
  people?: number | null;
  /** The number of rows that the page does not show. */
  elsewhere: number;
  /** The input of the buttons, in the three forms that they need. */
  group: MailGroupInput;
  filter: SignupTableFilter;
  signupIds: readonly string[];
  /** The people, for the heading of the mail. */
  groupName: string;
  /** What they signed up for, for the mail. Others who did so get no message. */
  partOf?: string;
  /** Further actions for the rows. */
  more?: ReactNode;
  onClear: () => void;
}

/** At the foot of the screen: the number of selected rows and their actions. */
export function SelectionBar({
  chosen,
  people,
  elsewhere,
  group,
  filter,
  signupIds,
  groupName,
  partOf,
  more,
  onClear,
}: SelectionBarProps) {
  const [open, setOpen] = useState<'mail' | 'cancel' | null>(null);
  const toCancel = useThoseThatStay(signupIds);
  if (chosen === 0) return null;
  const tooMany = chosen > mostChosen;
  // Actions for each signup have a limit of their own.
  const tooManyToCancel = toCancel.length > mostChosen;
  const nobody = people !== null && signupIds.length === 0;
  return (
    <>
      <section
        aria-label="What was selected"
        className="no-print sticky bottom-0 z-20 -mx-2 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-t-card border border-control bg-card px-3 py-2 shadow-float"
      >
        <p role="status" className="text-sm tabular-nums">
          <strong className="font-semibold">{grouped(chosen)} selected</strong>
          {people == null ? null : <span className="text-muted"> · {count(people, 'signup')}</span>}
          {elsewhere > 0 ? <span className="text-muted"> · not on this page: {grouped(elsewhere)}</span> : null}
          {tooMany ? (
            <span className="block font-semibold text-danger">
              Please choose at most {count(mostChosen, people === undefined ? 'signup' : 'shift')} at once.
            </span>
          ) : tooManyToCancel ? (
            <span className="block text-muted">At most {count(mostChosen, 'signup')} can be cancelled at once.</span>
          ) : null}
        </p>
        <Button className="px-3 max-sm:ml-auto sm:order-last sm:ml-auto" onClick={onClear}>
          Clear
        </Button>
        <Button disabled={tooMany || nobody} onClick={() => setOpen('mail')}>
          Mail these
        </Button>
        <Button disabled={tooMany || tooManyToCancel || toCancel.length === 0} onClick={() => setOpen('cancel')}>
          Cancel {count(toCancel.length, 'signup')}
        </Button>
        {more}
        <CopyEmailsButton label="Copy addresses" filter={filter} disabled={tooMany || people === 0} />
        <ExportButtons
          these
          disabled={tooMany || people === 0}
          onExport={(format) => exportFile('/api/exports/signups', {}, { format, filter: exportFilterOf(filter) })}
        />
      </section>
      {open === 'mail' ? (
        <Suspense fallback={null}>
          <MailThese group={group} groupName={groupName} partOf={partOf} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'cancel' ? <CancelSignups signupIds={toCancel} onDone={onClear} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

/** REST names states in small letters. */
function exportFilterOf({ status, ...filter }: SignupTableFilter) {
  return { ...filter, status: status?.toLowerCase() };
}
