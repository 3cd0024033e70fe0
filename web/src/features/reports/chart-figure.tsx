import { grouped } from '../../formatting/counts';
import { useId, type ReactNode } from 'react';

interface ChartFigureProps {
  title: string;
  legend: readonly { label: string; className: string }[];
  /** The same figures as a table, for people who cannot see the picture or want the numbers. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Takes two rows of the grid. */
  tall?: boolean;
  children: ReactNode;
}

/** A chart with its title, its legend, and its figures as a table. */
export function ChartFigure({ title, legend, columns, rows, tall = false, children }: ChartFigureProps) {
  const id = useId();
  return (
    <figure
      aria-labelledby={id}
      className={`chart min-w-0 rounded-card border border-hairline bg-card p-4 sm:p-5 ${tall ? 'lg:row-span-2' : ''}`}
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        <ul className="flex gap-4 text-sm text-muted">
          {legend.map(({ label, className }) => (
            <li key={label} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={`size-3 rounded-sm ${className}`} />
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      {rows.length === 0 ? (
        <p className="mt-3 text-muted">Nothing to show yet.</p>
      ) : (
        <>
          <div aria-hidden="true" className="mt-3">
            {children}
          </div>
          <details className="no-print mt-2 text-sm">
            <summary className="flex min-h-11 items-center font-semibold text-primary">Show the figures</summary>
            <table className="w-full tabular-nums">
              <caption className="for-screen-readers">{title}</caption>
              <thead>
                <tr>
                  {columns.map((column, index) => (
                    <th
                      key={column}
                      scope="col"
                      className={`py-1 font-semibold ${index === 0 ? 'text-left' : 'text-right'}`}
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...numbers]) => (
                  <tr key={first} className="border-t border-hairline">
                    <th scope="row" className="py-1 text-left font-normal">
                      {first}
                    </th>
                    {numbers.map((number, index) => (
                      <td key={columns[index + 1]} className="py-1 text-right">
                        {typeof number === 'number' ? grouped(number) : number}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </figure>
  );
}
