/**
 * One rule of the product's specification, and the tests that show it: `file` from the project's root, `title` as in
 * the test.
 */
export interface Row {
  rule: string;
  shownBy: readonly (readonly [file: string, title: string])[];
}

const e2e = (name: string) => `web/e2e/${name}.spec.ts`;
const api = (path: string) => `api/src/${path}.test.ts`;
const web = (path: string) => `web/src/${path}.test.ts`;

/** Rows from `rule: [file, title], …`. */
export function rows(table: Record<string, (readonly [string, string])[]>): Row[] {
  return Object.entries(table).map(([rule, shownBy]) => ({ rule, shownBy }));
}

export const at = { e2e, api, web };
