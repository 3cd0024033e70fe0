import { useState, type ReactNode } from 'react';
import type { TypedPerson } from '@trailcrew/api/contract/text/check-person';
import { showToast } from '../../../ui/toasts/toasts';
import { isOpen, type ListedShift } from '../../shifts/listed-shift';
import type { HouseholdStart } from '../household-form/household-cart';
import { SignUpForm } from './sign-up-form';
import { SignedUpPanel } from './signed-up-panel';
import type { LoadWaiting } from '../waiting-instead';

/** What signing up needs: the shift, the others of its event, and whom to tell. */
export interface SignUpStepsProps {
  listed: ListedShift;
  /** All shifts of the event. */
  all: readonly ListedShift[];
  /** The last start that has passed, as `lastStart` tells it. */
  now: string;
  eventId: string;
  /** For those who rather wait for what is full. */
  waiting: LoadWaiting;
  /** They are more than one, or want more than this shift. */
  onTogether: () => void;
  onClose: () => void;
  /** With the panel that says what happens next. */
  onSignedUp: (panel: (onClose: () => void) => ReactNode) => void;
}

const loadHouseholdForm = () => import('../household-form/household-form');

interface Household {
  start: HouseholdStart;
  /** Its code, which few need. */
  module: Awaited<ReturnType<typeof loadHouseholdForm>>;
}

/** The form for one, and on demand the one for a household: what was typed stays until its code is there. */
export function SignUpSteps({ listed, all, now, eventId, waiting, onTogether, onClose, onSignedUp }: SignUpStepsProps) {
  const [household, setHousehold] = useState<Household | null>(null);
  const [loading, setLoading] = useState(false);
  const goOn = async (add: 'person' | 'shift', typed: TypedPerson) => {
    setLoading(true);
    try {
      setHousehold({ module: await loadHouseholdForm(), start: { shifts: [listed], typed, add } });
      onTogether();
    } catch (error) {
      console.warn('The form for a household could not be fetched', error);
      showToast({
        kind: 'failure',
        title: 'The form could not be loaded',
        description: 'Please check your internet connection.',
      });
    } finally {
      setLoading(false);
    }
  };
  if (!household)
    return (
      <SignUpForm
        listed={listed}
        all={all}
        eventId={eventId}
        waiting={waiting}
        onWaiting={onClose}
        onSignedUp={(result, remember) =>
          onSignedUp((close) => <SignedUpPanel {...{ listed, result, remember }} onClose={close} />)
        }
        loadingMore={loading}
        onMore={(add, typed) => void goOn(add, typed)}
      />
    );
  const { HouseholdForm, HouseholdPanel } = household.module;
  return (
    <HouseholdForm
      start={household.start}
      all={all}
      offered={all.filter(({ shift }) => isOpen(shift, now))}
      eventId={eventId}
      waiting={waiting}
      onWaiting={onClose}
      onSignedUp={(result, remember) =>
        onSignedUp((close) => <HouseholdPanel {...{ result, remember }} onClose={close} />)
      }
    />
  );
}
