import { useLayoutEffect, useRef, useState } from 'react';
import type { GivenAnswers_SignupFragment } from './given-answers.generated';

/**
 * A person's answers and the adult who agreed, below their name; nothing where there were no questions. With `oneLine` a longer text opens
 * on a press.
 */
export function GivenAnswers({
  signup: { answers, consents },
  oneLine = false,
}: {
  signup: GivenAnswers_SignupFragment;
  oneLine?: boolean;
}) {
  const list = useRef<HTMLDListElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const lines = [
    ...(answers ?? []).map(({ id, value, question: { label } }) => ({ id, label, text: value.join(', ') })),
    ...(consents ?? []).map(({ id, guardianName, wording }) => ({
      id,
      label: `Consent of ${guardianName}`,
      text: wording,
    })),
  ];
  const clamped = oneLine && !isOpen;
  const words = lines.map(({ label, text }) => `${label}: ${text}`).join('\n');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !clamped) return undefined;
    const look = () => setIsCut(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [clamped, words]);
  if (lines.length === 0) return null;
  return (
    <>
      <dl
        ref={list}
        title={clamped ? words : undefined}
        className={`font-normal text-muted ${clamped ? 'line-clamp-1' : ''} ${oneLine ? 'text-xs' : 'mt-1 text-sm'}`}
      >
        {lines.map(({ id, label, text }) => (
          <div key={id} className={clamped ? 'mr-3 inline wrap-anywhere' : 'wrap-anywhere'}>
            <dt className="inline">{label}:</dt> <dd className="inline text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      {oneLine && isCut ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="no-print prose-link block text-xs"
        >
          {isOpen ? 'Show less' : 'Show all answers'}
        </button>
      ) : null}
    </>
  );
}
