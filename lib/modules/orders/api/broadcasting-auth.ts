import { AppError, notFound } from '@/lib/kernel/app-error';
import { isId } from '@/lib/kernel/ids';
import { can } from '@/lib/permissions/permissions';
import { broadcastingAuth } from '@/lib/modules/orders/contract/broadcasting-auth';
import { authorise } from '@/lib/realtime';
import { recordStaffAccess } from '@/lib/modules/accounts/service/record-staff-access';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { readOrderToken } from '@/lib/modules/orders/service/order-link';
import { defineHandler } from '@/lib/tenant-api/define-handler';

const TENANT_CHANNEL = /^private-tenant\.(ten_[a-z0-9_]+)$/;
const STAFF_CHANNEL = 'private-staff';
const ORDER_CHANNEL = /^private-order\.(.+)$/;

/** Whether this token is the signed link of exactly this channel's order. */
function opensOrder(orderId: string, token: string | undefined): boolean {
  return token !== undefined && readOrderToken(token)?.orderId === orderId;
}

/** The channel of staff, about the lists of all tenants. D29-4. */
function authoriseStaff(socketId: string, user: SessionUser): { auth: string } {
  if (!user.superadmin) throw notFound();
  if (!can(user, 'orders.read')) throw new AppError('forbidden');
  return authorise(socketId, STAFF_CHANNEL);
}

/**
 * Authorises a tenant's channel for its users and for staff, that of staff, and an order's for the holder of its link (D29);
 * 404 before 403, as everywhere (D19-5).
 */
export const broadcastingAuthHandler = defineHandler(broadcastingAuth, async (context) => {
  const { socket_id: socketId, channel_name: channel, order_token: token } = context.body;
  const orderId = ORDER_CHANNEL.exec(channel)?.[1];
  if (orderId !== undefined && opensOrder(orderId, token)) return authorise(socketId, channel);
  if (!context.loggedIn) throw new AppError('unauthenticated');
  const { user } = context;
  if (channel === STAFF_CHANNEL) return authoriseStaff(socketId, user);
  const tenantId = TENANT_CHANNEL.exec(channel)?.[1];
  if (!tenantId || !isId('tenant', tenantId)) throw notFound();
  if (!user.superadmin && user.tenantId !== tenantId) throw notFound();
  if (!can(user, 'realtime.listen')) throw new AppError('forbidden');
  if (user.superadmin) await recordStaffAccess(user.id, broadcastingAuth.id, tenantId);
  return authorise(socketId, channel);
});
