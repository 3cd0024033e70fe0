import { onOneLine } from '@trailcrew/api/contract/texts';

interface RoleTexts {
  categoryId: string;
  name: string;
  shortDescription: string | null;
  longDescription: string | null;
  location: string | null;
}

/** What a form of a role starts with: the role's own values, or an empty role in a category. */
export function roleValues(role: RoleTexts | null, categoryId: string) {
  return {
    categoryId: role?.categoryId ?? categoryId,
    name: role?.name ?? '',
    shortDescription: role?.shortDescription ?? '',
    longDescription: role?.longDescription ?? '',
    location: role?.location == null ? '' : onOneLine(role.location),
  };
}

const labels = {
  categoryId: 'Category',
  name: 'Name',
  shortDescription: 'Short description',
  longDescription: 'Long description',
  location: 'Location',
} as const;

/** What differs between the role as it is saved now and as it is typed. */
export function roleDifferences(
  saved: RoleTexts,
  typed: { [field in keyof typeof labels]?: string | null },
  categoryNames: ReadonlyMap<string, string>,
) {
  const theirs = roleValues(saved, '');
  const words = (field: keyof typeof labels, value: string) =>
    field === 'categoryId' ? (categoryNames.get(value) ?? value) : value;
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((field) => theirs[field] !== (typed[field] ?? ''))
    .map((field) => ({
      label: labels[field],
      theirs: words(field, theirs[field]),
      mine: words(field, typed[field] ?? ''),
    }));
}
