import { used, type Used } from './mapped.js';
import type { RoleTextName } from './role-texts.js';

/* A file of its own: visitors' pages load it, and nothing else of `role-texts.ts`. */

/** What visitors read below a role's name where they browse shifts, and the label before it, if any. */
const browsed = {
  shortDescription: { label: null },
  longDescription: null,
} as const satisfies Record<RoleTextName, { label: string | null } | null>;

export const browsedTexts: Record<keyof Used<typeof browsed>, { label: string | null }> = used(browsed);

/** The texts that visitors read where they browse shifts. */
export type BrowsedText = keyof typeof browsedTexts;
