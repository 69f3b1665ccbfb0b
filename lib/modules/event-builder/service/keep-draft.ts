import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount } from '@/lib/db/with-account';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { DraftStore, KeptDraft } from '@/lib/modules/event-builder/contract/event-draft';
import {
  addDraft,
  findDraft,
  saveDraft as save,
  type DraftRow,
} from '@/lib/modules/event-builder/data/event-drafts';
import { putTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { checkStore } from './check-store';
import { countCreating, countWriting } from './creation-limits';
import { draftOwner } from './draft-owner';
import { presentDraft } from './present-draft';
import { storePictures } from './store-pictures';

/**
 * Keeps the temporary store of a draft in step: it is where pictures are sent, and what it names is not cleared away. It
 * holds none of the client's texts, since whoever has its token may read it.
 */
async function putPicturePlace(tx: Transaction, id: string, draft: DraftStore, at: Date): Promise<void> {
  const { plan: _, ...parts } = draft;
  const page = { name: '', heading: '', subheading: '' };
  await putTemporaryStore(tx, { id, store: { ...parts, page }, at });
}

/** A draft of the caller. Throws 404, also for a colleague's, one that was set aside and one unchanged for 30 days. */
async function findOwnDraft(context: TenantContext, id: string): Promise<DraftRow> {
  const owner = draftOwner(context);
  const row = await withTenant(context, (tx) => findDraft(tx, { ...owner, id }));
  if (!row) throw notFound();
  return row;
}

/** The same as its maker reads it. S2.2-26. */
export async function readDraft(context: TenantContext, id: string): Promise<KeptDraft> {
  return presentDraft(await findOwnDraft(context, id));
}

/**
 * Begins a new event as a draft of the caller, with the temporary store that takes its pictures. Throws 422 at a field
 * that names something unknown, and `rate_limited`. S2.2-26.
 */
export async function makeDraft(context: TenantContext, store: DraftStore): Promise<KeptDraft> {
  const { tenantId, userId } = draftOwner(context);
  await checkStore(store, []);
  await countCreating(tenantId, 'draft');
  const [id, at] = [newId('temporaryStore'), now()];
  await withAccount(context, async (tx, doors) => {
    await addDraft(tx, { tenantId, userId, id, store, at });
    await doors.directory();
    await putPicturePlace(tx, id, store, at);
  });
  return presentDraft({ id, store, version: 1, updatedAt: at });
}

/**
 * Saves a draft of the caller; the same save again changes nothing. Throws 404 as `findOwnDraft`, 409 with the latest
 * `version` when it was saved elsewhere in between, 422 at a field that names something unknown or foreign, and
 * `rate_limited`. S2.2-26.
 */
export async function saveDraft(
  context: TenantContext,
  id: string,
  { store, version }: { store: DraftStore; version: number },
): Promise<KeptDraft> {
  const owner = draftOwner(context);
  await countWriting(owner.userId, 'save');
  const { version: latest } = await findOwnDraft(context, id);
  await checkStore(store, await storePictures(id));
  const at = now();
  const saved = await withAccount(context, async (tx, doors) => {
    const row = await save(tx, { ...owner, id, store, version, at });
    if (!row) return null;
    await doors.directory();
    await putPicturePlace(tx, id, store, at);
    return row;
  });
  if (!saved) throw new AppError('conflict', { data: { version: latest } });
  return presentDraft(saved);
}
