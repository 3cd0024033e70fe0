import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { publicSettings } from '../../app/settings';
import { readRequestError } from '../../graphql/request-error';
import { NarrowPage } from '../../ui/narrow-page';
import { showToast } from '../../ui/toasts';
import { useDocumentTitle } from '../../ui/use-document-title';
import { useVerifyMagicLinkMutation } from './magic-link-page.generated';
import { useWelcome } from './use-welcome';

/** Where a mailed sign-in link leads: the page, not the opening of the address, uses the link up. The lead dashboard's variant has its own words. */
export function MagicLinkPage({ forLeads = false }: { forLeads?: boolean }) {
  const [address] = useSearchParams();
  const token = address.get('token') ?? '';
  const navigate = useNavigate();
  const welcome = useWelcome();
  const [verify] = useVerifyMagicLinkMutation({ fetchPolicy: 'no-cache' });
  const begun = useRef(false);
  useDocumentTitle('Signing in', publicSettings().productTitle);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const turnAway = (title: string, description?: string) => {
      showToast({ kind: 'failure', title, description });
      void navigate(paths.admin, { replace: true });
    };
    if (!token) {
      turnAway('Invalid or expired magic link');
      return;
    }
    verify({ variables: { token } }).then(
      ({ data }) => {
        if (data) welcome(data.verifyMagicLink);
        else turnAway('Invalid or expired magic link');
      },
      (error: unknown) =>
        forLeads
          ? turnAway('Authentication failed', 'Invalid or expired magic link')
          : turnAway('Magic link verification failed', readRequestError(error).message ?? undefined),
    );
  }, [token, verify, welcome, navigate, forLeads]);

  return <NarrowPage title="Signing you in…" subtitle="This takes a moment." children={null} />;
}
