import { mapped } from '@trailcrew/api/contract/text/mapped';
import { isOneLine, roleTexts, type RoleTexts } from '@trailcrew/api/contract/text/role-texts';
import { onOneLine } from '@trailcrew/api/contract/text/texts';

/** The values of a role in its forms. */
export interface RoleInForm extends RoleTexts {
  categoryId: string;
  name: string;
  location: string | null;
  minimumAge: number | null;
  youngerWithConsent: boolean;
  standby: boolean;
}

/** The initial values of a role's form: the role's own, or an empty role in a category. */
export function roleValues(role: RoleInForm | null, categoryId: string) {
  return {
    categoryId: role?.categoryId ?? categoryId,
    name: role?.name ?? '',
    ...mapped(roleTexts, (_text, name) => (isOneLine(name) ? onOneLine(role?.[name] ?? '') : (role?.[name] ?? ''))),
    location: role?.location == null ? '' : onOneLine(role.location),
    minimumAge: role?.minimumAge ?? null,
    youngerWithConsent: role?.youngerWithConsent ?? false,
    standby: role?.standby ?? false,
  };
}

/** The labels of a role's fields where two edits of it meet. */
export const roleLabels = {
  categoryId: 'Category',
  name: 'Name',
  ...mapped(roleTexts, ({ label }) => label),
  location: 'Location',
  minimumAge: 'Minimum age',
  youngerWithConsent: 'Younger with consent',
  standby: 'Stand-by',
} as const;

/** The fields of a role in the order of its forms. */
export const roleFields = Object.keys(roleLabels) as (keyof typeof roleLabels)[];
