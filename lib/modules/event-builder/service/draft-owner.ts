import { AppError } from '@/lib/kernel/app-error';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { DraftOwner } from '@/lib/modules/event-builder/data/event-drafts';
import { unusedSince } from './store-life';

/**
 * Whose drafts a caller has: their own, in this tenant. Staff have some of clients that they have had open; that they change
 * one only while they have it open is seen to where calls are admitted (D43). Throws 403 for a call by nobody.
 */
export function draftOwner({ tenantId, userId }: TenantContext): DraftOwner {
  if (userId === undefined) throw new AppError('forbidden');
  return { tenantId, userId, since: unusedSince() };
}
