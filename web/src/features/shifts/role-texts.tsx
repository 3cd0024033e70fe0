import { entriesOf } from '@trailcrew/api/contract/text/mapped';
import { browsedTexts, type BrowsedText } from '@trailcrew/api/contract/text/browsed-texts';

/** The texts of a role for visitors, below its name, in every list of its shifts. */
export function RoleTexts({
  role,
  className,
}: {
  role: Readonly<Record<BrowsedText, string | null>>;
  className: string;
}) {
  return entriesOf(browsedTexts).map(([name, { label }]) =>
    role[name] ? (
      <p key={name} className={className}>
        {label ? <span className="font-semibold">{label}: </span> : null}
        {role[name]}
      </p>
    ) : null,
  );
}
