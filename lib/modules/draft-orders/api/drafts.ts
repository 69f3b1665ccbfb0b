import * as products from '@/lib/modules/draft-orders/contract/draft-products';
import * as contract from '@/lib/modules/draft-orders/contract/drafts';
import { readLinkedDraft as readLinkedContract } from '@/lib/modules/draft-orders/contract/linked-draft';
import {
  listDraftProducts,
  listDrafts,
  quoteDraft,
  readDraft,
} from '@/lib/modules/draft-orders/service/read-drafts';
import { readLinkedDraft } from '@/lib/modules/draft-orders/service/read-linked-draft';
import { createDraft, updateDraft } from '@/lib/modules/draft-orders/service/save-draft';
import { sendDraft, withdrawDraft } from '@/lib/modules/draft-orders/service/send-draft';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const draftHandlers = [
  defineHandler(contract.listDrafts, ({ tenant, query }) => listDrafts(tenant, query)),
  defineHandler(contract.readDraft, ({ tenant, user, params }) => readDraft(tenant, user, params.draftOrder)),
  defineHandler(contract.createDraft, ({ tenant, user, body }) => createDraft(tenant, user, body)),
  defineHandler(contract.updateDraft, ({ tenant, user, params, body }) =>
    updateDraft(tenant, user, params.draftOrder, body),
  ),
  defineHandler(contract.sendDraft, ({ tenant, user, params, body }) =>
    sendDraft(tenant, user, params.draftOrder, body),
  ),
  defineHandler(contract.withdrawDraft, ({ tenant, user, params, body }) =>
    withdrawDraft(tenant, user, params.draftOrder, body.version),
  ),
  defineHandler(products.listDraftProducts, ({ tenant, params }) => listDraftProducts(tenant, params.slug)),
  defineHandler(products.quoteDraft, ({ tenant, params, body }) =>
    quoteDraft(tenant, params.slug, body.products),
  ),
  defineHandler(readLinkedContract, ({ params, requestId }) => readLinkedDraft(params.draftToken, requestId)),
];
