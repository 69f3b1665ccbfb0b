import {
  answerApproval,
  createApproval,
  listApprovals,
  revokeApproval,
} from '@/lib/modules/storefront/contract/approvals';
import { answerApproval as answer } from '@/lib/modules/storefront/service/approvals/answer-approval';
import { createApproval as create } from '@/lib/modules/storefront/service/approvals/create-approval';
import { listApprovals as list } from '@/lib/modules/storefront/service/approvals/list-approvals';
import { revokeApproval as revoke } from '@/lib/modules/storefront/service/approvals/revoke-approval';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const approvalHandlers = [
  defineHandler(listApprovals, async ({ tenant, params }) => ({
    approvals: await list(tenant, params.slug),
  })),
  defineHandler(createApproval, ({ tenant, params, body }) => create(tenant, params.slug, body)),
  defineHandler(revokeApproval, ({ tenant, params }) => revoke(tenant, params.slug, params.approval)),
  defineHandler(answerApproval, ({ params, query, body, visitor, requestId }) =>
    answer({ slug: params.slug, token: query.preview, visitor, requestId }, body),
  ),
];
