import { now } from '@/lib/kernel/clock';
import { AppError, notFound } from '@/lib/kernel/app-error';
import {
  findUploadEvent,
  isOpenIssueOf,
  isOrderOf,
  type UploadEvent,
} from '@/lib/modules/uploads/data/find-upload-event';
import type { UploadScope } from '@/lib/modules/uploads/data/upload-scope';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { readSealedName } from '@/lib/links/sealed-name';
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

/** Links of which the holder may send pictures while the public may not. */
interface GuestLinks {
  /** A preview's. */
  preview?: string | undefined;
  /** An order's, or one for its photos alone: what is wrong with it is shown after its event is over, too. */
  order_token?: string | undefined;
}

/** Whether a token is the link of an order of this event, or of what stops one. D53-7, D3-54. */
async function holdsOrder(tenantId: string, eventId: string, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false;
  const system = { tenantId, actor: 'system' } as const;
  const named = readSealedName('order-page', token) ?? readSealedName('order-photos', token);
  if (named?.tenantId === tenantId)
    return withTenant(system, (tx) => isOrderOf(tx, { tenantId, eventId, orderId: named.id }));
  const issue = readSealedName('order-fix', token);
  if (issue?.tenantId !== tenantId) return false;
  return withTenant(system, (tx) => isOpenIssueOf(tx, { tenantId, eventId, issueId: issue.id, at: now() }));
}

/**
 * The event's place, for starting a new upload: shoppers while it is open, users of its tenant in any status unless
 * staff have locked it, guests with a preview token, and buyers with the link of an order. Throws 404, `event_closed`,
 * `event_locked`. D5, D53-7.
 */
export async function openEventPlace(
  context: TenantContext,
  slug: string,
  { preview, order_token: order }: GuestLinks = {},
): Promise<UploadPlace> {
  const event = await requireEvent(context, slug);
  const { tenantId } = context;
  const place = { scope: { kind: 'tenant', tenantId, eventId: event.id }, by: context } as const;
  if (await holdsOrder(tenantId, event.id, order)) return place;
  if (context.actor === 'shopper' && !(await mayLook({ tenantId, slug }, preview))) {
    if (!event.isPublic) throw notFound();
    if (event.status !== 'Active') throw new AppError('event_closed');
  }
  assertWritable(context.actor, event);
  return place;
}
