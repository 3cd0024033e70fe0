import { recordById, recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { Question } from '../../records/question.js';

/** Questions in their order, of one event or role, or one by its id. */
export const { find: findQuestions, list: listQuestions } = recordsBy({
  name: 'Questions',
  access: 'public',
  keyScope: 'read:programme',
  record: Question,
  ids: ['id', 'eventId', 'opportunityId'],
});

/** One question. */
export const findQuestion = recordById('findQuestion', 'public', 'read:programme', Question);

/** A question that was just written. Error: QUESTION_NOT_FOUND if it was deleted meanwhile. */
export const readQuestion = writtenRecord(Question, 'QUESTION_NOT_FOUND');
