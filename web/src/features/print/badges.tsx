import { inChunks } from '../../ui/loading/in-chunks';
import { linesOf, longestWord } from './lines-of';
import { PageLine } from './page-line';
import type { PrintedPerson } from './print-papers';

/** Two beside each other and four below fit on A4 and on Letter. */
const onAPage = 8;

/** Sizes of names: how many sizes of its letters a line is wide, and how many lines there is room for. */
const sizes = [
  { text: 'text-[24pt]', width: 8.8, lines: 2 },
  { text: 'text-[18pt]', width: 11.8, lines: 3 },
  { text: 'text-[13pt]', width: 16.4, lines: 5 },
  { text: 'text-[9pt]', width: 23.7, lines: 7 },
] as const;

/** For what fits in none of them. */
const smallest = 'text-[6.5pt]';

/** The largest letters in which both names stand whole on a badge, without breaking a word where that is possible. */
function sizeOf(names: readonly string[]): string {
  const fits = ({ width, lines }: (typeof sizes)[number]) =>
    names.reduce((sum, name) => sum + linesOf(name, width), 0) <= lines;
  const isWhole = ({ width }: (typeof sizes)[number]) => names.every((name) => longestWord(name) <= width);
  return (sizes.find((size) => fits(size) && isWhole(size)) ?? sizes.find(fits))?.text ?? smallest;
}

/** A badge of 86 x 54 mm for everybody, eight on a page. */
export function Badges({ eventName, people }: { eventName: string; people: readonly PrintedPerson[] }) {
  return inChunks(people, onAPage).map((some, page, { length }) => (
    <section key={page} className="paper mt-6 print:mt-0">
      <ul className="grid grid-cols-[repeat(auto-fill,86mm)] print:grid-cols-[86mm_86mm]">
        {some.map((person) => (
          <Badge key={person.id} eventName={eventName} person={person} />
        ))}
      </ul>
      <PageLine page={page + 1} pages={length} />
    </section>
  ));
}

function Badge({ eventName, person: { firstName, lastName, shifts } }: { eventName: string; person: PrintedPerson }) {
  const roles = [...new Set(shifts.map(({ role }) => role))];
  return (
    <li className="flex h-[54mm] w-[86mm] flex-col justify-between overflow-hidden border border-dashed border-hairline bg-card p-[4mm]">
      <p className="truncate text-[9pt] font-semibold">{eventName}</p>
      <p className={`leading-tight font-bold wrap-anywhere ${sizeOf([firstName, lastName])}`}>
        <span className="block">{firstName}</span>
        <span className="block">{lastName}</span>
      </p>
      <p className="max-h-[10mm] overflow-hidden text-[10pt] leading-[5mm] wrap-anywhere">
        {roles.slice(0, 2).join(' · ')}
        {roles.length > 2 ? ` +${roles.length - 2}` : ''}
      </p>
    </li>
  );
}
