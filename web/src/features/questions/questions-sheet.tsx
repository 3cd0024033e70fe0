import { choicesOf, questionKindWords } from '@trailcrew/api/contract/programme/answers';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../forms/failure-toast';
import { LoadFailure } from '../../forms/load-failure';
import { useOnce } from '../../forms/use-once';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Dialog } from '../../ui/dialogs/dialog';
import { IconButton } from '../../ui/icon-button';
import { Loading } from '../../ui/loading/loading';
import { showToast } from '../../ui/toasts/toasts';
import { QuestionForm } from './question-form';
import {
  useDeleteQuestionMutation,
  useQuestionsOfEventQuery,
  useUpdateQuestionMutation,
  type QuestionLine_QuestionFragment,
} from './questions-sheet.generated';

type Question = QuestionLine_QuestionFragment;

interface QuestionsSheetProps {
  eventId: string;
  /** The role whose questions these are; null for those of the whole event. */
  role: { id: string; name: string } | null;
  onClose: () => void;
}

/** The questions of an event or of one of its roles: to read, add, change, sort and delete. */
export function QuestionsSheet({ eventId, role, onClose }: QuestionsSheetProps) {
  const { data, error, refetch } = useQuestionsOfEventQuery({ variables: { eventId } });
  const [editing, setEditing] = useState<Question | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Question | null>(null);
  const moveUp = useMoveUp();
  const own = data?.questions.filter(({ opportunityId }) => opportunityId === (role?.id ?? null)) ?? [];
  const ofEvent = role ? (data?.questions.filter(({ opportunityId }) => opportunityId === null) ?? []) : [];
  return (
    <Dialog
      title={role ? `Questions for ${role.name}` : 'Questions for the whole event'}
      placement="side"
      wide
      onClose={onClose}
    >
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading each="h-16" className="mt-5 grid gap-4" />
        )
      ) : editing ? (
        <QuestionForm
          key={editing === 'new' ? 'new' : editing.id}
          eventId={eventId}
          opportunityId={role?.id ?? null}
          question={editing === 'new' ? null : editing}
          onDone={() => setEditing(null)}
        />
      ) : (
        <div className="mt-5 grid gap-5">
          <p className="text-muted">
            {role
              ? 'Asked of everyone who signs up for this role.'
              : 'Asked of everyone who signs up for any shift. Roles can ask more.'}{' '}
            Volunteers who come from their emailed link can skip what they answered within the last year. Only the lead
            and admins see answers.
          </p>
          {own.length > 0 ? (
            <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
              {own.map((question, index) => (
                <QuestionLine
                  key={question.id}
                  question={question}
                  onUp={index > 0 ? () => moveUp(own, index) : undefined}
                  onEdit={() => setEditing(question)}
                  onDelete={() => setDeleting(question)}
                />
              ))}
            </ul>
          ) : (
            <p className="rounded-card border border-dashed border-control px-3 py-4 text-sm text-muted">
              Nothing is asked yet.
            </p>
          )}
          <div>
            <Button kind="primary" onClick={() => setEditing('new')}>
              Add question
            </Button>
          </div>
          {ofEvent.length > 0 ? (
            <div className="text-sm">
              <h3 className="font-semibold">The whole event also asks</h3>
              <ul className="mt-1 list-disc pl-5 text-muted">
                {ofEvent.map(({ id, label }) => (
                  <li key={id} className="wrap-anywhere">
                    {label}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      )}
      {deleting ? <DeleteQuestion question={deleting} onClose={() => setDeleting(null)} /> : null}
    </Dialog>
  );
}

/** Moves a question before the one above it. Questions with the same position are in order of creation, so all get positions of their own. */
function useMoveUp() {
  const [update] = useUpdateQuestionMutation();
  return async (list: readonly Question[], index: number) => {
    const moved = list.toSpliced(index, 1).toSpliced(index - 1, 0, ...list.slice(index, index + 1));
    try {
      for (const [position, question] of moved.entries())
        if (question.position !== position) await update({ variables: { id: question.id, input: { position } } });
    } catch (error) {
      showFailure('The question was not moved', error);
    }
  };
}

interface QuestionLineProps {
  question: Question;
  /** Moves it before the one above it; absent for the first. */
  onUp: (() => Promise<void>) | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function QuestionLine({ question, onUp, onEdit, onDelete }: QuestionLineProps) {
  const { label, kind, required, help } = question;
  const [busy, once] = useOnce();
  const choices = choicesOf(question);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2">
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere">{label}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {questionKindWords[kind]}
          {required ? ' · required' : ''}
          {choices.length > 0 && kind !== 'YES_NO' ? ` · ${choices.join(', ')}` : ''}
          {help ? ` · ${help}` : ''}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {onUp ? (
          <IconButton label={`Move up: ${label}`} disabled={busy} onClick={() => void once(onUp)}>
            <ArrowUp aria-hidden="true" className="size-5" />
          </IconButton>
        ) : null}
        <Button kind="quiet" aria-label={`Edit ${label}`} onClick={onEdit}>
          Edit
        </Button>
        <Button kind="quiet" aria-label={`Delete ${label}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

function DeleteQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
  const [remove] = useDeleteQuestionMutation();
  const confirm = async () => {
    try {
      const { data } = await remove({ variables: { id: question.id } });
      const answers = data?.deleteQuestion.answers ?? 0;
      showToast({
        kind: 'success',
        title: 'Question deleted',
        description: answers > 0 ? `${count(answers, 'answer')} went with it.` : undefined,
      });
      return true;
    } catch (error) {
      showFailure('The question was not deleted', error);
      return false;
    }
  };
  return (
    <ConfirmDialog
      title="Delete this question?"
      confirm="Delete"
      busy="Deleting…"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong className="wrap-anywhere">{question.label}</strong> and all its answers will be permanently deleted.
      </p>
    </ConfirmDialog>
  );
}
