import { AppError, notFound } from '@/lib/kernel/app-error';
import { isId } from '@/lib/kernel/ids';
import { can } from '@/lib/domain/permissions/permissions';
import { broadcastingAuth } from '@/lib/contracts/realtime/broadcasting-auth';
import { authorise } from '@/lib/realtime';
import { recordStaffAccess } from '@/lib/services/auth/record-staff-access';
import { defineHandler } from '@/lib/tenant-api/define-handler';

const TENANT_CHANNEL = /^private-tenant\.(ten_[a-z0-9_]+)$/;

/** A tenant's channel, for its own people and for staff (DECISIONS 29); 404 before 403, as everywhere (DECISIONS 19). */
export const broadcastingAuthHandler = defineHandler(broadcastingAuth, async ({ user, body }) => {
  const tenantId = TENANT_CHANNEL.exec(body.channel_name)?.[1];
  if (!tenantId || !isId('tenant', tenantId)) throw notFound();
  if (!user.superadmin && user.tenantId !== tenantId) throw notFound();
  if (!can(user, 'realtime.listen')) throw new AppError('forbidden');
  if (user.superadmin) await recordStaffAccess(user.id, broadcastingAuth.id, tenantId);
  return authorise(body.socket_id, body.channel_name);
});
