import type { DraftSummary, KeptDraft } from '@/lib/modules/event-builder/contract/event-draft';
import type { DraftRow } from '@/lib/modules/event-builder/data/event-drafts';
import { presentStore } from './present-store';
import { expiryOf } from './store-life';
import { storePictures } from './store-pictures';

/** A draft as its maker reads it, with its pictures. */
export async function presentDraft({ updatedAt, ...row }: DraftRow): Promise<KeptDraft> {
  return presentStore({ ...row, savedAt: updatedAt, usedAt: updatedAt }, await storePictures(row.id));
}

/** A draft in a list. */
export function summariseDraft({ id, store, updatedAt }: DraftRow): DraftSummary {
  const { primary, secondary, tertiary } = store.theme;
  return {
    id,
    name: store.page.name,
    start: store.plan.start,
    type: store.type,
    step: store.plan.step,
    colours: { primary, secondary, tertiary },
    saved_at: updatedAt.toISOString(),
    expires_at: expiryOf(updatedAt).toISOString(),
  };
}
