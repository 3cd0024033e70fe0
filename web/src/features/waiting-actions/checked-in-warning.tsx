import type { ReactNode } from 'react';
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

/**
 * Before many are: how many of their people were, in a sentence, and whether that is still being asked. Asks the server, as pages show only
 * some of them.
 */
export function useCheckedInAmong(signupIds: readonly string[]): { asks: boolean; warning: ReactNode } {
  const variables = { filter: { signupIds: [...signupIds] } };
  const { data, error } = useCheckedInOfQuery({ variables, fetchPolicy: 'network-only' });
  if (error) return { asks: false, warning: <Warning>It is not known whether some of them were checked in.</Warning> };
  const rows = [data?.first, data?.second, data?.third].flatMap((page) => page?.rows ?? []);
  const people = rows.filter(isCheckedIn).length;
  return {
    asks: !data,
    warning: people > 0 ? <Words who={`${grouped(people)} of them`} one={people === 1} /> : null,
  };
}

function Words({ who, one }: { who: string; one: boolean }) {
  return (
    <Warning>
      {who} {one ? 'was' : 'were'} checked in. The marks stay, and so do the hours.
    </Warning>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="font-semibold text-warm" role="status">
      {children}
    </p>
  );
}
