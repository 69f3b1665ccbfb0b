import { browserCall } from '@/lib/client/browser';
import type {
  DraftProducts,
  listDraftProducts,
  quoteDraft as quoteContract,
} from '@/lib/modules/draft-orders/contract/draft-products';
import type {
  createDraft as createContract,
  DraftContent,
  DraftForm,
  DraftOrder,
  sendDraft as sendContract,
  updateDraft as updateContract,
  withdrawDraft as withdrawContract,
} from '@/lib/modules/draft-orders/contract/drafts';
import {
  createDraftCall,
  draftProductsCall,
  quoteDraftCall,
  sendDraftCall,
  updateDraftCall,
  withdrawDraftCall,
} from '@/lib/modules/draft-orders/contract/paths';
import type { PricedDraftLines, WantedDraftLines } from '@/lib/modules/draft-orders/contract/priced-lines';

/** A draft of a tenant, as it was shown. */
export type ShownDraft = Pick<DraftOrder, 'id' | 'version' | 'sends'>;

/** What a store sells. */
export function readDraftProducts(tenant: string, slug: string): Promise<DraftProducts> {
  return browserCall<typeof listDraftProducts>(draftProductsCall, {
    params: { tenant, slug },
    progress: false,
  });
}

/** What these lines cost now. */
export function readQuote(
  tenant: string,
  slug: string,
  products: WantedDraftLines,
): Promise<PricedDraftLines> {
  return browserCall<typeof quoteContract>(quoteDraftCall, {
    params: { tenant, slug },
    body: { products },
    progress: false,
  });
}

/** Saves a new draft; the same form again is the same draft. */
export function createDraft(tenant: string, body: DraftForm): Promise<DraftOrder> {
  return browserCall<typeof createContract>(createDraftCall, { params: { tenant }, body });
}

/** Changes a draft that was not sent yet. */
export function updateDraft(tenant: string, draft: ShownDraft, content: DraftContent): Promise<DraftOrder> {
  return browserCall<typeof updateContract>(updateDraftCall, {
    params: { tenant, draftOrder: draft.id },
    body: { ...content, version: draft.version },
  });
}

/** Mails its link; a second press of the same page sends no second mail. */
export function sendDraft(tenant: string, { id, version, sends }: ShownDraft): Promise<DraftOrder> {
  return browserCall<typeof sendContract>(sendDraftCall, {
    params: { tenant, draftOrder: id },
    body: { version, sends },
  });
}

/** Ends its link. */
export function withdrawDraft(tenant: string, { id, version }: ShownDraft): Promise<DraftOrder> {
  return browserCall<typeof withdrawContract>(withdrawDraftCall, {
    params: { tenant, draftOrder: id },
    body: { version },
  });
}
