import { useState } from 'react';
import { changesNothingShown } from '../../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../../graphql/request-error';
import { useSetMayBeAskedMutation } from './after-sign-up.generated';
import { askedOnlyByLink, AskedOnlyByLink } from './asked-only-by-link';
import { RememberField } from './remember-field';
import { isPersonRemembered } from '../own/remembered-person';

/** Remembers the people of a signup on this device, or deletes them there. */
export type Remember = (wanted: boolean) => void;

interface AfterSignUpProps {
  /** The signup that was just made in this browser. */
  signupIds: readonly string[];
  /** Whether it is for more than one person. */
  several?: boolean;
  remember: Remember;
}

/** Choices after signing up: each takes effect at once. */
export function AfterSignUp({ signupIds, several = false, remember }: AfterSignUpProps) {
  const us = several ? 'us' : 'me';
  return (
    <div className="mt-4 grid gap-2 border-t border-hairline pt-3">
      <RememberField
        defaultChecked={isPersonRemembered()}
        onChange={({ target }) => remember(target.checked)}
        label={several ? 'Remember us on this device' : 'Remember my details on this device'}
      />
      <MayBeAskedField signupIds={signupIds} label={`You may ask ${us} if someone drops out`} />
    </div>
  );
}

function MayBeAskedField({ signupIds, label }: { signupIds: readonly string[]; label: string }) {
  const [set, { loading }] = useSetMayBeAskedMutation(changesNothingShown);
  const [may, setMay] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (wanted: boolean) => {
    setFailure(null);
    setMay(wanted);
    try {
      await set({ variables: { mayBeAsked: wanted, signupIds: [...signupIds] } });
    } catch (error) {
      setMay(!wanted);
      setFailure(readRequestError(error).message ?? genericMessage);
    }
  };
  return (
    <div>
      <label className="-my-1 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={may}
          aria-describedby={askedOnlyByLink}
          disabled={loading}
          onChange={({ target }) => void change(target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      <AskedOnlyByLink />
      <p role="status" className="pl-8 text-sm text-muted">
        {failure}
      </p>
    </div>
  );
}
