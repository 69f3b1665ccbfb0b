import { browserCall } from '@/lib/client/browser';
import type {
  Approval,
  ApprovalAnswer,
  ApprovalDays,
  ApprovalView,
  answerApproval as answerContract,
  createApproval as createContract,
  listApprovals as listContract,
  revokeApproval as revokeContract,
} from '@/lib/modules/storefront/contract/approvals';
import {
  answerApprovalCall,
  createApprovalCall,
  listApprovalsCall,
  revokeApprovalCall,
} from '@/lib/modules/storefront/contract/paths';

interface StorePlace {
  tenant: string;
  slug: string;
}

/** The links for approval of a store, the newest first. Rejects with an ApiError. S3.6-15. */
export async function listApprovals({ tenant, slug }: StorePlace): Promise<Approval[]> {
  const { approvals } = await browserCall<typeof listContract>(listApprovalsCall, {
    params: { tenant, slug },
  });
  return approvals;
}

/** Makes one to the version that was last read. Rejects with an ApiError: `conflict` when it was saved over. */
export function createApproval(
  { tenant, slug }: StorePlace,
  body: { days: ApprovalDays; version: number },
): Promise<Approval> {
  return browserCall<typeof createContract>(createApprovalCall, { params: { tenant, slug }, body });
}

/** Ends one. Rejects with an ApiError. */
export function revokeApproval({ tenant, slug }: StorePlace, approval: string): Promise<Approval> {
  return browserCall<typeof revokeContract>(revokeApprovalCall, { params: { tenant, slug, approval } });
}

/** Sends what the holder of a link says. Rejects with an ApiError: `gone` once the link has ended. */
export function answerApproval(slug: string, preview: string, body: ApprovalAnswer): Promise<ApprovalView> {
  return browserCall<typeof answerContract>(answerApprovalCall, {
    params: { slug },
    query: { preview },
    body,
  });
}
