import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { DraftSummary } from '@/lib/modules/event-builder/contract/event-draft';
import { listDrafts as list, setDiscarded } from '@/lib/modules/event-builder/data/event-drafts';
import { draftOwner } from './draft-owner';
import { summariseDraft } from './present-draft';

/** Older ones come up when newer ones are finished or set aside. */
const MOST_SHOWN = 20;

/** The caller's own drafts, last changed first, without those set aside. S2.2-26. */
export async function listDrafts(context: TenantContext): Promise<{ drafts: DraftSummary[] }> {
  const owner = draftOwner(context);
  const rows = await withTenant(context, (tx) => list(tx, owner, MOST_SHOWN));
  return { drafts: rows.map(summariseDraft) };
}

/** Sets a draft of the caller aside, or brings it back. Throws 404 for one that is not theirs or has expired. S2.2-26. */
export async function discardDraft(
  context: TenantContext,
  id: string,
  { discarded }: { discarded: boolean },
): Promise<{ id: string }> {
  const owner = draftOwner(context);
  const found = await withTenant(context, (tx) =>
    setDiscarded(tx, { ...owner, id }, discarded ? now() : null),
  );
  if (!found) throw notFound();
  return { id };
}
