import { entriesOf } from '@trailcrew/api/contract/mapped';
import { browsedTexts, roleTexts, type BrowsedText } from '@trailcrew/api/contract/role-texts';

/** What visitors read about a role below its name, wherever they browse its shifts. */
export function RoleTexts({
  role,
  className,
}: {
  role: Readonly<Record<BrowsedText, string | null>>;
  className: string;
}) {
  return entriesOf(browsedTexts).map(([name, use]) =>
    role[name] ? (
      <p key={name} className={className}>
        {use === 'labelled' ? <span className="font-semibold">{roleTexts[name].label}: </span> : null}
        {role[name]}
      </p>
    ) : null,
  );
}
