import useSWR from 'swr';
import { browserCall } from '@/lib/client/browser';
import { urlOf } from '@/lib/client/call';
import { fileImportClient, type FileImportClient } from '@/lib/modules/lists/client/file-import-client';
import type { PeopleImport } from '@/lib/modules/claims/contract/people-file';
import type { BatchBody, CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import type {
  createBatch,
  extendBatch,
  pauseBatch,
  readBatch,
  reissueBatch as reissuedBy,
} from '@/lib/modules/claims/contract/code-batches';
import {
  codeFileCall,
  createBatchCall,
  extendBatchCall,
  extendCodeCall,
  pauseBatchCall,
  pauseCodeCall,
  peopleImportCalls,
  readBatchCall,
  reissueBatchCall,
  reissueCodeCall,
  resumeBatchCall,
  resumeCodeCall,
  retryBatchCall,
  revokeBatchCall,
  revokeCodeCall,
} from '@/lib/modules/claims/contract/paths';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import type { extendCode, pauseCode } from '@/lib/modules/claims/contract/promo-code-acts';

/** The event of the codes. */
export interface CodesPlace {
  tenant: string;
  slug: string;
}

/** Makes a batch; the same key answers the same batch. Throws an ApiError with the wrong fields. */
export function makeBatch(place: CodesPlace, body: BatchBody, key: string): Promise<CodeBatch> {
  return browserCall<typeof createBatch>(createBatchCall, {
    params: { ...place },
    body,
    headers: { 'idempotency-key': key },
  });
}

const BATCH_TURNS = {
  pause: pauseBatchCall,
  resume: resumeBatchCall,
  retry: retryBatchCall,
  revoke: revokeBatchCall,
} as const;
export type BatchTurn = keyof typeof BATCH_TURNS;

/** Pauses, resumes or revokes a batch, or lets the rest of its codes be made. */
export function turnBatch(place: CodesPlace, batch: string, verb: BatchTurn): Promise<CodeBatch> {
  const call = BATCH_TURNS[verb] as typeof pauseBatchCall;
  return browserCall<typeof pauseBatch>(call, { params: { ...place, batch }, body: {} });
}

/** Gives a batch another last day, or none. Throws an ApiError for a day that is over. */
export function extendBatchTo(place: CodesPlace, batch: string, day: string | null): Promise<CodeBatch> {
  return browserCall<typeof extendBatch>(extendBatchCall, {
    params: { ...place, batch },
    body: { ends_on: day },
  });
}

/** Lets new codes be made in the place of all of a batch that can still be used. */
export function reissueBatch(place: CodesPlace, batch: string): Promise<CodeBatch> {
  return browserCall<typeof reissuedBy>(reissueBatchCall, { params: { ...place, batch }, body: {} });
}

/** Gives one code a last day of its own, or that of its batch. Throws an ApiError for a day that is over. */
export function extendCodeTo(place: CodesPlace, code: string, day: string | null): Promise<PromoCode> {
  return browserCall<typeof extendCode>(extendCodeCall, {
    params: { ...place, code },
    body: { ends_on: day },
  });
}

const CODE_TURNS = {
  pause: pauseCodeCall,
  resume: resumeCodeCall,
  revoke: revokeCodeCall,
  reissue: reissueCodeCall,
} as const;
export type CodeTurn = keyof typeof CODE_TURNS;

/** Pauses, resumes, revokes or re-issues one code; a re-issue answers the new one. */
export function turnCode(place: CodesPlace, code: string, verb: CodeTurn): Promise<PromoCode> {
  const call = CODE_TURNS[verb] as typeof pauseCodeCall;
  return browserCall<typeof pauseCode>(call, { params: { ...place, code }, body: {} });
}

/** The address of a batch's codes as a CSV file in this language. */
export const codeFileHref = (place: CodesPlace, batch: string, lang: string): string =>
  urlOf(codeFileCall.path, { ...place, batch }, { lang });

/** The calls for files of a batch's codes with their persons. D40-1. */
export const peopleImportClient = (place: CodesPlace, batch: string): FileImportClient<PeopleImport> =>
  fileImportClient(peopleImportCalls, { ...place, batch });

const EVERY_MS = 1_000;

/** A batch while its codes are being made; `onDone` is told once when they are, or cannot be. */
export function useMaking(place: CodesPlace, batch: CodeBatch, onDone: () => void): CodeBatch {
  const { data } = useSWR(
    ['code-batch', place.tenant, place.slug, batch.id],
    () =>
      browserCall<typeof readBatch>(readBatchCall, {
        params: { ...place, batch: batch.id },
        progress: false,
      }),
    {
      fallbackData: batch,
      refreshInterval: (last) => ((last ?? batch).state === 'making' ? EVERY_MS : 0),
      onSuccess: (last) => (last.state === 'making' ? undefined : onDone()),
    },
  );
  return data;
}
