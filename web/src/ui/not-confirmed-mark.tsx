/** Beside an active signup whose shift was moved, until its household says that they are still coming. */
export function NotConfirmedMark() {
  return (
    <span className="rounded-full whitespace-nowrap bg-warm-tint px-2.5 py-0.5 text-xs font-semibold text-warm">
      Not confirmed
    </span>
  );
}
