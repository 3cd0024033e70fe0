import { grouped } from '../../formatting/counts';
import { Button } from '../../ui/button';

interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  of: number;
  onPage: (page: number) => void;
}

/** Which rows of how many are shown, and the links to the others. */
export function Pager({ page, size, of, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(of / size));
  const from = Math.min(of, (page - 1) * size + 1);
  return (
    <nav aria-label="Pages" className="no-print mt-4 flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="text-muted tabular-nums">
        {grouped(from)}–{grouped(Math.min(of, page * size))} of {grouped(of)}
      </p>
      {last > 1 ? (
        <div className="flex gap-3">
          <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
