import { onOneLine } from '@trailcrew/api/contract/texts';

/** What a form of a role shows of it. */
export interface RoleTexts {
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

/** What the fields of a role are called where two edits of it meet. */
export const roleLabels = {
  categoryId: 'Category',
  name: 'Name',
  shortDescription: 'Short description',
  longDescription: 'Long description',
  location: 'Location',
} as const;

/** The fields of a role in its forms, in the order in which they stand there. */
export const roleFields = Object.keys(roleLabels) as (keyof typeof roleLabels)[];
