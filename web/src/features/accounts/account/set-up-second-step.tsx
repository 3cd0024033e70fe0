import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { publicSettings } from '../../../app/settings';
import { endSetUpRequired } from '../../../session/set-up-required';
import { takeWantedPage } from '../../../session/wanted-page';
import { Button } from '../../../ui/button';
import { FocusedTitle } from '../../../ui/focused-title';
import { NarrowPage } from '../../../ui/narrow-page';
import type { SignIn_AccountFragment } from './account-page.generated';
import { AddSecondStep } from './adding/add-second-step';

interface SetUpSecondStepProps {
  account: SignIn_AccountFragment;
  onDone: () => void;
  /** Fetches the account again. */
  onLook: () => void;
}

/** In place of everything else, for staff who need a second step and have none: they set it up and go on to the page that they wanted. */
export function SetUpSecondStep({ account, onDone, onLook }: SetUpSecondStepProps) {
  const navigate = useNavigate();
  const [isSetUp, setSetUp] = useState(false);
  const [isAdding, setAdding] = useState(false);
  // They may have set it up in another tab meanwhile.
  const look = useEffectEvent(onLook);
  useEffect(() => {
    const onFocus = () => look();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  const finish = () => {
    endSetUpRequired();
    setSetUp(true);
  };
  const goOn = () => {
    endSetUpRequired();
    onDone();
    void navigate(takeWantedPage() ?? paths.dashboard, { replace: true });
  };
  // There may be one whose answer was lost, or that another tab added. While a dialog is open, it may still show the recovery codes.
  if (isSetUp || (account.factors.length > 0 && !isAdding)) {
    return (
      <NarrowPage
        key="done"
        title={<FocusedTitle>Your second step is set up</FocusedTitle>}
        subtitle={
          isSetUp
            ? 'You can change it under Account.'
            : 'You can change it under Account, and make new recovery codes there.'
        }
      >
        <Button kind="primary" onClick={goOn} className="min-h-12 w-full text-base">
          Continue
        </Button>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={<FocusedTitle>Set up a second step</FocusedTitle>}
      subtitle={`${publicSettings().organisationName} asks everybody who manages events for it.`}
    >
      <p>When you sign in, you confirm with it that it is you. Choose what suits you; you can add the other later.</p>
      <AddSecondStep account={account} device={undefined} onAdded={finish} onOpen={setAdding} />
    </NarrowPage>
  );
}
