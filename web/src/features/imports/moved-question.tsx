import type { ImportResult, LooksMoved } from '@trailcrew/api/contract/programme/import';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { offsetWords } from './import-words';

interface MovedQuestionProps {
  result: ImportResult;
  /** The answers with 'new' so far. */
  asNew: ReadonlySet<string>;
  disabled: boolean;
  onMove: (group: LooksMoved) => void;
  onNew: (group: LooksMoved) => void;
}

/** The questions to answer before the import: rows without ids that look like existing shifts. */
export function openQuestions({ looksMoved }: ImportResult, asNew: ReadonlySet<string>): LooksMoved[] {
  return looksMoved.filter((group) => !asNew.has(keyOf(group)));
}

/** The key of a group across checks. */
export function keyOf({ minutes, roles }: LooksMoved): string {
  return `${minutes} ${roles.join('|')}`;
}

/** A plan without ids came back at other times: the user decides whether these are the same shifts, moved. */
export function MovedQuestion({ result, asNew, disabled, onMove, onNew }: MovedQuestionProps) {
  return openQuestions(result, asNew).map((group) => {
    const { minutes, roles, moves } = group;
    const one = moves.length === 1;
    return (
      <section
        key={keyOf(group)}
        aria-label="Moved or new?"
        className="rounded-control border-l-4 border-warm bg-warm-tint px-4 py-3 text-sm"
      >
        <p className="font-semibold">
          {one
            ? `This shift looks like the one that is there, ${offsetWords(minutes)}. Move it?`
            : `These ${moves.length} shifts look like the ${moves.length} that are there, ${offsetWords(minutes)}. Move them?`}
        </p>
        <p className="mt-1">
          {roles.length > 4
            ? `${roles.slice(0, 3).join(', ')} and ${count(roles.length - 3, 'more role')}`
            : roles.join(', ')}
          . Moved shifts keep their people; new ones stand beside those that are there.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button disabled={disabled} onClick={() => onMove(group)}>
            {one ? 'Move It' : 'Move Them'}
          </Button>
          <Button disabled={disabled} onClick={() => onNew(group)}>
            {one ? 'Add It as New' : 'Add Them as New'}
          </Button>
        </div>
      </section>
    );
  });
}
