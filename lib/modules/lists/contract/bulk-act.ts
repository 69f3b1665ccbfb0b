import { z } from 'zod';
import { MAX_NAMED_IDS } from '@/lib/modules/lists/rules/limits';
import { LIST_ACTS } from '@/lib/modules/lists/rules/list-names';
import { instantText, objectId } from '@/lib/contract/primitives';
import { listFilters, listName, listParams, staffListParams } from './saved-view';

export const actParams = listParams.extend({ act: objectId });
export const staffActParams = staffListParams.extend({ act: objectId });

const act = z.enum(LIST_ACTS);
const ids = z.array(objectId).max(MAX_NAMED_IDS);

/** What the act is done with, as a note's text or a reason; each act says which fields it takes. */
const input = z
  .record(z.string().regex(/^[a-z_]{1,40}$/), z.string().max(2000))
  .refine((fields) => Object.keys(fields).length <= 10)
  .optional();

/** Named rows, all rows that match now but for those named, or those that an earlier act of one’s own has changed. */
export const newAct = z.union([
  z.strictObject({ act, ids: ids.min(1), input }),
  z.strictObject({ act, query: listFilters, except: ids.default([]), input }),
  z.strictObject({ act, of_act: objectId, input }),
]);
export type NewAct = z.output<typeof newAct>;

export const bulkAct = z.object({
  id: z.string(),
  list: listName,
  act,
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  /** How many rows it was asked for. It is finished when `done` and all of `refused` together are as many. */
  total: z.number().int(),
  done: z.number().int(),
  /** Rows that could not be changed, by error code; `ids` are the first twenty of them, `names` what people call those. */
  refused: z.array(
    z.object({
      code: z.string(),
      count: z.number().int(),
      ids: z.array(z.string()),
      names: z.array(z.string()),
    }),
  ),
  /** Why it ended early: the person may no longer do it, or a fault of ours. */
  problem: z.enum(['not_allowed', 'fault']).nullable(),
  requested_at: instantText,
  finished_at: instantText.nullable(),
});
export type BulkAct = z.output<typeof bulkAct>;

export const bulkActExample: BulkAct = {
  id: 'act_7k2m9x4c1v8b3n5q6w0z',
  list: 'orders',
  act: 'release',
  status: 'done',
  total: 42,
  done: 41,
  refused: [{ code: 'conflict', count: 1, ids: ['ord_7k2m9x4c1v8b3n5q6w0z'], names: ['M7QK-3FXW'] }],
  problem: null,
  requested_at: '2026-11-20T09:00:00.000Z',
  finished_at: '2026-11-20T09:00:02.000Z',
};

export const waitingActExample: BulkAct = {
  ...bulkActExample,
  status: 'waiting',
  done: 0,
  refused: [],
  finished_at: null,
};
