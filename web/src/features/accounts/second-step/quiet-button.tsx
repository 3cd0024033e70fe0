/** A button that looks like a link, for a way that few take. */
export function QuietButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="prose-link inline-flex min-h-11 items-center justify-self-start text-sm"
    >
      {children}
    </button>
  );
}
