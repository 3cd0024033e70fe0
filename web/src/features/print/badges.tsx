import { inChunks } from '../../ui/loading/in-chunks';
import { PageLine } from './page-line';
import type { PrintedPerson } from './print-papers';

/** Two beside each other and four below fit on A4 and on Letter. */
const onAPage = 8;

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
  const longest = Math.max(...[firstName, lastName].flatMap((name) => name.split(/[\s-]/)).map(({ length }) => length));
  const size = longest <= 9 ? 'text-[24pt]' : longest <= 14 ? 'text-[18pt]' : 'text-[13pt]';
  return (
    <li className="flex h-[54mm] w-[86mm] flex-col justify-between overflow-hidden border border-dashed border-hairline bg-card p-[4mm]">
      <p className="truncate text-[9pt] font-semibold">{eventName}</p>
      <p className={`leading-tight font-bold wrap-anywhere ${size}`}>
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
