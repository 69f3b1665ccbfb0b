import { AppError, notFound } from '@/lib/kernel/app-error';
import { findUploadEvent, type UploadEvent } from '@/lib/modules/uploads/data/find-upload-event';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { mayPreview } from '@/lib/modules/events/service/preview-token';

/** Whose an upload is, by whom, and the door to it. */
export interface UploadPlace {
  scope: UploadScope;
  /** Who acts; a temporary store's visitor is nobody's shopper. */
  by: TenantContext | null;
}

/** Opens the door of a place: a tenant's own, or the directory's for what belongs to no tenant. */
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

/** The event's place, for whoever goes on with an upload by its token. Throws 404. */
export async function eventPlace(context: TenantContext, slug: string): Promise<UploadPlace> {
  const { id } = await requireEvent(context, slug);
  return { scope: { kind: 'tenant', tenantId: context.tenantId, eventId: id }, by: context };
}

/**
 * The event's place, for whoever begins something new there: shoppers where it is open, its client whatever its status
 * unless staff have locked it, and guests of its preview by their link's token. Throws 404, `event_closed`, `event_locked`.
 * DECISIONS 5.
 */
export async function openEventPlace(
  context: TenantContext,
  slug: string,
  preview?: string,
): Promise<UploadPlace> {
  const event = await requireEvent(context, slug);
  if (context.actor === 'shopper' && !mayPreview({ tenantId: context.tenantId, slug }, preview)) {
    if (!event.isPublic) throw notFound();
    if (event.status !== 'Active') throw new AppError('event_closed');
  }
  if (context.actor === 'client' && event.locked) throw new AppError('event_locked');
  return { scope: { kind: 'tenant', tenantId: context.tenantId, eventId: event.id }, by: context };
}
