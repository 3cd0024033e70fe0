import { zodResolver } from '@hookform/resolvers/zod';
import { addPasskeyInput } from '@trailcrew/api/contract/people/second-factor';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureBox } from '../../../../forms/failure-box';
import { useOnce } from '../../../../forms/use-once';
import { changesNothingShown, refreshAfterChange } from '../../../../graphql/after-changes';
import { genericMessage, loadFailureMessage, readRequestError } from '../../../../graphql/request-error';
import { Dialog } from '../../../../ui/dialogs/dialog';
import { Field } from '../../../../ui/fields/field';
import { FormButtons } from '../../../../ui/fields/form-buttons';
import { KeepsOpen } from '../../../../ui/dialogs/keeps-open';
import { PromptFailed } from '../../passkeys-work-here';
import { useAddPasskeyMutation, usePasskeyOptionsMutation } from '../second-steps.generated';
import { KeepCodes } from './keep-codes';
import { isAnswerLost, LostAnswer } from './lost-answer';

const form = addPasskeyInput.pick({ name: true });

interface AddPasskeyDialogProps {
  device: string | undefined;
  /** `added`: a passkey was added, and its recovery codes were seen. */
  onClose: (added: boolean) => void;
}

/** Names a passkey and lets the browser make it; with the first second step, shows the recovery codes. */
export function AddPasskeyDialog({ device, onClose }: AddPasskeyDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { name: device ?? 'This device' },
  });
  const [begin] = usePasskeyOptionsMutation({ fetchPolicy: 'no-cache', ...changesNothingShown });
  const [add, { client }] = useAddPasskeyMutation();
  const [busy, once] = useOnce();
  const [failure, setFailure] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  // The browser's prompt does not outlive the page that asked for it.
  const prompt = useRef<AbortController>(null);
  useEffect(() => () => prompt.current?.abort(), []);

  const send = ({ name }: { name: string }) =>
    once(async () => {
      setFailure(null);
      let isSent = false;
      const { signal } = (prompt.current = new AbortController());
      try {
        const [{ makePasskey }, begun] = await Promise.all([import('../../passkeys'), begin()]);
        if (!begun.data) throw new Error('The answer of the passkey options is empty');
        const { challenge, options } = begun.data.passkeyOptions;
        const response = await makePasskey(options, signal);
        isSent = true;
        const { data } = await add({ variables: { input: { challenge, response, name } } });
        if (data?.addPasskey.recoveryCodes) setCodes(data.addPasskey.recoveryCodes);
        else onClose(true);
      } catch (error) {
        const refused = readRequestError(error);
        if (isLost || (isSent && isAnswerLost(refused))) {
          setLost(true);
          void refreshAfterChange(client);
        }
        const { message, offline } = refused;
        if (error instanceof PromptFailed) setFailure(error.message);
        else setFailure(offline ? loadFailureMessage(error) : (message ?? genericMessage));
      }
    });
  if (codes) {
    return (
      <Dialog key="codes" title="Keep your recovery codes" onClose={() => onClose(true)}>
        <KeepCodes codes={codes} onClose={() => onClose(true)} />
      </Dialog>
    );
  }
  return (
    <Dialog title="Add a passkey" onClose={() => onClose(false)}>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="mt-4 grid gap-4">
        <KeepsOpen when={busy} />
        {failure && !isLost ? <FailureBox title="The passkey is not added yet">{failure}</FailureBox> : null}
        {isLost ? <LostAnswer /> : null}
        <p>Your phone or computer confirms that it is you, with your finger, face or PIN. It asks you in a moment.</p>
        <Field
          label="Name"
          hint="How you recognise it in the list."
          autoComplete="off"
          aria-required
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <FormButtons
          busy={busy}
          label={busy ? 'One moment…' : 'Add passkey'}
          onCancel={busy ? undefined : () => onClose(false)}
        />
      </form>
    </Dialog>
  );
}
