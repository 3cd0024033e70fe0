import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import { confirmErasure, readErasure } from './confirm-erasure.js';
import { erasePeople } from './erase-people.js';
import {
  ConfirmErasurePayload,
  ErasePeopleInputType,
  ErasePeoplePayload,
  ErasurePreview,
  ErasureToConfirm,
  RequestErasurePayload,
} from './erasure.types.js';
import { previewErasure } from './preview-erasure.js';
import { requestErasure } from './request-erasure.js';

export const ErasureResolver = rootFields({
  previewErasure: query(previewErasure, {
    gives: ErasurePreview,
    description: 'What erasing people would do. Changes nothing.',
    args: { volunteerIds: 'The people: 1 to 100.' },
  }),
  erasePeople: mutation(erasePeople, {
    gives: ErasePeoplePayload,
    description: 'Erases people for ever: nameless rows stay, so that hours and counts are as before.',
    input: { type: ErasePeopleInputType, description: 'Who is erased.' },
    answer: (_ctx, erased) => ({ erased }),
  }),
  requestErasure: mutation(requestErasure, {
    gives: RequestErasurePayload,
    description: 'Mails the household the link by which people of it are erased; needs the cookie of its mailed link.',
    args: { volunteerIds: 'The people: 1 to 100.' },
    answer: (_ctx, people) => ({ people }),
  }),
  erasure: query(readErasure, {
    gives: ErasureToConfirm,
    description: 'What the link of a mail would erase. Looking changes nothing.',
    args: { token: 'The last part of the mailed address.' },
  }),
  confirmErasure: mutation(confirmErasure, {
    gives: ConfirmErasurePayload,
    description: 'Erases the people of a mailed link, for ever. Twice within a minute is no error.',
    args: { token: 'The last part of the mailed address.' },
    answer: (_ctx, erased) => ({ erased }),
  }),
});
