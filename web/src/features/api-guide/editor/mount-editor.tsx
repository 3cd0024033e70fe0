import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import { explorerPlugin } from '@graphiql/plugin-explorer';
import { useGraphiQL } from '@graphiql/react';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useEffect, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { tabStore } from '../../../session/browser-store';

/** The tab's store as GraphiQL wants it. */
const asStorage = {
  getItem: tabStore.get,
  setItem: tabStore.set,
  removeItem: tabStore.remove,
  clear: () => undefined,
  length: 0,
};

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/** What the page around the editor passes to it. */
export interface EditorProps {
  query: string;
  /** JSON, or nothing. */
  variables: string;
  /** Listed as favourites beside the history. */
  saved: readonly { title: string; query: string }[];
  /** Sends a query and returns the response's JSON, errors included. Rejects without a response. */
  ask: (query: string, variables?: object, operationName?: string) => Promise<unknown>;
}

/** An editor in the page: `show` updates its properties, `end` unmounts it. */
export interface MountedEditor {
  show: (props: EditorProps) => void;
  end: () => void;
}

/**
 * Puts GraphiQL into an element: an editor that knows every field, with the explorer, what was asked before, and the saved questions. It is
 * built apart from the pages, with its own copy of what it needs, so that no visitor's page carries any of it.
 */
export function mountEditor(element: Element, props: EditorProps): MountedEditor {
  // The history lasts until the tab is closed: a query may hold somebody's address, and the laptop may be the club's.
  const favorites = props.saved.map(({ title, query }) => ({ query, label: title, favorite: true }));
  tabStore.set('graphiql:favorites', JSON.stringify({ favorites }));
  // One fetcher for all, since GraphiQL queries the schema again for each new one.
  const fetcher: Fetcher = async ({ query, variables, operationName }) =>
    (await props.ask(query, variables as object | undefined, nameWithin(query, operationName))) as object;
  const root = createRoot(element);
  const show = (shown: EditorProps) => root.render(<Editor {...shown} fetcher={fetcher} />);
  show(props);
  return { show, end: () => root.unmount() };
}

/** The operation's name, unless it belongs to the previous text: the editor reports that until it has parsed the new one. */
function nameWithin(query: string, name: string | null | undefined): string | undefined {
  return name && query.split(/\W+/).includes(name) ? name : undefined;
}

const plugins = [HISTORY_PLUGIN, explorerPlugin()];

function Editor({ query, variables, fetcher }: EditorProps & { fetcher: Fetcher }) {
  return (
    <GraphiQL
      plugins={plugins}
      storage={asStorage}
      defaultEditorToolsVisibility="variables"
      isHeadersEditorEnabled={false}
      showPersistHeadersSettings={false}
      initialQuery={query}
      initialVariables={variables}
      fetcher={fetcher}
    >
      <GraphiQL.Logo> </GraphiQL.Logo>
      <GraphiQL.Footer>
        <Chosen query={query} variables={variables} />
      </GraphiQL.Footer>
    </GraphiQL>
  );
}

/** Puts the query that was chosen outside into the editor. */
function Chosen({ query, variables }: { query: string; variables: string }) {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  useEffect(() => queryEditor?.setValue(query), [queryEditor, query]);
  useEffect(() => variableEditor?.setValue(variables), [variableEditor, variables]);
  return null;
}
