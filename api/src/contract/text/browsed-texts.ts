import { used, type Used } from './mapped.js';
import type { RoleTextName } from './role-texts.js';

/* A file of its own: visitors' pages load it, and nothing else of `role-texts.ts`. */

/** The texts of a role that visitors read while browsing shifts, with their labels, if any. */
const browsed = {
  shortDescription: { label: null },
  longDescription: null,
} as const satisfies Record<RoleTextName, { label: string | null } | null>;

export const browsedTexts: Record<keyof Used<typeof browsed>, { label: string | null }> = used(browsed);

/** The texts that visitors read where they browse shifts. */
export type BrowsedText = keyof typeof browsedTexts;
