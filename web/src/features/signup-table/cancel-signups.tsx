import { count } from '../../formatting/counts';
import { forgetFields } from '../../graphql/forget-fields';
import { forgetOtherPages } from '../../graphql/forget-other-pages';
import { readRequestError } from '../../graphql/request-error';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { showToast } from '../../ui/toasts';
import { useCancelSignupsMutation } from './signup-table.generated';

interface CancelSignupsProps {
  signupIds: readonly string[];
  /** The query that shows them. */
  refetch: 'SignupTable' | 'EventBoard';
  onDone: () => void;
  onClose: () => void;
}

const named = 3;

/** Asks before the places of many are given back at once, and names those that were not. */
export function CancelSignups({ signupIds, refetch, onDone, onClose }: CancelSignupsProps) {
  const [cancel] = useCancelSignupsMutation({
    refetchQueries: [refetch],
    awaitRefetchQueries: true,
    update: (cache) => (refetch === 'SignupTable' ? forgetFields(cache) : forgetOtherPages(cache)),
  });
  const confirm = async () => {
    try {
      const { data } = await cancel({ variables: { signupIds: [...signupIds] } });
      const { cancelled = [], refused = [] } = data?.cancelSignups ?? {};
      const left = refused.slice(0, named).map(({ name, reason }) => (name ? `${name}: ${reason}` : reason));
      if (refused.length > named) left.push(`And ${refused.length - named} more.`);
      showToast({
        kind: cancelled.length > 0 ? 'success' : 'failure',
        title: `${count(cancelled.length, 'signup')} cancelled.`,
        description: left.join(' ') || undefined,
      });
      onDone();
      return true;
    } catch (error) {
      console.warn('The signups were not cancelled', error);
      showToast({
        kind: 'failure',
        title: 'Failed to cancel signups. Please try again.',
        description: readRequestError(error).message ?? undefined,
      });
      return false;
    }
  };
  const many = count(signupIds.length, 'signup');
  return (
    <ConfirmDialog
      title={`Cancel ${many}?`}
      confirm={`Cancel ${many}`}
      busy="Cancelling…"
      keep="Keep them"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>The places go to others at once, and everybody is told by email.</p>
    </ConfirmDialog>
  );
}
