import { Download } from 'lucide-react';
import { connectionMessage, messageOfBody } from '../../graphql/request-error';
import { downloadAsStaff } from '../../session/send-as-staff';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';

/** The workbooks to start from: the template, and the plan of the chosen event. */
export function ImportDownloads({ eventId }: { eventId: string }) {
  const download = async (path: string, name: string) => {
    const refused = await downloadAsStaff(path, name);
    if (!refused) return;
    const description = refused.status === 0 ? connectionMessage : messageOfBody(refused.body, refused.statusText);
    showToast({ kind: 'failure', title: 'Download failed', description: description ?? undefined });
  };
  return (
    <>
      <Button onClick={() => void download('/api/admin/import-template', 'import-template.xlsx')}>
        <Download aria-hidden="true" className="size-4" />
        Template
      </Button>
      {eventId ? (
        <Button onClick={() => void download(`/api/admin/events/${eventId}/plan`, 'plan.xlsx')}>
          <Download aria-hidden="true" className="size-4" />
          Current plan
        </Button>
      ) : null}
    </>
  );
}

/** The purpose of 'Current plan'. */
export function CurrentPlanHint() {
  return (
    <p className="text-sm text-muted">
      The current plan is this event as a workbook. Edit days, times, places, quantities and texts in it, add rows, and
      import it again: shifts that moved keep their volunteers, and you preview every change. Its other sheets hold
      roles without shifts, the questions, starts and posts, and when signups open and close. Shifts that you leave out
      are not changed. A role that already exists keeps its location: change that on the board, where you can notify its
      volunteers. Leads and cover images are not in the plan.
    </p>
  );
}
