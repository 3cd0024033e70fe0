import { useState } from 'react';
import { changesNothingShown } from '../../graphql/after-changes';
import { CheckField } from '../../ui/fields/check-field';
import { showToast } from '../../ui/toasts/toasts';
import { useSetMayBeAskedMutation } from '../signups/dialog/after-sign-up.generated';
import { householdFailure, withLivingPass, type RenewPass } from './with-living-pass';

interface MayBeAskedProps {
  mayBeAsked: boolean;
  renewPass: RenewPass;
  onChanged: () => Promise<void>;
}

/** Whether the household may be asked to replace somebody; on or off at once. */
export function MayBeAsked({ mayBeAsked, renewPass, onChanged }: MayBeAskedProps) {
  const [set] = useSetMayBeAskedMutation(changesNothingShown);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // The latest response: a refetch that was under way may still hold the old value.
  const [saved, setSaved] = useState<boolean | null>(null);
  const change = async (wanted: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      await withLivingPass(() => set({ variables: { mayBeAsked: wanted } }), renewPass);
      setSaved(wanted);
      await onChanged();
      showToast({ kind: 'success', title: wanted ? 'Thank you. We may ask you.' : 'We no longer ask you.' });
    } catch (error) {
      setFailure(`That was not saved. ${householdFailure(error)}`);
    }
    setBusy(false);
  };
  return (
    <CheckField
      kind="switch"
      className="no-print mt-8"
      label="You may ask me if someone drops out"
      hint="When a shift needs someone, we may email you if you are free then. This covers everyone in your household."
      checked={saved ?? mayBeAsked}
      disabled={busy}
      failure={failure}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
