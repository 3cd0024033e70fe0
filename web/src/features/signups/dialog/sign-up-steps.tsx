import { useState, type ReactNode } from 'react';
import type { TypedPerson } from '@trailcrew/api/contract/text/check-person';
import { showToast } from '../../../ui/toasts/toasts';
import { isOpen, type ListedShift } from '../../shifts/listed-shift';
import type { HouseholdStart } from '../household-form/household-cart';
import { SignUpForm } from './sign-up-form';
import { SignedUpPanel } from './signed-up-panel';
import type { LoadWaiting } from '../waiting-instead';

/** The props of signing up: the shift, the others of its event, and the callbacks. */
export interface SignUpStepsProps {
  listed: ListedShift;
  /** All shifts of the event. */
  all: readonly ListedShift[];
  /** The latest start that has passed, as returned by `lastStart`. */
  now: string;
  eventId: string;
  /** To wait for a full shift instead. */
  waiting: LoadWaiting;
  /** They want to sign up more people, or for more shifts. */
  onTogether: () => void;
  onClose: () => void;
  /** Called with the panel that shows what happens next. */
  onSignedUp: (panel: (onClose: () => void) => ReactNode) => void;
}

const loadHouseholdForm = () => import('../household-form/household-form');

interface Household {
  start: HouseholdStart;
  /** Its code, which few people need. */
  module: Awaited<ReturnType<typeof loadHouseholdForm>>;
}

/** The form for one person, and on request the one for a household: typed values stay until its code is loaded. */
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
