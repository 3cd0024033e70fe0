import type { GivenAnswers_SignupFragment } from './given-answers.generated';

/** What somebody answered, and who agreed, below their name; nothing where nothing was asked. In `oneLine` what does not fit is in the tooltip. */
export function GivenAnswers({
  signup: { answers, consents },
  oneLine = false,
}: {
  signup: GivenAnswers_SignupFragment;
  oneLine?: boolean;
}) {
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
    <dl
      title={oneLine ? said.map(({ label, text }) => `${label}: ${text}`).join('\n') : undefined}
      className={`font-normal text-muted ${oneLine ? 'line-clamp-1 text-xs' : 'mt-1 text-sm'}`}
    >
      {said.map(({ id, label, text }) => (
        <div key={id} className={oneLine ? 'mr-3 inline wrap-anywhere' : 'wrap-anywhere'}>
          <dt className="inline">{label}:</dt> <dd className="inline text-ink">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
