import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../forms/load-failure';
import { Skeleton } from '../../ui/loading/skeleton';
import type { EditorProps, MountedEditor, mountEditor } from './editor/mount-editor';

/** The addresses of the editor's script and of its styles; the build sets them. */
declare const __EDITOR__: { script: string; styles: string[] };

interface EditorModule {
  mountEditor: typeof mountEditor;
}

/** GraphiQL, loaded when it is first shown. */
export function GraphiqlEditor(props: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<MountedEditor | null>(null);
  const latest = useRef(props);
  const [failure, setFailure] = useState<Error | null>(null);
  const [there, setThere] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    latest.current = props;
    editor.current?.show(props);
  });
  useEffect(() => {
    let gone = false;
    loadEditor().then(
      (module) => {
        if (gone || !place.current) return;
        editor.current = module.mountEditor(place.current, latest.current);
        setThere(true);
      },
      (error: unknown) => {
        console.warn('The editor could not be loaded', error);
        setFailure(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => {
      gone = true;
      editor.current?.end();
      editor.current = null;
    };
  }, [tries]);
  const again = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  return (
    <div className="relative mt-6 h-[40rem] overflow-hidden rounded-card border border-hairline">
      {failure ? <LoadFailure error={failure} onRetry={again} /> : null}
      {!failure && !there ? <Skeleton className="h-full w-full" /> : null}
      <div ref={place} className="h-full" />
    </div>
  );
}

async function loadEditor(): Promise<EditorModule> {
  if (import.meta.env.DEV) return import('./editor/mount-editor');
  for (const address of __EDITOR__.styles) {
    if (document.querySelector(`link[href="${address}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  }
  return (await import(/* @vite-ignore */ __EDITOR__.script)) as EditorModule;
}
