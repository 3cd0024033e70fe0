import { changesNothingShown } from '../../../graphql/after-changes';
import type { WantedProof } from '../../../session/step-up';
import { Button } from '../../../ui/button';
import { FocusedTitle } from '../../../ui/focused-title';
import { NarrowPage } from '../../../ui/narrow-page';
import type { SignedIn_SessionFragment } from '../sign-in-form.generated';
import { ProofWays, type Proof } from './proof-ways';
import { useCompleteSignInMutation } from './second-step.generated';

/** What a second step needs besides where it stands. */
export interface SecondStepProps {
  wanted: WantedProof;
  onSignedIn: (session: SignedIn_SessionFragment) => void;
  /** Back to where the sign-in began; with a sentence when it took too long. */
  onBack: (message?: string) => void;
}

/** The second step of a sign-in, in place of the form: on a page of its own, or in the dialog that the form was in. */
export function SecondStep({ inDialog, ...props }: SecondStepProps & { inDialog: boolean }) {
  const title = <FocusedTitle>Second step</FocusedTitle>;
  const words = 'Please confirm that it is you.';
  if (!inDialog) {
    return (
      <NarrowPage title={title} subtitle={words}>
        <SecondStepWays {...props} />
      </NarrowPage>
    );
  }
  return (
    <>
      <h3 className="text-base font-semibold">{title}</h3>
      <p className="mt-1 mb-5">{words}</p>
      <SecondStepWays {...props} />
    </>
  );
}

function SecondStepWays({ wanted, onSignedIn, onBack }: SecondStepProps) {
  const [complete] = useCompleteSignInMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const send = async (proof: Proof) => {
    const { data } = await complete({ variables: { input: { challenge: wanted.challenge, ...proof } } });
    if (!data) throw new Error('The answer of the second step is empty');
    onSignedIn(data.completeSignIn);
  };
  return (
    <>
      <ProofWays wanted={wanted} send={send} onOver={onBack} />
      <div className="mt-6">
        <Button onClick={() => onBack()}>Start over</Button>
      </div>
    </>
  );
}
