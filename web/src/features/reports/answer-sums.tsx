import { useAnswerSumsQuery } from './answer-sums.generated';

/** The answers of people, added up: 'T-shirt: 12 M, 3 L'. Nothing where there were no questions. */
export function AnswerSums({ eventId }: { eventId: string }) {
  const { data } = useAnswerSumsQuery({ variables: { eventId }, fetchPolicy: 'cache-and-network' });
  const sums = data?.answerSums ?? [];
  if (sums.length === 0) return null;
  return (
    <section aria-labelledby="answer-sums" className="mt-6 rounded-card border border-hairline bg-card p-4 sm:p-5">
      <h2 id="answer-sums" className="text-lg">
        Answers
      </h2>
      <dl className="mt-2 grid gap-2 text-sm tabular-nums">
        {sums.map(({ questionId, label, role, people, text }) => (
          <div key={questionId} className="wrap-anywhere">
            <dt className="inline font-semibold">
              {label}
              {role ? <span className="font-normal text-muted"> ({role})</span> : null}:
            </dt>{' '}
            <dd className="inline">
              {text || 'no answers yet'}
              {people > 0 ? <span className="text-muted"> · {people} answered</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
