import { useState } from 'react';
import { Button } from '../../../ui/button';
import type { Listed_FactorFragment, SignIn_AccountFragment } from './account-page.generated';
import { AddSecondStep } from './adding/add-second-step';
import { RemoveFactorDialog } from './remove-factor-dialog';
import { datesOf } from './sign-in-dates';

const kinds = { PASSKEY: 'Passkey', TOTP: 'Authenticator app' } as const;

interface SecondStepsProps {
  account: SignIn_AccountFragment;
  device: string | undefined;
}

/** The second steps of somebody's sign-in: what there is, and how they add and remove one. */
export function SecondSteps({ account, device }: SecondStepsProps) {
  const { factors } = account;
  const [removing, setRemoving] = useState<Listed_FactorFragment | null>(null);
  return (
    <div>
      <h3 className="text-base font-semibold">Second steps</h3>
      {factors.length === 0 ? (
        <p className="mt-1">You have no second step yet. It protects your account if someone learns your password.</p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline rounded-card border border-hairline bg-card">
          {factors.map((factor) => (
            <li key={factor.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
              <div className="min-w-0 flex-1 basis-60">
                <h4 className="text-base font-semibold wrap-anywhere">{factor.name}</h4>
                <p className="text-sm text-muted tabular-nums">
                  {kinds[factor.kind]} · {datesOf(factor)}
                </p>
              </div>
              <Button aria-label={`Remove ${factor.name}`} onClick={() => setRemoving(factor)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <AddSecondStep account={account} device={device} />
      {removing ? (
        <RemoveFactorDialog factor={removing} isLast={factors.length === 1} onClose={() => setRemoving(null)} />
      ) : null}
    </div>
  );
}
