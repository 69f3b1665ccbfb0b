import { AppError } from '@/lib/kernel/app-error';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { DraftOwner } from '@/lib/modules/event-builder/data/event-drafts';
import { unusedSince } from './store-life';

/** Whose drafts a caller has: their own, in this tenant. Throws 403 for staff, who make no client's events (D43). */
export function draftOwner({ tenantId, actor, userId }: TenantContext): DraftOwner {
  if (actor !== 'client' || userId === undefined) throw new AppError('forbidden');
  return { tenantId, userId, since: unusedSince() };
}
