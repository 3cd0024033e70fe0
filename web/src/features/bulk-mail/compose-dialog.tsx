import { zodResolver } from '@hookform/resolvers/zod';
import { bulkMailText } from '@trailcrew/api/contract/bulk-mail';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureBox } from '../../forms/failure-box';
import { applyFieldErrors } from '../../forms/apply-field-errors';
import { count, grouped } from '../../formatting/counts';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import type { MailGroupInput } from '../../graphql/schema.generated';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import { FormButtons } from '../../ui/fields/form-buttons';
import { Dialog } from '../../ui/dialogs/dialog';
import { Field } from '../../ui/fields/field';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { showToast } from '../../ui/toasts/toasts';
import { UnsavedText } from '../../ui/dialogs/unsaved-text';
import type { ContactList_ContactFragment } from './bulk-mail-panel.generated';
import { useSendBulkMailMutation } from './bulk-mail-progress.generated';
import { switchedOffWords } from './switched-off-words';

interface ComposeDialogProps {
  group: MailGroupInput;
  groupName: string;
  /** What they signed up for. Others who did so get no message. */
  partOf?: string;
  contacts: readonly ContactList_ContactFragment[];
  /** This many more people switched such mails off. */
  switchedOff?: number;
  /** Called once the mail is on its way. */
  onSent?: () => void;
  onClose: () => void;
}

interface Words {
  subject: string;
  text: string;
}

/** Writes a mail to a group: first the text, then a preview, then it is sent. */
export function ComposeDialog({
  group,
  groupName,
  partOf,
  contacts,
  switchedOff = 0,
  onSent,
  onClose,
}: ComposeDialogProps) {
  const { register, handleSubmit, setError, formState } = useForm<Words>({
    resolver: zodResolver(bulkMailText),
    defaultValues: { subject: '', text: '' },
  });
  const [preview, setPreview] = useState<Words | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const begun = useRef(false);
  // One key per text: sent again after a lost response it is the same mail, and goes out once.
  const lastTry = useRef({ key: '', content: '' });
  const [sendMail] = useSendBulkMailMutation();

  const send = async (words: Words) => {
    if (begun.current) return;
    begun.current = true;
    setSending(true);
    setFailure(null);
    const input = { group, ...words };
    const content = JSON.stringify(input);
    if (lastTry.current.content !== content) lastTry.current = { key: crypto.randomUUID(), content };
    try {
      await sendMail({ variables: { input, key: lastTry.current.key } });
      showToast({
        kind: 'success',
        title: 'Email on its way',
        description: `To ${count(contacts.length, 'person', 'people')}.`,
      });
      onSent?.();
      onClose();
    } catch (error) {
      const refused = readRequestError(error);
      applyFieldErrors(refused.fields, setError, ['subject', 'text']);
      setFailure(refused.message ?? genericMessage);
      setPreview(null);
    }
    begun.current = false;
    setSending(false);
  };

  const { errors } = formState;
  return (
    <Dialog title={preview ? 'Is this right?' : `Email to ${groupName}`} onClose={onClose}>
      <UnsavedText when={formState.isDirty} />
      {preview ? (
        <Preview
          words={preview}
          contacts={contacts}
          switchedOff={switchedOff}
          groupName={groupName}
          partOf={partOf}
          sending={sending}
          onBack={() => setPreview(null)}
          onSend={() => void send(preview)}
        />
      ) : (
        <form noValidate onSubmit={(event) => void handleSubmit(setPreview)(event)} className="mt-5 grid gap-4">
          {failure ? <FailureBox title="Failed to send email">{failure}</FailureBox> : null}
          <Field label="Subject" aria-required error={errors.subject?.message} {...register('subject')} />
          <TextAreaField
            label="Message"
            aria-required
            rows={8}
            hint="Plain text. Everyone is greeted by first name."
            error={errors.text?.message}
            {...register('text')}
          />
          <FormButtons label="Preview" onCancel={onClose} />
        </form>
      )}
    </Dialog>
  );
}

interface PreviewProps {
  words: Words;
  switchedOff: number;
  contacts: readonly ContactList_ContactFragment[];
  groupName: string;
  partOf?: string;
  sending: boolean;
  onBack: () => void;
  onSend: () => void;
}

function Preview({ words, contacts, switchedOff, groupName, partOf, sending, onBack, onSend }: PreviewProps) {
  const session = useSession();
  const [first] = contacts;
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        {count(contacts.length, 'message')}, one for each address: {first?.email}
        {contacts.length > 1 ? ` and ${grouped(contacts.length - 1)} more` : ''}.
        {switchedOff > 0 ? ` ${switchedOffWords(switchedOff)}.` : ''}
      </p>
      <div className="mt-4 rounded-control border border-hairline bg-sunken p-4">
        <p className="text-base font-bold">{words.subject}</p>
        <p className="mt-3">Hi {first?.firstName},</p>
        <p className="mt-3 whitespace-pre-wrap">{words.text}</p>
        <p className="mt-4 text-sm text-muted">
          {session?.user.firstName} {session?.user.lastName} wrote this to{' '}
          {partOf ? `some of those who signed up for ${partOf}` : `everybody who signed up for ${groupName}`}.
        </p>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button disabled={sending} onClick={onBack}>
          Back
        </Button>
        <Button kind="primary" disabled={sending} onClick={onSend}>
          {sending ? 'Sending…' : `Send to ${count(contacts.length, 'person', 'people')}`}
        </Button>
      </div>
    </>
  );
}
