import { z } from 'zod';
import { mapped } from '../../contract/text/mapped.js';
import { sheetTexts } from '../../contract/text/role-texts.js';
import { addDays, clock, dayIn } from '../../platform/clock.js';
import { operation } from '../../platform/operation/operation.js';
import type { Download } from '../../platform/files/download.js';
import { planFile } from './plan-file.js';

/** The template for imports: the headers and two sample rows, on a day some weeks ahead, and an empty sheet for questions. */
export const writeTemplate = operation(
  {
    access: 'admin',
    input: z.object({}),
    transaction: false,
  },
  async function writeTemplate(ctx): Promise<Download> {
    const noTexts = mapped(sheetTexts, () => '');
    const date = addDays(dayIn(ctx.services.settings.timeZone, clock.now()), 60);
    return planFile(
      'import-template',
      [
        {
          ...noTexts,
          category: 'Course & Stadium',
          role: 'Course Marshal',
          shortDescription: 'Keep skiers on the right track and cheer them on.',
          longDescription: 'Please dress for standing outside. Bring a thermos; we bring the vest and the radio.',
          location: 'Lake crossing, km 12',
          date,
          startTime: '07:30',
          endTime: '11:00',
          quantity: 4,
        },
        {
          ...noTexts,
          category: 'Hospitality',
          role: 'Soup Kitchen',
          shortDescription: 'Hand out hot soup at the finish.',
          longDescription: 'Aprons and gloves are there. Please wash your hands often.',
          location: null,
          date,
          startTime: '10:00',
          endTime: '14:30',
          quantity: 6,
        },
      ],
      { questions: [] },
    );
  },
);
