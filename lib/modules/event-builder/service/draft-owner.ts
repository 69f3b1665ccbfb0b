import { AppError } from '@/lib/kernel/app-error';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { DraftOwner } from '@/lib/modules/event-builder/data/event-drafts';
import { unusedSince } from './store-life';

/**
 * Whose drafts a caller has: their own, in this tenant. Throws 403 for staff who have not opened the client: only then they make
 * events for it (D43).
 */
export function draftOwner({ tenantId, actor, userId, onBehalfOf }: TenantContext): DraftOwner {
  const isTheirs = actor === 'client' || onBehalfOf === tenantId;
  if (!isTheirs || userId === undefined) throw new AppError('forbidden');
  return { tenantId, userId, since: unusedSince() };
}
