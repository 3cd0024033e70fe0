import { useRef, useState } from 'react';
import { connectionMessage } from '../../graphql/request-error';
import { runQuery } from '../../graphql/run-query';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/fields/text-area-field';

interface PlainEditorProps {
  query: string;
  /** JSON, or nothing. */
  variables: string;
  answer: unknown;
  onAnswer: (answer: unknown) => void;
}

const code = '[&_textarea]:font-mono [&_textarea]:text-sm';
const asTyped = { spellCheck: false, autoCapitalize: 'none' } as const;

/** An API query in plain fields, for small screens. Typed text stays until another query is chosen. */
export function PlainEditor({ query, variables, answer, onAnswer }: PlainEditorProps) {
  const [text, setText] = useState(query);
  const [values, setValues] = useState(variables);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const begun = useRef(false);
  const run = async () => {
    if (begun.current) return;
    const read = valuesOf(values);
    if (!read) return setFailure('The variables are not JSON. Check quotes and commas.');
    begun.current = true;
    setBusy(true);
    setFailure(null);
    try {
      onAnswer(await runQuery(text, read));
    } catch (error) {
      console.warn('The query could not be sent', error);
      setFailure(connectionMessage);
    }
    begun.current = false;
    setBusy(false);
  };
  return (
    <div className="mt-4 grid gap-4">
      <TextAreaField
        label="GraphQL query"
        rows={12}
        {...asTyped}
        value={text}
        onChange={(change) => setText(change.target.value)}
        className={code}
      />
      {variables === '' ? null : (
        <TextAreaField
          label="Variables"
          rows={4}
          {...asTyped}
          value={values}
          onChange={(change) => setValues(change.target.value)}
          className={code}
        />
      )}
      <div>
        <Button kind="primary" disabled={busy || text.trim() === ''} onClick={() => void run()}>
          {busy ? 'Running…' : 'Run'}
        </Button>
      </div>
      <div className="min-w-0">
        <h2 id="result" className="text-sm font-semibold">
          Result
        </h2>
        <pre
          tabIndex={0}
          aria-labelledby="result"
          role="region"
          className="mt-1 max-h-[40rem] min-h-24 overflow-auto rounded-control border border-hairline bg-sunken p-3 text-xs"
        >
          {failure ?? (answer === undefined ? 'Press Run to see the answer.' : JSON.stringify(answer, null, 2))}
        </pre>
      </div>
    </div>
  );
}

function valuesOf(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' ? values : null;
  } catch {
    return null;
  }
}
