import { Button } from '../../ui/button';

/** What was just marked. */
export interface JustMarked {
  text: string;
  undo: () => void;
}

/** For 10 seconds after a press: what was marked, and a way to take it back that nobody can miss. */
export function UndoBar({ marked }: { marked: JustMarked | null }) {
  return (
    <div role="status" aria-label="Just marked" className="fixed inset-x-0 bottom-0 z-30">
      {marked ? (
        <div className="mx-auto flex max-w-2xl items-center justify-between gap-4 border-t border-hairline bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float md:mb-4 md:rounded-card md:border">
          <p className="min-w-0 font-semibold">{marked.text}</p>
          <Button onClick={marked.undo} className="min-h-14 shrink-0 px-6 text-base">
            Undo
          </Button>
        </div>
      ) : null}
    </div>
  );
}
