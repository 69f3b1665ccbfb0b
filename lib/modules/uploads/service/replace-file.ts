import { AppError, invalid } from '@/lib/kernel/app-error';
import { assertSeen } from '@/lib/kernel/assert-seen';
import { now } from '@/lib/kernel/clock';
import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import type { DomainEvents } from '@/lib/domain-events/events';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { restorableUntil } from '@/lib/modules/events/rules/deletion';
import type { LibraryFile } from '@/lib/modules/uploads/contract/library-file';
import { markFileDeleted, takeOver, unmarkFileDeleted } from '@/lib/modules/uploads/data/change-file';
import { listFileUses } from '@/lib/modules/uploads/data/file-uses';
import { findLibraryFile, type LibraryRow } from '@/lib/modules/uploads/data/library';
import { fileUrl } from './file-names';
import { restorableSince } from './list-files';
import { picturesOf } from './pictures-of';
import { readFileAgain, requireFile } from './read-library-file';

interface Replacement {
  /** The file that is shown from now on. */
  picture: string;
  updated_at: string;
}

interface MeasuredReplacement extends Replacement {
  /** Null where its content can't be read. */
  facts: DomainEvents['file.replaced']['picture'];
}

/** The file that comes in: of the same library, a deleted one too, since a replacement can be taken back. */
async function requireReplacement(tx: Transaction, tenantId: string, fileId: string): Promise<LibraryRow> {
  const deletedSince = restorableSince();
  const found = await findLibraryFile(tx, { tenantId, fileId, deletedSince }, true);
  if (!found) throw invalid({ picture: ['unknown'] });
  return found;
}

/** Throws the lock of the first place that the caller may not change (D5-5). */
async function refuseLocked(tx: Transaction, context: TenantContext, fileId: string): Promise<void> {
  const [first] = await listFileUses(tx, { tenantId: context.tenantId, fileId }, 1);
  if (!first) return;
  const { lockedEvent, lockedProduct, lockReason } = first;
  const event = { locked: lockedEvent, lockReason };
  assertWritable(context.actor, event, { locked: lockedProduct, lockReason });
}

async function swap(
  tx: Transaction,
  context: TenantContext,
  fileId: string,
  { picture, updated_at: seenAt, facts }: MeasuredReplacement,
): Promise<void> {
  const { tenantId, userId = null } = context;
  // In the order of their ids, so that two people who swap the same two do not wait for each other.
  const isFirst = fileId < picture;
  const early = isFirst ? null : await requireReplacement(tx, tenantId, picture);
  const file = await requireFile(tx, tenantId, fileId, true);
  const to = early ?? (await requireReplacement(tx, tenantId, picture));
  if (file.deletedAt !== null) throw new AppError('conflict');
  assertSeen(file, seenAt);
  await refuseLocked(tx, context, fileId);
  const at = now();
  await unmarkFileDeleted(tx, { tenantId, fileId: picture }, at);
  await announce(tx, 'file.replaced', {
    tenantId,
    from: fileId,
    to: picture,
    url: fileUrl(tenantId, to),
    userId,
    at,
    picture: facts,
  });
  await takeOver(tx, { tenantId, from: fileId, to: picture }, at);
  await markFileDeleted(tx, { tenantId, fileId }, { at, purgeDueAt: restorableUntil(at) });
  const subject = { subjectType: 'file', subjectId: fileId } as const;
  await audit(tx, context, { action: 'file.replaced', ...subject, data: { by: picture, uses: file.uses } });
}

/** What is known of a picture; null where its content can't be read. */
async function factsOf(tenantId: string, id: string): Promise<MeasuredReplacement['facts']> {
  const { widthPx, heightPx, contentType, bytes } = (await picturesOf(tenantId, [id]))[id] ?? {};
  const known =
    widthPx !== undefined && heightPx !== undefined && contentType !== undefined && bytes !== undefined;
  return known ? { widthPx, heightPx, contentType, bytes } : null;
}

/**
 * Shows another picture of the library in every product and store that names this one: it takes its name, and this one is
 * deleted, to be restored or swapped back for 30 days. Orders and kept versions of a store keep what they name, so prints
 * stay as they were sold. Throws 404, 409 after somebody else's change and for a locked place, 422 at `picture` for one
 * that is unknown, the same, or too small to be printed in a product on sale. S3.4-65.
 */
export async function replaceFile(
  context: TenantContext,
  fileId: string,
  replacement: Replacement,
): Promise<LibraryFile> {
  if (replacement.picture === fileId) throw invalid({ picture: ['invalid'] });
  // Before the transaction: the size of an older picture isn't kept and is read from its content.
  const facts = await factsOf(context.tenantId, replacement.picture);
  await withTenant(context, (tx) => swap(tx, context, fileId, { ...replacement, facts }));
  return readFileAgain(context, replacement.picture);
}
