import { useState } from 'react';
import { LoadFailureLine } from '../../forms/load-failure';
import { count, grouped } from '../../formatting/counts';
import { refetchExcept } from '../../graphql/after-changes';
import { genericMessage, readRequestError } from '../../graphql/request-error';
import { ConfirmDialog, type ConfirmFailure } from '../../ui/dialogs/confirm-dialog';
import { CheckField } from '../../ui/fields/check-field';
import { TypedWordField } from '../../ui/fields/typed-word-field';
import { Loading } from '../../ui/loading/loading';
import { showToast } from '../../ui/toasts/toasts';
import { mentionPlace } from './mention-place';
import {
  useErasePeopleMutation,
  usePreviewErasureQuery,
  type PreviewErasureQuery,
} from './erase-person-dialog.generated';

/** The word that has to be typed, exactly. */
const word = 'Erase';

interface ErasePersonDialogProps {
  person: { id: string; firstName: string; lastName: string; email: string | null };
  /** The person is erased: the page forgets what was selected of them. */
  onErased?: () => void;
  onClose: () => void;
}

/** An admin erases a person, after the word was typed. First shows what goes, what stays, and where their name stands in texts of staff. */
export function ErasePersonDialog({ person, onErased, onClose }: ErasePersonDialogProps) {
  const { id, email } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const [typed, setTyped] = useState('');
  const [notify, setNotify] = useState(true);
  const { data, error, refetch } = usePreviewErasureQuery({
    variables: { volunteerIds: [id] },
    fetchPolicy: 'no-cache',
  });
  const [erasePeople] = useErasePeopleMutation(refetchExcept('PreviewErasure'));
  const preview = data?.previewErasure;
  const confirm = async (): Promise<true | ConfirmFailure> => {
    try {
      await erasePeople({ variables: { input: { volunteerIds: [id], tellThem: email !== null && notify } } });
    } catch (failed) {
      return { title: 'Nothing was erased', text: readRequestError(failed).message ?? genericMessage };
    }
    showToast({ kind: 'success', title: `${name} is erased.` });
    onErased?.();
    return true;
  };
  return (
    <ConfirmDialog
      title={`Erase ${name}?`}
      confirm="Erase person"
      busy="Erasing…"
      danger
      ready={preview !== undefined && typed === word}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Their name, email address, phone number and answers go, for ever. They leave all waitlists. This cannot be
        undone.
      </p>
      {preview ? <Effects preview={preview} /> : null}
      {error ? (
        <LoadFailureLine before="What goes could not be shown." error={error} onRetry={() => void refetch()} />
      ) : preview ? null : (
        <Loading each="h-24" rows={1} />
      )}
      {email === null ? null : (
        <CheckField
          label="Email them that their data is erased"
          checked={notify}
          onChange={(change) => setNotify(change.target.checked)}
        />
      )}
      <TypedWordField word={word} typed={typed} onType={setTyped} />
    </ConfirmDialog>
  );
}

type Preview = PreviewErasureQuery['previewErasure'];

/** The number of mentions that are shown. */
const mostMentions = 10;

function Effects({ preview: { futureSignups, pastSignups, mails, logEntries, mentions } }: { preview: Preview }) {
  const effects = [
    [futureSignups, 'coming shift', 'is given back', 'are given back'],
    [pastSignups, 'past signup', 'stays, without a name', 'stay, without a name'],
    [mails, 'email', 'is deleted', 'are deleted'],
  ] as const;
  const lines = [
    ...effects.flatMap(([many, what, one, several]) =>
      many > 0 ? [`${count(many, what)} ${many === 1 ? one : several}`] : [],
    ),
    ...(logEntries > 0 ? [`${count(logEntries, 'entry of the log loses', 'entries of the log lose')} the name`] : []),
  ];
  const more = mentions.length - mostMentions;
  return (
    <>
      {lines.length > 0 ? (
        <ul className="list-disc rounded-control bg-danger-tint py-3 pr-4 pl-9 text-sm tabular-nums">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {mentions.length > 0 ? (
        <div className="text-sm">
          <p>Their name also stands in these texts, which staff typed. Erasing leaves them:</p>
          <ul className="mt-2 grid gap-2">
            {mentions.slice(0, mostMentions).map(({ where, text }, index) => (
              <li key={`${index} ${where}`} className="border-l-4 border-hairline pl-3 wrap-anywhere">
                <span className="block text-muted">{mentionPlace(where)}</span>
                {text}
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="mt-2 text-muted">and {grouped(more)} more</p> : null}
        </div>
      ) : null}
    </>
  );
}
