import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, posix } from 'node:path';

/** One source file of the project. `path` is relative to the project's folder, with slashes. */
export interface SourceFile {
  path: string;
  text: string;
  /** What it imports: packages by name, own files by path (as written, without a file ending). */
  imports: string[];
}

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Every TypeScript file below a folder of the project, e.g. 'api/src'. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      const path = full.slice(project.length).replaceAll('\\', '/');
      return sourceFile(path, readFileSync(full, 'utf8'));
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** A source file with its imports, type imports and lazy ones included. */
export function sourceFile(path: string, text: string): SourceFile {
  const named = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g)].map(
    (match) => match[2] as string,
  );
  const imports = named.map((name) =>
    name.startsWith('.') ? posix.join(posix.dirname(path), name).replace(/\.(js|tsx?)$/, '') : name,
  );
  return { path, text, imports };
}

/** The code of a file without its comments, for rules about what code does. Line numbers stay. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
}
