import { AppError, notFound } from '@/lib/kernel/app-error';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import type { BatchRow } from '@/lib/modules/claims/data/code-batches';
import type { ImportKind } from '@/lib/modules/lists/service/imports/import-kind';
import { batchPlace, requireBatch } from './batch-place';

/** Throws 409 for a batch that takes no more codes: a revoked one, and one that is a shared code. */
export function assertFillable({ kind, state }: BatchRow): void {
  if (kind === 'shared' || state === 'revoked') throw new AppError('conflict');
}

/** Files of codes with their persons; each is of one batch. D40-1, D40-4. */
export const PEOPLE_IMPORT: ImportKind<'created' | 'updated'> = {
  kind: 'code',
  id: 'codeImport',
  counts: ['created', 'updated'],
  job: 'run-code-import',
  async eventId(tx, context, { slug, subject, isWrite }) {
    const place = await batchPlace(tx, context, slug);
    if (subject === null) throw notFound();
    const batch = await requireBatch(tx, place, subject);
    if (isWrite) {
      assertWritable(context.actor, place.event);
      assertFillable(batch);
    }
    return place.event.id;
  },
};
