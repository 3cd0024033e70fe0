import { zodResolver } from '@hookform/resolvers/zod';
import {
  longestNotice,
  retentionKinds,
  retentionRuleInput,
  setRetentionInput,
  type RetentionKind,
} from '@trailcrew/api/contract/people/retention';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { publicSettings } from '../../../app/settings';
import { FailureBox } from '../../../forms/failure-box';
import { applyFieldErrors } from '../../../forms/apply-field-errors';
import { focusFirstFault } from '../../../forms/focus-first-fault';
import { useSaving } from '../../../forms/use-saving';
import { grouped } from '../../../formatting/counts';
import { formatMoment } from '../../../formatting/times';
import { UnsavedText } from '../../../ui/dialogs/unsaved-text';
import { Field } from '../../../ui/fields/field';
import { FormButtons } from '../../../ui/fields/form-buttons';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { showToast } from '../../../ui/toasts/toasts';
import { useSetRetentionMutation, type PrivacySettings_RetentionFragment } from './privacy-settings-page.generated';
import { goes, kindWords } from './retention-words';

/** Days as somebody types them; the contract's rule of the kind says what is wrong with them. */
const daysOf = (kind: RetentionKind) =>
  z.string().transform((text, check) => {
    const days = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
    const { error } = retentionRuleInput.safeParse({ kind, days });
    if (error) check.addIssue({ code: 'custom', message: error.issues[0]?.message ?? '' });
    return days;
  });

const form = z.object({
  CONTACTS: daysOf('CONTACTS'),
  ANSWERS: daysOf('ANSWERS'),
  NAMES: daysOf('NAMES'),
  MAILS: daysOf('MAILS'),
  AUDIT: daysOf('AUDIT'),
  notice: setRetentionInput.shape.notice.unwrap().unwrap(),
} satisfies Record<RetentionKind | 'notice', z.ZodType>);

function valuesOf({ rules, notice }: PrivacySettings_RetentionFragment): z.input<typeof form> {
  const days = (kind: RetentionKind) => String(rules.find((rule) => rule.kind === kind)?.days ?? '');
  return {
    CONTACTS: days('CONTACTS'),
    ANSWERS: days('ANSWERS'),
    NAMES: days('NAMES'),
    MAILS: days('MAILS'),
    AUDIT: days('AUDIT'),
    notice,
  };
}

interface RetentionFormProps {
  retention: PrivacySettings_RetentionFragment;
  /** Whether old data goes tonight, not only later. */
  begun: boolean;
}

/** The days of each kind, and the club's own words. Sends only what changed. */
export function RetentionForm({ retention, begun }: RetentionFormProps) {
  const { privacyUrl } = publicSettings();
  const { register, handleSubmit, setError, reset, control, formState } = useForm({
    resolver: zodResolver(form),
    shouldFocusError: false,
    defaultValues: valuesOf(retention),
  });
  const [setRetention] = useSetRetentionMutation();
  const { failure, saving, save } = useSaving();
  const typed = useWatch({ control, name: 'notice' });
  const { errors, isDirty, dirtyFields } = formState;
  const submit = handleSubmit(async ({ notice, ...days }) => {
    const changed = retentionKinds.filter((kind) => dirtyFields[kind]);
    await save(
      'The privacy settings were not saved',
      async () => {
        const { data } = await setRetention({
          variables: {
            input: {
              ...(changed.length > 0 ? { rules: changed.map((kind) => ({ kind, days: days[kind] })) } : {}),
              ...(dirtyFields.notice ? { notice } : {}),
            },
          },
        });
        if (!data) throw new Error('The answer of the change is empty');
        reset(valuesOf(data.setRetention.retention));
        showToast({ kind: 'success', title: 'Privacy settings saved' });
      },
      (fields) => {
        // The server counts the kinds as they were sent.
        const refused = { ...fields };
        changed.forEach((kind, at) => (refused[kind] = fields[`rules.${at}.days`] ?? ''));
        applyFieldErrors(refused, setError, [...retentionKinds, 'notice']);
      },
    );
  }, focusFirstFault);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <div>
        <h2 id="days-kept" className="text-lg">
          How long data is kept
        </h2>
        <p className="mt-1 text-sm text-muted">
          More days apply at once. Fewer days apply 24 hours after you save them.
        </p>
      </div>
      <UnsavedText when={isDirty} />
      {failure ? <FailureBox title="Nothing is saved yet">{failure}</FailureBox> : null}
      {retention.rules.map((rule) => (
        <div key={rule.kind} className="border-t border-hairline pt-5">
          <Field
            label={kindWords[rule.kind].label}
            note="days"
            type="number"
            inputMode="numeric"
            min={rule.atLeast}
            max={rule.atMost}
            hint={
              <>
                {kindWords[rule.kind].about}{' '}
                <span className="whitespace-nowrap tabular-nums">
                  {grouped(rule.atLeast)} to {grouped(rule.atMost)} days,
                </span>{' '}
                <span className="whitespace-nowrap tabular-nums">{rule.default} by default.</span>
              </>
            }
            error={errors[rule.kind]?.message}
            className="[&_input]:max-w-32 [&_input]:tabular-nums"
            {...register(rule.kind)}
          />
          <RuleNotes rule={rule} begun={begun} />
        </div>
      ))}
      <TextAreaField
        className="border-t border-hairline pt-5"
        label="Your own words"
        note="optional"
        rows={6}
        hint={
          privacyUrl
            ? `Visitors are sent to ${privacyUrl}, which does not show these words.`
            : 'Plain text, first on the page that visitors see: who you are, and what you want to add.'
        }
        error={errors.notice?.message}
        {...register('notice')}
      />
      <p
        className={`-mt-4 text-sm tabular-nums ${typed.length > longestNotice ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {grouped(typed.length)} of {grouped(longestNotice)} characters
      </p>
      <FormButtons label={saving ? 'Saving…' : 'Save'} busy={saving} disabled={!isDirty} />
    </form>
  );
}

type Rule = PrivacySettings_RetentionFragment['rules'][number];

/** What goes next, and a change that does not apply yet. */
function RuleNotes({ rule: { kind, wouldGo, changesAt, previousDays }, begun }: { rule: Rule; begun: boolean }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
      <span>
        {begun
          ? `Tonight: ${goes(kind, wouldGo)}`
          : kind === 'MAILS'
            ? 'They go each night already.'
            : `On the first night: ${goes(kind, wouldGo)}`}
      </span>
      {changesAt ? (
        <span className="font-semibold text-warm">
          From {formatMoment(changesAt, publicSettings().timeZone)}; until then {previousDays} days
        </span>
      ) : null}
    </p>
  );
}
