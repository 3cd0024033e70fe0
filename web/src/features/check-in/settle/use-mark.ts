import { showToast } from '../../../ui/toasts/toasts';
import { useMarkAttendanceMutation, type MarkKind, type ToSettle_SignupFragment } from './attendance-page.generated';

/** Marks somebody as of their shift's start, or takes a mark back; gives the mark's id, or null after it has shown why it was refused. */
export function useMark() {
  const [send] = useMarkAttendanceMutation();
  return async ({ id: signupId, shift, attendance }: ToSettle_SignupFragment, kind: MarkKind, undoes?: string) => {
    const id = crypto.randomUUID();
    // Somebody who was sent from another post was there until then; both instants are written alike.
    const since = [shift.startsAt, attendance?.sentAt]
      .filter((at) => at != null)
      .sort()
      .at(-1);
    const occurredAt = attendance?.arrivedAt ?? since ?? new Date().toISOString();
    // The moment is the server's own, so that the clock of this browser does not matter. What somebody marked since the page was read does
    // not count as seen: then the two disagree, and the page says so.
    const mark = { id, signupId, kind, occurredAt, offset: 0, undoes, seen: attendance?.heads.slice(0, 8) };
    const { data } = await send({ variables: { input: { marks: [mark] } } });
    const [answer] = data?.recordAttendance.results ?? [];
    if (answer?.result !== 'REFUSED') return id;
    showToast({ kind: 'failure', title: 'Failed to mark', description: answer.message ?? undefined });
    return null;
  };
}
