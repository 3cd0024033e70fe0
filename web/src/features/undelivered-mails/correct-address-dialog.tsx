import { fetchAllBut } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { updateVolunteerInput } from '@trailcrew/api/contract/volunteer';
import { Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField } from '../../forms/email-field';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-part';
import { FormButtons } from '../../ui/form-buttons';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../../ui/toasts';
import { UnsavedText } from '../../ui/unsaved-text';
import { useCorrectMailAddressMutation, type UndeliveredMailCard_MailFragment } from './undelivered-mails.generated';

const MergePeopleDialog = lazyDialog(
  async () => (await import('../person-merge/merge-people-dialog')).MergePeopleDialog,
);

interface CorrectAddressDialogProps {
  mail: UndeliveredMailCard_MailFragment;
  onCorrected: () => Promise<void>;
  onClose: () => void;
}

/** Gives everybody behind a wrong address the right one. What was typed stays when it fails. */
export function CorrectAddressDialog({ mail, onCorrected, onClose }: CorrectAddressDialogProps) {
  const { register, handleSubmit, formState, setValue, control, setError } = useForm<{ email: string }>({
    resolver: zodResolver(updateVolunteerInput.pick({ email: true })),
    defaultValues: { email: mail.email },
  });
  const [correct] = useCorrectMailAddressMutation(fetchAllBut('UndeliveredMailsPage'));
  const { failure, saving, save } = useSaving();
  const [same, setSame] = useState<readonly [string, string] | null>(null);
  const [merging, setMerging] = useState(false);
  // Somebody may be merged, and others behind the address still to be corrected: their mail may have gone along.
  const [merged, setMerged] = useState(false);
  const names = mail.people.map(({ name }) => name);
  const send = async ({ email }: { email: string }) => {
    const saved = await save(
      'The address was not changed',
      async () => {
        setSame(null);
        try {
          await correct({ variables: { id: mail.id, email } });
        } catch (error) {
          const { code, mergeIds } = readRequestError(error);
          setSame(mergeIds ?? null);
          if (!merged || code !== 'MAIL_NOT_FOUND') throw error;
        }
        showToast({
          kind: 'success',
          title: 'Address corrected',
          description: `What they were owed goes to ${email}.`,
        });
      },
      (fields) => {
        if (fields.email) setError('email', { message: fields.email });
      },
    );
    if (saved) await leave();
  };
  const leave = async () => {
    onClose();
    await onCorrected();
  };
  const goOn = () => {
    setMerging(false);
    setSame(null);
    setMerged(true);
    return mail.people.length > 1 ? handleSubmit(send)() : leave();
  };
  const email = useWatch({ control, name: 'email' });
  if (merging && same)
    return (
      <Suspense fallback={null}>
        <MergePeopleDialog sourceId={same[0]} targetId={same[1]} onMerged={goOn} onClose={() => setMerging(false)} />
      </Suspense>
    );
  return (
    <Dialog title="Correct the address" onClose={onClose}>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)} className="mt-5 grid gap-4">
        <UnsavedText when={formState.isDirty} />
        {failure ? <FailureBox title="Nothing was changed">{failure}</FailureBox> : null}
        {same ? (
          <p>
            <Button onClick={() => setMerging(true)}>Merge the two</Button>
          </p>
        ) : null}
        <p>
          It becomes the address of <strong className="font-semibold">{new Intl.ListFormat('en').format(names)}</strong>
          , who {names.length === 1 ? 'gets' : 'get'} the link to their signups and their coming shifts there.
        </p>
        <EmailField
          typed={email}
          onTake={(meant) => setValue('email', meant, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
          label="Email"
          autoComplete="off"
          aria-required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <FormButtons busy={saving} label={saving ? 'Saving…' : 'Save and send'} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
