import type { GivenAnswers_SignupFragment } from './given-answers.generated';

/** What somebody answered, and who agreed, in a line or two below their name; nothing where nothing was asked. */
export function GivenAnswers({ signup: { answers, consents } }: { signup: GivenAnswers_SignupFragment }) {
  const said = [
    ...(answers ?? []).map(({ id, value, question: { label } }) => ({ id, label, text: value.join(', ') })),
    ...(consents ?? []).map(({ id, guardianName, wording }) => ({
      id,
      label: `Consent of ${guardianName}`,
      text: wording,
    })),
  ];
  if (said.length === 0) return null;
  return (
    <dl className="mt-1 text-sm font-normal text-muted">
      {said.map(({ id, label, text }) => (
        <div key={id} className="wrap-anywhere">
          <dt className="inline">{label}:</dt> <dd className="inline text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
