import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { getRow } from '../../platform/reading/get-row.js';
import type { Fact } from '../../platform/facts/facts.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { eventFact, opportunityFact } from '../../records/facts.js';
import { Question } from '../../records/question.js';
import type { QuestionPlace } from './question.policy.js';

/** An event, or one of its roles, with the columns that decide who may change its questions. */
export interface AskingPlace extends QuestionPlace {
  categoryId: string | null;
  /** Its name. */
  placeName: string;
}

const columnsOfPlace = `e.id as "eventId", e.state as "eventState", o.id as "opportunityId", o.category_id as "categoryId", c.lead_id as "leadId",
  coalesce(o.name, e.name) as "placeName"`;
const above = `left join category c on c.id = o.category_id`;

/**
 * The event, or its role. Locks the event until the commit, so that nobody else changes its questions meanwhile. Errors: EVENT_NOT_FOUND,
 * OPPORTUNITY_NOT_FOUND.
 */
export async function getAskingPlace(
  ctx: RequestContext,
  eventId: string,
  opportunityId: string | null,
): Promise<AskingPlace> {
  await holdEvent(ctx, eventId);
  const notFound = opportunityId === null ? 'EVENT_NOT_FOUND' : 'OPPORTUNITY_NOT_FOUND';
  if (opportunityId !== null && !isId(opportunityId)) throw new DomainError(notFound);
  const role = opportunityId === null ? 'null' : `'${opportunityId.toLowerCase()}'::uuid`;
  const place = await getRow<AskingPlace>(
    ctx,
    notFound,
    `select ${columnsOfPlace} from event e left join opportunity o on o.id = ${role} and o.event_id = e.id ${above} where e.id = ?`,
    eventId,
  );
  if (opportunityId !== null && place.opportunityId === null) throw new DomainError(notFound);
  return place;
}

async function holdEvent(ctx: RequestContext, eventId: string): Promise<void> {
  if (isId(eventId)) await ctx.execute('select id from event where id = ? for no key update', [eventId]);
}

/** A question with its event and role, held until the commit, its event first. Error: QUESTION_NOT_FOUND, for malformed ids too. */
export async function getQuestion(ctx: RequestContext, id: string): Promise<Question> {
  if (!isId(id)) throw new DomainError('QUESTION_NOT_FOUND');
  await ctx.execute(
    'select e.id from event e where e.id = (select event_id from question where id = ?) for no key update',
    [id],
  );
  await ctx.execute('select id from question where id = ? for update', [id]);
  const question = await ctx.em.findOne(Question, id, { populate: ['event', 'opportunity.category'] });
  if (!question) throw new DomainError('QUESTION_NOT_FOUND');
  return question;
}

/** What asks a question. */
export function placeOfQuestion({ event, opportunity: role }: Question): AskingPlace {
  return {
    ...{ eventId: event.id, eventState: event.state },
    ...{
      opportunityId: role?.id ?? null,
      categoryId: role?.category.id ?? null,
      leadId: role?.category.lead?.id ?? null,
    },
    placeName: role?.name ?? event.name,
  };
}

/** The fact for changed questions: the event or role changed. */
export function askingFact({ eventId, opportunityId, categoryId }: AskingPlace): Fact {
  return opportunityId !== null && categoryId !== null
    ? opportunityFact('changed', { id: opportunityId, eventId, categoryId }, { fields: ['questions'] })
    : eventFact('changed', eventId, { fields: ['questions'] });
}
