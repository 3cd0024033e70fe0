import { Suspense, useState, type ReactNode } from 'react';
import { readWantedProof } from '../../../graphql/wanted-proof';
import type { WantedProof } from '../../../session/step-up';
import { lazyPart } from '../../../ui/loading/lazy-part';
import { PageSkeleton } from '../../../ui/loading/page-skeleton';
import { showToast } from '../../../ui/toasts/toasts';
import type { SecondStepProps } from './second-step';

// Only staff who added a second step need it.
const SecondStep = lazyPart(async () => (await import('./second-step')).SecondStep);
/** Loaded apart from the form, which shows first. */
export const OtherWays = lazyPart(async () => (await import('./other-ways')).OtherWays);

interface SecondStepUse {
  /** Follows the refusal of a sign-in: true when it wants a second step, which then shows. */
  follow: (error: unknown) => boolean;
  /** The second step, in place of the form; null while none is wanted. */
  step: ReactNode;
}

/** The second step of whatever signs in. `onBack`: where there is no form to go back to. */
export function useSecondStep(
  onSignedIn: SecondStepProps['onSignedIn'],
  { inDialog = false, onBack }: { inDialog?: boolean; onBack?: () => void } = {},
): SecondStepUse {
  const [wanted, setWanted] = useState<WantedProof | null>(null);
  const follow = (error: unknown): boolean => {
    const now = readWantedProof(error, 'SECOND_FACTOR_REQUIRED');
    if (now) setWanted(now);
    return now !== null;
  };
  const back = (message?: string) => {
    if (message) showToast({ kind: 'failure', title: 'Login failed', description: message });
    setWanted(null);
    onBack?.();
  };
  const step = wanted ? (
    <Suspense fallback={<PageSkeleton />}>
      <SecondStep key={wanted.challenge} inDialog={inDialog} wanted={wanted} onSignedIn={onSignedIn} onBack={back} />
    </Suspense>
  ) : null;
  return { follow, step };
}
