import { query, rootFields } from '../../platform/schema/root-fields.js';
import { fillForecast } from './fill-forecast.js';
import { FillForecast } from './fill-forecast.types.js';

export const GapsResolver = rootFields({
  fillForecast: query(fillForecast, {
    gives: [FillForecast],
    description:
      'How full each category of an event is, beside last year at the same time and a pace of 10% a week. A lead has their own categories.',
    args: { eventId: 'The event.' },
  }),
});
