import { isId } from '../../contract/text/fields.js';
import { mergeVolunteersInput } from '../../contract/people/household.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { mayManageMember } from '../households/household.policy.js';
import { isWaitMoved } from '../households/rename-waiting.js';
import { countMailsToMove } from './move-pending-mails.js';
import type { MergePreview } from './merge-preview.types.js';

/**
 * What a merge of two people would make of their signups, answers, waitlist entries, link and mails. Households preview
 * their own people, admins also across addresses. Answers and phones are shown to admins, and to a household that
 * opened its mailed link, not to one that only looked up an address.
 */
export const previewMerge = operation(
  {
    access: 'public',
    input: mergeVolunteersInput,
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND'],
    transaction: false,
  },
  async function previewMerge(ctx, { sourceId, targetId }): Promise<MergePreview> {
    const isAdmin = ctx.viewer.kind === 'staff' && ctx.viewer.role === 'admin';
    const [found] =
      isId(sourceId) && isId(targetId)
        ? await ctx.services.rows.read<Omit<MergePreview, 'mails'> & { sourceHome: Home; targetHome: Home }>({
            name: 'preview-merge',
            text: statement,
            // Drafts stay hidden from households.
            values: [sourceId, targetId, isAdmin],
          })
        : [];
    const mayMerge = ({ emailKey, closedAt }: Home) =>
      mayManageMember(ctx.viewer, ctx.household, {
        emailKey,
        passesSince: closedAt === null ? null : new Date(closedAt),
      });
    if (!found || !mayMerge(found.sourceHome) || !mayMerge(found.targetHome))
      throw new DomainError('VOLUNTEER_NOT_FOUND', { message: 'Volunteer not found' });
    const { sourceHome, targetHome: _same, ...preview } = found;
    const mails = preview.isOneAddress ? 0 : await countMailsToMove(ctx, sourceHome.emailKey, preview.source.id);
    const all = { ...preview, mails };
    return isAdmin || ctx.household?.source === 'link' ? all : withoutSecrets(all);
  },
);

/** The household of a person, and when it last revoked its links, in milliseconds since 1970. */
interface Home {
  emailKey: string;
  closedAt: number | null;
}

function withoutSecrets({ source, target, doubled, ...rest }: MergePreview): MergePreview {
  return {
    ...rest,
    source: { ...source, phone: null },
    target: { ...target, phone: null },
    phone: null,
    doubled: doubled.map((place) => ({
      ...place,
      answers: place.answers.map((answer) => ({ ...answer, ofSource: null, ofTarget: null })),
    })),
  };
}

const home = (v: string) => `json_build_object('emailKey', ${v}.email_key, 'closedAt',
  (select extract(epoch from max(l.revoked_at))::float8 * 1000 from household_token l where l.email_key = ${v}.email_key))`;

const person = (
  v: string,
) => `json_build_object('id', ${v}.id, 'firstName', ${v}.first_name, 'lastName', ${v}.last_name,
  'email', ${v}.email, 'phone', ${v}.phone)`;

/** Both people's answers of one shift. The newer one stays. */
const answers = `(select coalesce(json_agg(json_build_object('question', q.label, 'ofSource', a.value, 'ofTarget', b.value,
    'keepsSource', a.answered_at > b.answered_at) order by q.position, q.created_at, q.id), '[]')
  from answer a join answer b on b.question_id = a.question_id join question q on q.id = a.question_id
  where a.signup_id = d.id and b.signup_id = k.id)`;

const isSeen = `($3::boolean or e.state <> 'DRAFT')`;

const statement = `
  select ${person('s')} as source, ${person('t')} as target, ${home('s')} as "sourceHome", ${home('t')} as "targetHome",
    s.email_key = t.email_key as "isOneAddress",
    case when s.phone is not null and (t.phone is null or s.created_at > t.created_at) then s.phone else t.phone end as phone,
    (select count(*)::int from signup g join shift x on x.id = g.shift_id join event e on e.id = x.event_id
      where g.volunteer_id = s.id and g.status = 'active' and ${isSeen} and g.shift_id not in (select shift_id from signup where volunteer_id = t.id and status = 'active')) as moved,
    (select coalesce(json_agg(json_build_object('signupId', k.id, 'opportunityName', o.name, 'eventName', e.name, 'date', x.date::text,
        'startTime', x.start_time, 'endTime', x.end_time, 'answers', ${answers})
        order by x.date, x.start_time, k.id), '[]')
      from signup d join signup k on k.shift_id = d.shift_id and k.volunteer_id = t.id and k.status = 'active'
        join shift x on x.id = d.shift_id join opportunity o on o.id = x.opportunity_id join event e on e.id = x.event_id
      where d.volunteer_id = s.id and d.status = 'active' and ${isSeen}) as doubled,
    (select count(*)::int from waitlist_entry w join event e on e.id = w.event_id where ${isSeen} and ${isWaitMoved}) as waiting,
    exists (select from volunteer other where other.email_key = s.email_key and other.id not in (s.id, t.id)) as "othersStay"
  from volunteer s, volunteer t where s.id = $1 and t.id = $2`;
