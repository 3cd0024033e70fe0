import { useState, type ReactNode } from 'react';
import { showFailure } from '../../../../forms/failure-toast';
import { useOnce } from '../../../../forms/use-once';
import { changesNothingShown } from '../../../../graphql/after-changes';
import { Button } from '../../../../ui/button';
import { showToast } from '../../../../ui/toasts/toasts';
import { passkeysWorkHere } from '../../passkeys-work-here';
import type { SignIn_AccountFragment } from '../account-page.generated';
import { useBeginTotpMutation, type BeginTotpMutation } from '../second-steps.generated';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { AddTotpDialog } from './add-totp-dialog';

interface AddSecondStepProps {
  account: Pick<SignIn_AccountFragment, 'offersPasskeys' | 'factors'>;
  device: string | undefined;
  /** Called when one was added, and its recovery codes were seen. */
  onAdded?: () => void;
  /** Called when a dialog opens and closes that adds one and then shows its recovery codes. */
  onOpen?: (isOpen: boolean) => void;
}

type Open = 'passkey' | BeginTotpMutation['beginTotp'];

/** The two kinds of second steps, each with a sentence that explains it and a button that adds one. */
export function AddSecondStep({ account: { offersPasskeys, factors }, device, onAdded, onOpen }: AddSecondStepProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const show = (next: Open | null) => {
    setOpen(next);
    onOpen?.(next !== null);
  };
  const [beginTotp] = useBeginTotpMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [busy, once] = useOnce();
  const begin = () =>
    once(async () => {
      try {
        const { data } = await beginTotp();
        if (data) show(data.beginTotp);
      } catch (error) {
        showFailure('Nothing was added', error);
      }
    });
  const isFirst = factors.length === 0;
  const hasPasskeys = offersPasskeys && passkeysWorkHere();
  const close = (added: boolean) => {
    show(null);
    if (!added) return;
    showToast({ kind: 'success', title: 'Second step added' });
    onAdded?.();
  };
  return (
    <>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-5">
        {hasPasskeys ? (
          <Way
            name="Passkey"
            words="Your phone or computer confirms that it is you, with your finger, face or PIN."
            button={
              <Button kind={isFirst ? 'primary' : 'outline'} onClick={() => show('passkey')}>
                Add a passkey
              </Button>
            }
          />
        ) : null}
        <Way
          name="Authenticator app"
          words="An app on your phone, such as Google Authenticator, Microsoft Authenticator or the Passwords app of iPhones, shows six digits, which you type when you sign in."
          button={
            <Button kind={isFirst && !hasPasskeys ? 'primary' : 'outline'} busy={busy} onClick={() => void begin()}>
              Add an authenticator app
            </Button>
          }
        />
      </ul>
      {open === 'passkey' ? <AddPasskeyDialog device={device} onClose={close} /> : null}
      {open !== null && open !== 'passkey' ? (
        <AddTotpDialog key={open.secret} begun={open} onStartOver={begin} onClose={close} />
      ) : null}
    </>
  );
}

function Way({ name, words, button }: { name: string; words: string; button: ReactNode }) {
  return (
    <li className="flex flex-col gap-3">
      <div className="text-sm">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">{words}</p>
      </div>
      <p className="mt-auto">{button}</p>
    </li>
  );
}
