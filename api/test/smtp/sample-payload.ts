import { z } from 'zod';

/** How a made-up payload of a mail is filled. */
export interface Sampling {
  /** How many entries the lists of the payload itself have; those within them have two. */
  rows: number;
  /** Which of several values, forms and lacking ones is taken: each comes up in one of a few. */
  seed: number;
  /** A text, by the name of its field; undefined: as usual. */
  text?(field: string): string | undefined;
}

/** A payload that a mail's own schema lets through, so that a new template or field is tried without a line in a test. */
export function samplePayload<Payload>(schema: z.ZodType<Payload>, sampling: Sampling): unknown {
  return sample(schema, sampling, { field: '', depth: 0, at: sampling.seed });
}

interface At {
  field: string;
  depth: number;
  /** Counts on in lists, so that their entries differ. */
  at: number;
}

function sample(schema: z.core.$ZodType, sampling: Sampling, where: At): unknown {
  const { field, depth, at } = where;
  const { seed, rows } = sampling;
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.core.$ZodType>;
    return Object.fromEntries(
      Object.entries(shape).map(([name, one]) => [name, sample(one, sampling, { ...where, field: name })]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const length = depth === 0 ? rows : 2;
    return Array.from({ length }, (_one, entry) =>
      sample(schema.element, sampling, { field, depth: depth + 1, at: at + entry }),
    );
  }
  if (schema instanceof z.ZodNullable) return seed % 3 === 2 ? null : sample(schema.unwrap(), sampling, where);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return sample(schema.unwrap(), sampling, where);
  if (schema instanceof z.ZodPipe) return sample(schema.in, sampling, where);
  if (schema instanceof z.ZodUnion) return sample(schema.options[at % schema.options.length]!, sampling, where);
  if (schema instanceof z.ZodEnum) return schema.options[at % schema.options.length];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return seed % 2 === 1;
  if (schema instanceof z.ZodNumber) return 1 + (at % 3);
  if (schema instanceof z.ZodString) return sampling.text?.(field) ?? usual(field, at);
  throw new Error(`No sample of '${field}': say here how one is made.`);
}

/** What mails read of a text, where not any will do; the days, and whose shift it is, differ in a list. */
function usual(field: string, at: number): string {
  const uuid = `0b8c4a52-3a0f-4a8a-9d2a-${String(at).padStart(12, '0')}`;
  if (/(^id|Id)$/.test(field)) return uuid;
  if (/At$|answerBy$/.test(field)) return '2027-02-20T07:30:00.000Z';
  if (/email/i.test(field)) return 'ada@example.org';
  const known: Record<string, string> = {
    ...{ date: `2027-02-${10 + (at % 9)}`, startTime: `0${at % 9}:30`, endTime: '11:00', timeZone: 'Europe/Oslo' },
    ...{ slug: 'tour', host: 'club.example' },
  };
  return known[field] ?? `Ski ${at % 7}`;
}
