/** Loads a compiled module of the product; the type comes from its source. */
export async function compiled<Module>(path: string): Promise<Module> {
  return (await import(new URL(`../dist/${path}`, import.meta.url).href)) as Module;
}
