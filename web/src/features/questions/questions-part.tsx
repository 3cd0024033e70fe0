import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import type { AskedQuestionsProps } from './asked-questions';

const load = () => import('./asked-questions');

/** The questions of shifts. Their code is loaded when a form opens; pages that only show shifts do not carry it. */
export function QuestionsPart(props: AskedQuestionsProps) {
  const [module, setModule] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let closed = false;
    load().then(
      (loaded) => {
        if (!closed) setModule(loaded);
      },
      (error: unknown) => {
        console.warn('The questions could not be fetched', error);
        if (!closed) setFailed(true);
      },
    );
    return () => {
      closed = true;
    };
  }, [tries]);
  if (module) return <module.AskedQuestions {...props} />;
  if (!failed) return null;
  return (
    <div role="alert" className="rounded-control bg-warm-tint px-4 py-3 text-sm">
      <p className="mb-2">The questions of this shift could not be loaded.</p>
      <Button
        onClick={() => {
          setFailed(false);
          setTries((before) => before + 1);
        }}
      >
        Try again
      </Button>
    </div>
  );
}
