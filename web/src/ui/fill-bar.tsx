/** A thin bar of how many places are taken. Decoration: the numbers stand beside it as text. */
export function FillBar({
  taken,
  of,
  tone,
}: {
  taken: number;
  of: number;
  tone: 'good' | 'warm' | 'danger' | 'muted';
}) {
  const tones = { good: 'fill-good', warm: 'fill-warm', danger: 'fill-danger', muted: 'fill-control' };
  // Where nothing is needed nothing is full.
  const share = of > 0 ? Math.min(1, taken / of) : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-1.5 w-full overflow-hidden rounded-full bg-hairline"
    >
      <rect width={share * 100} height="1" className={tones[tone]} />
    </svg>
  );
}
