import { useApolloClient } from '@apollo/client/react';
import { refetchExcept } from '../../graphql/after-changes';
import { zodResolver } from '@hookform/resolvers/zod';
import { correctAddressInput } from '@trailcrew/api/contract/people/volunteer';
import { Suspense, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EmailField } from '../../forms/email-field';
import { FailureBox } from '../../forms/failure-box';
import { useSaving } from '../../forms/use-saving';
import { readRequestError } from '../../graphql/request-error';
import { Button } from '../../ui/button';
import { lazyDialog } from '../../ui/loading/lazy-part';
import { FormButtons } from '../../ui/fields/form-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import {
  CorrectPersonDocument,
  PersonToCorrectDocument,
  type PersonToCorrectQuery,
  useCorrectMailAddressMutation,
  type UndeliveredMailCard_MailFragment,
} from './undelivered-mails.generated';

const MergePeopleDialog = lazyDialog(
  async () => (await import('../person-merge/merge-people-dialog')).MergePeopleDialog,
);

// The page fetches its list itself.
const thenFetch = refetchExcept('UndeliveredMailsPage');

interface CorrectAddressDialogProps {
  mail: UndeliveredMailCard_MailFragment;
  onCorrected: () => Promise<void>;
  onClose: () => void;
}

/** Corrects a wrong address for everybody who has it. Typed values stay after a failure. */
export function CorrectAddressDialog({ mail, onCorrected, onClose }: CorrectAddressDialogProps) {
  const { register, handleSubmit, formState, setValue, control, setError } = useForm<{ email: string }>({
    resolver: zodResolver(correctAddressInput),
    defaultValues: { email: mail.email },
  });
  const [correct] = useCorrectMailAddressMutation(thenFetch);
  const { failure, saving, save } = useSaving();
  const [same, setSame] = useState<readonly [string, string] | null>(null);
  const [merging, setMerging] = useState(false);
  // After a merge: the people who still have the wrong address, one by one, as their mail may have moved along. Null before.
  const [left, setLeft] = useState<readonly string[] | null>(null);
  const client = useApolloClient();
  const names = mail.people.flatMap(({ id, name }) => (!left || left.includes(id) ? [name] : []));
  const correctOne = async (id: string, email: string) => {
    const { data } = await client.query<PersonToCorrectQuery>({
      query: PersonToCorrectDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    const person = data?.volunteer;
    if (person?.email?.toLowerCase() !== mail.email.toLowerCase()) return;
    const { firstName, lastName, phone } = person;
    const input = { firstName, lastName, phone, email };
    await client.mutate({ mutation: CorrectPersonDocument, variables: { id, input }, ...thenFetch });
  };
  const send = async (email: string, ids: readonly string[] | null) => {
    const saved = await save(
      ids ? 'Not everyone has the new address' : 'The address was not changed',
      async () => {
        setSame(null);
        try {
          if (ids) for (const id of ids) await correctOne(id, email);
          else await correct({ variables: { id: mail.id, email } });
        } catch (error) {
          setSame(readRequestError(error).mergeIds ?? null);
          throw error;
        }
        showToast({
          kind: 'success',
          title: 'Address corrected',
          description: `Emails that did not arrive go to ${email}.`,
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
  const goOn = (removedId: string) => {
    const ids = (left ?? mail.people.map(({ id }) => id)).filter((id) => id !== removedId);
    setMerging(false);
    setSame(null);
    setLeft(ids);
    return ids.length > 0 ? handleSubmit((input) => send(input.email, ids))() : leave();
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
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((input) => send(input.email, left))(event)}
        className="mt-5 grid gap-4"
      >
        <UnsavedText when={formState.isDirty} />
        {failure ? (
          <FailureBox title={left ? 'Not everyone has the new address' : 'Nothing was changed'}>{failure}</FailureBox>
        ) : null}
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
