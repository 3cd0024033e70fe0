import { zodResolver } from '@hookform/resolvers/zod';
import { addTotpInput } from '@trailcrew/api/contract/people/second-factor';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureBox } from '../../../../forms/failure-box';
import { useOnce } from '../../../../forms/use-once';
import { refreshAfterChange } from '../../../../graphql/after-changes';
import { genericMessage, loadFailureMessage, readRequestError } from '../../../../graphql/request-error';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialogs/dialog';
import { KeepsOpen } from '../../../../ui/dialogs/keeps-open';
import { Field } from '../../../../ui/fields/field';
import { FormButtons } from '../../../../ui/fields/form-buttons';
import { useAddTotpMutation, type BeginTotpMutation } from '../second-steps.generated';
import { KeepCodes } from './keep-codes';
import { isAnswerLost, LostAnswer } from './lost-answer';
import { TotpSecret } from './totp-secret';

interface AddTotpDialogProps {
  begun: BeginTotpMutation['beginTotp'];
  /** Begins again: the secret waits five minutes for its first code. */
  onStartOver: () => Promise<void>;
  /** `added`: an app was added, and its recovery codes were seen. */
  onClose: (added: boolean) => void;
}

/** Shows the secret to an authenticator app and asks for its first code; with the first second step, shows the recovery codes. */
export function AddTotpDialog({ begun, onStartOver, onClose }: AddTotpDialogProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(addTotpInput),
    defaultValues: { code: '', name: 'Authenticator app' },
  });
  const [add, { client }] = useAddTotpMutation();
  const [busy, once] = useOnce();
  const [failure, setFailure] = useState<{ text: string; isOver: boolean } | null>(null);
  // From then on another refusal does not say that it is not added either.
  const [isLost, setLost] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const submit = handleSubmit((input) =>
    once(async () => {
      setFailure(null);
      try {
        const { data } = await add({ variables: { input } });
        if (data?.addTotp.recoveryCodes) setCodes(data.addTotp.recoveryCodes);
        else onClose(true);
      } catch (error) {
        const refused = readRequestError(error);
        const { code, message, offline } = refused;
        const text = offline ? loadFailureMessage(error) : (message ?? genericMessage);
        if (isLost || isAnswerLost(refused)) {
          setLost(true);
          void refreshAfterChange(client);
        }
        if (code === 'SECOND_FACTOR_WRONG') {
          setError('code', { message: text });
          setFocus('code', { shouldSelect: true });
        } else setFailure({ text, isOver: code === 'CHALLENGE_OVER' });
      }
    }),
  );
  if (codes) {
    return (
      <Dialog key="codes" title="Keep your recovery codes" onClose={() => onClose(true)}>
        <KeepCodes codes={codes} onClose={() => onClose(true)} />
      </Dialog>
    );
  }
  const { errors } = formState;
  return (
    <Dialog title="Add an authenticator app" onClose={() => onClose(false)}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <KeepsOpen when={busy} />
        {failure && !isLost ? <FailureBox title="The app is not added yet">{failure.text}</FailureBox> : null}
        {isLost ? <LostAnswer /> : null}
        {failure?.isOver ? (
          <Button kind="primary" onClick={() => void onStartOver()}>
            Start over
          </Button>
        ) : null}
        <TotpSecret {...begun} />
        <Field
          label="Six digits that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
          error={errors.code?.message}
          {...register('code')}
        />
        <Field
          label="Name"
          hint="How you recognise it in the list."
          autoComplete="off"
          aria-required
          error={errors.name?.message}
          {...register('name')}
        />
        <FormButtons
          busy={busy}
          label={busy ? 'One moment…' : 'Add app'}
          onCancel={busy ? undefined : () => onClose(false)}
        />
      </form>
    </Dialog>
  );
}
