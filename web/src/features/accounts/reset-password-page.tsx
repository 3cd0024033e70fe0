import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { NarrowPage } from '../../ui/narrow-page';
import { buttonClass } from '../../ui/button';
import { showToast } from '../../ui/toasts/toasts';
import { useSignInWaysQuery } from './login-page.generated';
import { ResetPasswordForm } from './reset-password-form';
import { useSecondStep } from './second-step/use-second-step';
import { useWelcome } from './use-welcome';

const backToLoginAfterMilliseconds = 2000;

/** Sets a new password with the link from a mail; without a token in the address it leads back to the login. */
export function ResetPasswordPage() {
  const [address] = useSearchParams();
  const token = address.get('token');
  const navigate = useNavigate();
  // The password is set by then, and the link used up.
  const { follow, step } = useSecondStep(useWelcome(), { onBack: () => void navigate(paths.admin, { replace: true }) });
  // A new staff member comes with their first link and has forgotten nothing.
  const isSetUp = address.has('setup');
  const provider = useSignInWaysQuery({ skip: !isSetUp }).data?.signInWays.provider;
  const title = isSetUp ? 'Choose your password' : 'Set a new password';
  useDocumentTitle(title);

  useEffect(() => {
    if (token) return undefined;
    showToast({
      kind: 'failure',
      title: 'Invalid Link',
      description: 'This password reset link is missing its token.',
    });
    const timer = setTimeout(() => navigate(paths.admin), backToLoginAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [token, navigate]);

  if (!token) {
    return (
      <NarrowPage title="Invalid link">
        <p className="text-muted">You will be taken to the login page, where you can ask for a new link.</p>
      </NarrowPage>
    );
  }
  if (step) return step;
  return (
    <NarrowPage
      title={title}
      subtitle="At least 8 characters. A few words in a row are easy to remember and hard to guess."
    >
      <ResetPasswordForm token={token} followRefusal={follow} />
      {provider ? (
        <div className="mt-6 grid gap-3 border-t border-hairline pt-6">
          <p>You need no password if you sign in with {provider}.</p>
          <a
            href={`/auth/oidc?setup=${encodeURIComponent(token)}`}
            className={buttonClass('outline', 'min-h-12 text-base')}
          >
            Sign in with {provider}
          </a>
        </div>
      ) : null}
    </NarrowPage>
  );
}
