import { CheckField } from '../../ui/fields/check-field';
import { Field } from '../../ui/fields/field';

interface AdultConsentProps {
  /** The sentences that they agree to. */
  sentences: readonly string[];
  guardian: string;
  /** Whether they agreed to exactly these sentences. */
  agreed: boolean;
  /** Whether somebody tried to send: then missing values show. */
  tried: boolean;
  /** The error of the name. */
  error: string | undefined;
  onGuardian: (name: string) => void;
  onAgreed: (agreed: boolean) => void;
}

/** The consent of an adult of the household for a person who is younger than the role's minimum age. */
export function AdultConsent({ sentences, guardian, agreed, tried, error, onGuardian, onAgreed }: AdultConsentProps) {
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-control bg-warm-tint px-4 py-3">
      <legend className="sr-only">Consent of an adult</legend>
      <p className="font-semibold">An adult in your household has to agree</p>
      {sentences.map((words) => (
        <p key={words} className="text-sm wrap-anywhere">
          {words}
        </p>
      ))}
      <Field
        label="Name of the adult"
        autoComplete="off"
        aria-required
        value={guardian}
        error={error}
        onChange={({ target }) => onGuardian(target.value)}
      />
      <CheckField
        label="I am this adult, and I agree"
        checked={agreed}
        aria-invalid={tried && !agreed ? true : undefined}
        hint={tried && !agreed ? 'Please tick this.' : undefined}
        onChange={({ target }) => onAgreed(target.checked)}
      />
    </fieldset>
  );
}
