import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { LoadFailure } from '../../forms/load-failure';
import { readRequestError } from '../../graphql/request-error';
import { clearSession } from '../../session/session';
import { keepWantedPage } from '../../session/wanted-page';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface StaffLoadFailureProps {
  error: unknown;
  onRetry: () => void;
  /** The heading for staff who may not see this page: the server's refusal, or the request to sign in again. */
  whenForbidden?: 'Access Denied' | 'Authentication Required';
}

/** Why a staff page cannot be shown: no session any more, another role, or a failure that another try may mend. */
export function StaffLoadFailure({ error, onRetry, whenForbidden = 'Access Denied' }: StaffLoadFailureProps) {
  const { code } = readRequestError(error);
  const here = useLocation();
  const signInAgain = () => {
    keepWantedPage(here);
    clearSession();
  };
  const signedOut = code === 'NOT_SIGNED_IN' || code === 'SESSION_EXPIRED';
  if (signedOut || (code === 'FORBIDDEN' && whenForbidden === 'Authentication Required')) {
    return (
      <Notice
        level={1}
        role="alert"
        title="Authentication Required"
        action={
          // The stored session is invalid: with it the login would send them straight back.
          <Link to={paths.admin} onClick={signInAgain} className={buttonClass('primary')}>
            Admin Login
          </Link>
        }
      >
        <p>Please sign in as an admin to see this page.</p>
      </Notice>
    );
  }
  if (code === 'FORBIDDEN') {
    return (
      <Notice
        level={1}
        role="alert"
        title="Access Denied"
        action={
          <Link to={paths.dashboard} className={buttonClass('primary')}>
            Back to Dashboard
          </Link>
        }
      >
        <p>You don&apos;t have permission to access this page.</p>
      </Notice>
    );
  }
  return <LoadFailure error={error} onRetry={onRetry} />;
}
