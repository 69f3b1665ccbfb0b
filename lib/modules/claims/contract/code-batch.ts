import { z } from 'zod';
import { dayAsked, eventParams, instantText, objectId, requiredText, text } from '@/lib/contract/primitives';
import {
  BATCH_NAME_LENGTH,
  BATCH_STATES,
  CODE_LENGTH,
  MOST_CODE_USES,
  MOST_CODES,
  MOST_GIFTS,
  PREFIX_LENGTH,
} from '@/lib/modules/claims/rules/batch-states';

export const batchDay = dayAsked.meta({ description: 'A day of the store’s time zone, YYYY-MM-DD' });
const batchKind = z.enum(['shared', 'single']);

/** What a client says of a new batch. D40. */
export const batchBody = z.object({
  name: requiredText(BATCH_NAME_LENGTH),
  kind: batchKind.meta({ description: 'One code for many uses, or many codes for one use each' }),
  code: text(CODE_LENGTH).nullable().meta({ description: 'Of a shared code; null for single ones' }),
  max_uses: z
    .number()
    .int()
    .min(1)
    .max(MOST_CODE_USES)
    .nullable()
    .meta({ description: 'Of a shared code; null for single ones' }),
  prefix: text(PREFIX_LENGTH).nullable().meta({ description: 'Of single codes; null for none' }),
  size: z
    .number()
    .int()
    .min(1)
    .max(MOST_CODES)
    .nullable()
    .meta({ description: 'How many single codes; null for a shared one' }),
  from_file: z
    .boolean()
    .default(false)
    .meta({ description: 'Single codes that come in a file, which is sent next' }),
  starts_on: batchDay.nullable().meta({ description: 'The first day; null for at once' }),
  ends_on: batchDay.nullable().meta({ description: 'The last day; null for no end' }),
  products: z
    .array(objectId)
    .max(MOST_GIFTS)
    .nullable()
    .meta({ description: 'The gifts that may be chosen; null for all of the event' }),
  fallback: objectId
    .nullable()
    .meta({ description: 'The gift that may be chosen once these are gone; null for none' }),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .nullable()
    .meta({ description: 'ISO codes; null for wherever the event delivers' }),
});
export type BatchBody = z.output<typeof batchBody>;

const gift = z.object({ product_id: z.string(), name: z.string() });

export const codeBatch = z.object({
  id: z.string(),
  name: z.string(),
  kind: batchKind,
  source: z
    .enum(['made', 'imported', 'earlier'])
    .meta({ description: 'Made here, sent in a file, or from before there were batches' }),
  /** The shared code. */
  code: z.string().nullable(),
  prefix: z.string().nullable(),
  /** How many codes it has, and how many of them are there already. */
  size: z.number().int(),
  made: z.number().int(),
  people: z.number().int().meta({ description: 'How many of its codes have a person' }),
  uses: z.number().int(),
  max_uses: z.number().int(),
  state: z.enum(BATCH_STATES),
  is_paused: z.boolean().meta({ description: 'Whatever the state: codes are made for a paused batch too' }),
  starts_on: z.iso.date().nullable(),
  ends_on: z.iso.date().nullable(),
  products: z.array(gift).nullable(),
  fallback: gift.nullable(),
  countries: z.array(z.string()).nullable(),
  created_at: instantText,
  updated_at: instantText,
});
export type CodeBatch = z.output<typeof codeBatch>;

export const batchParams = eventParams.extend({ batch: objectId.meta({ description: 'Id of a batch' }) });

export const batchExample: CodeBatch = {
  id: 'bat_7k2m9x4c1v8b3n5q6w0z',
  name: 'Keynote guests',
  kind: 'single',
  source: 'made',
  code: null,
  prefix: 'SUMMIT',
  size: 500,
  made: 500,
  people: 0,
  uses: 12,
  max_uses: 500,
  state: 'active',
  is_paused: false,
  starts_on: '2026-11-20',
  ends_on: '2026-12-20',
  products: null,
  fallback: null,
  countries: ['NL', 'BE'],
  created_at: '2026-11-20T08:30:00.000Z',
  updated_at: '2026-11-20T08:30:00.000Z',
};
