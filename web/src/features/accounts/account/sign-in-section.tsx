import type { SignIn_AccountFragment } from './account-page.generated';
import { Connections } from '../oidc/connections';
import { RecoveryCodes } from './recovery-codes';
import { SecondSteps } from './second-steps';

interface SignInSectionProps {
  account: SignIn_AccountFragment;
  /** What this device is called, such as `Firefox on Windows`. */
  device: string | undefined;
}

/** How somebody of the staff signs in. */
export function SignInSection({ account, device }: SignInSectionProps) {
  const { email, factors, recoveryCodesLeft, connections, connectsTo } = account;
  return (
    <section aria-labelledby="sign-in" className="grid max-w-2xl gap-6">
      <div>
        <h2 id="sign-in" className="text-lg">
          Sign-in
        </h2>
        <p className="mt-1 text-sm text-muted">
          You sign in as <span className="font-semibold wrap-anywhere text-ink">{email}</span>.
        </p>
      </div>
      <SecondSteps account={account} device={device} />
      {factors.length > 0 ? <RecoveryCodes left={recoveryCodesLeft} /> : null}
      {connectsTo !== null || connections.length > 0 ? (
        <Connections connections={connections} connectsTo={connectsTo} />
      ) : null}
    </section>
  );
}
