import { AppError, notFound } from '@/lib/kernel/app-error';
import { findUploadEvent, type UploadEvent } from '@/lib/modules/uploads/data/find-upload-event';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { mayLook } from '@/lib/modules/events/service/may-look';

/** The owner of an upload, who acts, and how its rows are reached. */
export interface UploadPlace {
  scope: UploadScope;
  /** Who acts; null for a visitor of a temporary store, which has no tenant. */
  by: TenantContext | null;
}

/** Runs a transaction for a place: the tenant's own, or the directory's for what belongs to no tenant. */
export async function atPlace<T>(
  { scope, by }: UploadPlace,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (scope.kind === 'temporary') return withDirectory(work);
  return withTenant(by ?? { tenantId: scope.tenantId, actor: 'system' }, work);
}

async function requireEvent(context: TenantContext, slug: string): Promise<UploadEvent> {
  const event = await withTenant(context, (tx) => findUploadEvent(tx, context.tenantId, slug));
  if (!event) throw notFound();
  return event;
}

/** The event's place, for the holder of an upload's token. Throws 404. */
export async function eventPlace(context: TenantContext, slug: string): Promise<UploadPlace> {
  const { id } = await requireEvent(context, slug);
  return { scope: { kind: 'tenant', tenantId: context.tenantId, eventId: id }, by: context };
}

/**
 * The event's place, for starting a new upload: shoppers while it is open, users of its tenant in any status unless
 * staff have locked it, and guests with a preview token. Throws 404, `event_closed`, `event_locked`. D5.
 */
export async function openEventPlace(
  context: TenantContext,
  slug: string,
  preview?: string,
): Promise<UploadPlace> {
  const event = await requireEvent(context, slug);
  if (context.actor === 'shopper' && !(await mayLook({ tenantId: context.tenantId, slug }, preview))) {
    if (!event.isPublic) throw notFound();
    if (event.status !== 'Active') throw new AppError('event_closed');
  }
  assertWritable(context.actor, event);
  return { scope: { kind: 'tenant', tenantId: context.tenantId, eventId: event.id }, by: context };
}
