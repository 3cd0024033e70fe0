import { Button } from '../../ui/button';

interface ChangedMeanwhileProps {
  /** What differs between what is saved now and what she typed. */
  rows: readonly { label: string; theirs: string; mine: string }[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved first: both states side by side, and the choice. */
export function ChangedMeanwhile({ rows, onTakeTheirs, onKeepMine }: ChangedMeanwhileProps) {
  return (
    <div role="alert" className="rounded-control border-l-4 border-warm bg-warm-tint px-4 py-3 text-sm">
      <p className="font-semibold">Someone else changed this in the meantime.</p>
      {rows.length > 0 ? (
        <table className="mt-2 w-full text-left tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-3 font-normal">
                <span className="for-screen-readers">Field</span>
              </th>
              <th scope="col" className="py-1 pr-3 font-semibold">
                Saved now
              </th>
              <th scope="col" className="py-1 font-semibold">
                Yours
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, theirs, mine }) => (
              <tr key={label}>
                <th scope="row" className="py-1 pr-3 font-normal">
                  {label}
                </th>
                <td className="py-1 pr-3 wrap-anywhere">{theirs || 'none'}</td>
                <td className="py-1 wrap-anywhere">{mine || 'none'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="mt-1">What is saved now is what you typed.</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onTakeTheirs}>Use what is saved</Button>
        <Button onClick={onKeepMine}>Keep mine, then save</Button>
      </div>
    </div>
  );
}
