/** A thin bar of how many places are taken. Decoration: the numbers stand beside it in words. */
export function FillBar({
  taken,
  of,
  tone,
}: {
  taken: number;
  of: number;
  tone: 'good' | 'warm' | 'danger' | 'muted';
}) {
  const tones = { good: 'bg-good', warm: 'bg-warm', danger: 'bg-danger', muted: 'bg-control' };
  const share = of > 0 ? Math.min(1, taken / of) : 1;
  return (
    <div aria-hidden="true" className="h-1.5 w-full overflow-hidden rounded-full bg-hairline">
      <div className={`h-full rounded-full ${tones[tone]}`} style={{ width: `${share * 100}%` }} />
    </div>
  );
}
