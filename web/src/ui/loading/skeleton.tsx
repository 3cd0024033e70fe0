/** A grey shape where something will be; `className` gives its size. Hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}
