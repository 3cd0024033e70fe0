import { count } from '../../formatting/counts';
import { formatShortDay } from '../../formatting/days';
import { formatTimeRange } from '../../formatting/times';
import type { MergePreview_DoubledFragment, PreviewMergeQuery } from './merge-preview.generated';

type Preview = PreviewMergeQuery['previewMerge'];

/** The effect of a merge on the spots, answers, waitlists, link and emails of two people. `bare`: shown in a box that names the removed person. */
export function MergePreview({ preview, bare = false }: { preview: Preview; bare?: boolean }) {
  const { source, target, isOneAddress, phone, moved, doubled, waiting, othersStay, mails } = preview;
  const [from, to] = [source, target].map(({ firstName, lastName, email }) =>
    isOneAddress ? `${firstName} ${lastName}` : `${firstName} ${lastName} (${email ?? 'no email address'})`,
  );
  return (
    <section aria-label="What changes" className={bare ? 'mt-2' : 'rounded-control bg-warm-tint px-4 py-3 text-sm'}>
      <ul className="grid list-disc gap-1.5 pl-4 wrap-anywhere">
        {bare ? null : (
          <li>
            {from} is removed;{' '}
            {moved === 0 ? 'no signups move' : `${count(moved, 'signup')} ${moved === 1 ? 'moves' : 'move'}`} to {to}.
          </li>
        )}
        {doubled.map((place) => (
          <Doubled key={place.signupId} place={place} />
        ))}
        {waiting > 0 ? (
          <li>
            {count(waiting, 'waitlist entry', 'waitlist entries')} {waiting === 1 ? 'moves' : 'move'} along.
          </li>
        ) : null}
        {phone && source.phone !== target.phone ? <li>Phone number kept: {phone}</li> : null}
        {isOneAddress || !source.email ? null : (
          <li>
            The links in emails to {source.email}{' '}
            {othersStay ? `no longer show ${source.firstName}` : 'show no signups any more'}. {target.email} gets a new
            one.
          </li>
        )}
        {mails > 0 ? (
          <li>
            {count(mails, 'email')} not sent or not delivered yet {mails === 1 ? 'goes' : 'go'} to {target.email}.
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** A shift in which both have a spot, with the answers of both. */
function Doubled({ place }: { place: MergePreview_DoubledFragment }) {
  const { opportunityName, eventName, date, startTime, endTime, answers } = place;
  return (
    <li>
      Both have a spot in {opportunityName}, {formatShortDay(date)}, {formatTimeRange(startTime, endTime)}, {eventName}:
      one opens up.
      {answers.length > 0 ? ' The newer answer is kept:' : null}
      {answers.map(({ question, ofSource, ofTarget, keepsSource }) => (
        <dl key={question} className="mt-1">
          <dt className="font-semibold">{question}</dt>
          {ofSource && ofTarget ? (
            <>
              <Answer value={keepsSource ? ofSource : ofTarget} mark="kept" />
              <Answer value={keepsSource ? ofTarget : ofSource} mark="dropped" />
            </>
          ) : (
            <dd>To see both answers, open this page from the link in your email.</dd>
          )}
        </dl>
      ))}
    </li>
  );
}

function Answer({ value, mark }: { value: readonly string[]; mark: 'kept' | 'dropped' }) {
  return (
    <dd>
      {value.join(', ')} <span className="text-muted">({mark})</span>
    </dd>
  );
}
