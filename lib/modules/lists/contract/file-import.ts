import { z } from 'zod';
import { instantText } from '@/lib/contract/primitives';

/** What an import of any file says of itself; each kind adds what it counts. `problems`: what can be wrong in it. D48-1. */
export function fileImportFields<const Problem extends string>(problems: readonly Problem[]) {
  return z.object({
    id: z.string(),
    file_name: z.string(),
    /** `checked`: it waits for the person, who may apply it while nothing is wrong in it. */
    status: z.enum(['waiting', 'checking', 'checked', 'applying', 'done', 'failed']),
    /** How far the check, or the writing, is; the number of rows is null until the file is read. */
    rows_done: z.number().int(),
    rows_total: z.number().int().nullable(),
    error_count: z.number().int(),
    /** Two hundred of them from `errors_from`, by line of the file; null for the file as a whole. */
    errors: z.array(
      z.object({
        row: z.number().int().nullable(),
        column: z.string().nullable(),
        code: z.enum(problems),
      }),
    ),
    /** Why it has failed: the person may no longer do it, staff have locked the store meanwhile, or a fault of ours. */
    problem: z.enum(['not_allowed', 'event_locked', 'fault']).nullable(),
    requested_at: instantText,
    finished_at: instantText.nullable(),
  });
}

/** An import of a file, without what its kind counts. */
export type FileImport<Problem extends string> = Omit<
  z.output<ReturnType<typeof fileImportFields>>,
  'errors'
> & { errors: { row: number | null; column: string | null; code: Problem }[] };

/** One that a person has just sent, for the examples of contracts. */
export const waitingImport = {
  status: 'waiting',
  rows_done: 0,
  rows_total: null,
  error_count: 0,
  errors: [],
  problem: null,
  requested_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
} as const satisfies Partial<FileImport<string>>;

/** From which error on an import is read, counted from 0. */
export const errorsQuery = z.object({
  errors_from: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
