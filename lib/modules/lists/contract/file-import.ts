import { z } from 'zod';
import { instantText, none, objectId, text } from '@/lib/contract/primitives';
import { route } from '@/lib/contract/route';
import type { Permission } from '@/lib/permissions/permissions';
import type { FileImportCalls } from './file-import-calls';

/** What an import of any file says of itself; each kind adds what it counts. `problems`: what can be wrong in it. D48-1. */
function fileImportFields<const Problem extends string>(problems: readonly Problem[]) {
  const cell = z.object({
    row: z.number().int().nullable(),
    column: z.string().nullable(),
    code: z.enum(problems),
  });
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
    errors: z.array(cell),
    /** What to know of rows in which nothing is wrong, by line of the file: the first two hundred. */
    note_count: z.number().int(),
    notes: z.array(cell),
    /** Why it has failed: the person may no longer do it, staff have locked the store meanwhile, or a fault of ours. */
    problem: z.enum(['not_allowed', 'event_locked', 'fault']).nullable(),
    requested_at: instantText,
    finished_at: instantText.nullable(),
  });
}

/** An import of a file, without what its kind counts. */
export type FileImport<Problem extends string> = Omit<
  z.output<ReturnType<typeof fileImportFields>>,
  'errors' | 'notes'
> &
  Record<'errors' | 'notes', { row: number | null; column: string | null; code: Problem }[]>;

/** One that a person has just sent, for the examples of contracts. */
const waitingImport = {
  status: 'waiting',
  rows_done: 0,
  rows_total: null,
  error_count: 0,
  errors: [],
  note_count: 0,
  notes: [],
  problem: null,
  requested_at: '2026-11-20T09:00:00.000Z',
  finished_at: null,
} as const satisfies Partial<FileImport<string>>;

interface FileKind<
  Problem extends string,
  Counts extends Record<string, z.ZodNumber>,
  Shape extends z.ZodRawShape,
> {
  calls: FileImportCalls;
  /** The ids of the calls. */
  idOf: (verb: keyof FileImportCalls) => string;
  /** What a file is of, in the calls' summaries. */
  of: string;
  permission: Permission;
  mostBytes: number;
  problems: readonly Problem[];
  /** How much of what a file changes. */
  counts: Counts;
  /** Where the files of this kind belong: an event, or something of it. */
  params: z.ZodObject<Shape>;
  example: {
    params: Record<string, string>;
    id: string;
    fileName: string;
    csv: string;
    /** What was found in it. */
    counts: { [Count in keyof Counts]: number };
  };
}

/** From which error on an import is read, counted from 0. */
const errorsQuery = z.object({
  errors_from: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

const bytes = z.instanceof(Uint8Array).meta({ description: 'The file’s bytes: CSV in UTF-8' });
const startQuery = z.object({ name: text(200).default('').meta({ description: 'The file’s name' }) });

function examplesOf({
  example,
}: Pick<FileKind<string, Record<string, z.ZodNumber>, z.ZodRawShape>, 'example'>) {
  const nothing = Object.fromEntries(Object.keys(example.counts).map((count) => [count, 0]));
  const waiting = { ...waitingImport, id: example.id, file_name: example.fileName, ...nothing };
  const checked = {
    ...waiting,
    ...example.counts,
    status: 'checked' as const,
    rows_done: 120,
    rows_total: 120,
  };
  const { params } = example;
  const ofOne = { ...params, import: example.id };
  const request = new TextEncoder().encode(example.csv);
  return {
    start: { params, query: { name: example.fileName }, request, response: waiting },
    latest: { params, response: { import: checked } },
    read: { params: ofOne, response: checked },
    apply: { params: ofOne, response: { ...checked, status: 'applying' } },
  };
}

/** The contracts of a kind of file: a job checks what was sent, another one writes it. D48-1, D48-2. */
export function fileImportRoutes<
  const Problem extends string,
  Counts extends Record<string, z.ZodNumber>,
  Shape extends z.ZodRawShape,
>(kind: FileKind<Problem, Counts, Shape>) {
  const { calls, idOf, of, permission, params } = kind;
  const response = fileImportFields(kind.problems).extend(kind.counts);
  const one = params.extend({ import: objectId.meta({ description: `Id of a file of ${of}` }) });
  const examples = examplesOf(kind);
  const shared = { access: 'tenant', permission } as const;
  return {
    start: route({
      id: idOf('start'),
      ...calls.start,
      ...shared,
      summary: `Takes a CSV file of ${of}, which a job checks; nothing is written before it is applied`,
      params,
      query: startQuery,
      body: bytes,
      bodyKind: 'bytes',
      bodyLimit: kind.mostBytes,
      status: 202,
      response,
      errors: ['event_locked'],
      example: examples.start,
    }),
    latest: route({
      id: idOf('latest'),
      ...calls.latest,
      ...shared,
      summary: `The person’s last file of ${of} of the past week, with what was found in it`,
      params,
      query: none,
      response: z.object({ import: response.nullable() }),
      example: examples.latest,
    }),
    read: route({
      id: idOf('read'),
      ...calls.read,
      ...shared,
      summary: `A file of ${of} with its progress and the cells that are wrong`,
      params: one,
      query: errorsQuery,
      response,
      example: examples.read,
    }),
    apply: route({
      id: idOf('apply'),
      ...calls.apply,
      ...shared,
      summary: `Lets a job write a checked file of ${of}: all of it, or nothing`,
      params: one,
      query: none,
      status: 202,
      response,
      errors: ['conflict', 'event_locked'],
      example: examples.apply,
    }),
  };
}
