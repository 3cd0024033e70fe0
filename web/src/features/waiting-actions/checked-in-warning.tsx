import { grouped } from '../../formatting/counts';
import { useCheckedInOfQuery } from './waiting-actions.generated';

interface Marked {
  attendance: { state: string } | null;
}

/** Whether the person of a signup came: they are here, or have left. */
function isCheckedIn({ attendance }: Marked): boolean {
  return attendance?.state === 'HERE' || attendance?.state === 'LEFT';
}

/** Before a signup is cancelled: that its person was checked in. */
export function CheckedInWarning({ signup, name }: { signup: Marked; name: string }) {
  return isCheckedIn(signup) ? <Words who={name} one /> : null;
}

/** Before many are: how many of their people were. Asks the server, as pages show only some of them. */
export function CheckedInAmong({ signupIds }: { signupIds: readonly string[] }) {
  const variables = { filter: { signupIds: [...signupIds] } };
  const { data } = useCheckedInOfQuery({ variables, fetchPolicy: 'network-only' });
  const rows = [data?.first, data?.second, data?.third].flatMap((page) => page?.rows ?? []);
  const people = rows.filter(isCheckedIn).length;
  return people > 0 ? <Words who={`${grouped(people)} of them`} one={people === 1} /> : null;
}

function Words({ who, one }: { who: string; one: boolean }) {
  return (
    <p className="font-semibold text-warm" role="status">
      {who} {one ? 'was' : 'were'} checked in. The marks stay, and so do the hours.
    </p>
  );
}
