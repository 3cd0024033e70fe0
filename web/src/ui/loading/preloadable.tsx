import { lazy, useState, type ComponentType } from 'react';

/**
 * A page whose code is loaded when it is first shown, or ahead by `preload`. A page that was loaded ahead has no skeleton: React shows one for
 * at least 300 ms, even if the code comes within one.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => (loaded = await load());
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await preload() }));
  function Preloadable(props: Props) {
    // The same one as long as the page is shown, or it would lose its state.
    const [Page] = useState(() => loaded ?? Lazy);
    return <Page {...props} />;
  }
  return Object.assign(Preloadable, { preload });
}
