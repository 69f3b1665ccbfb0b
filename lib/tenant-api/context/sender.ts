import type { TenantContext } from '@/lib/db/with-tenant';
import type { Sender } from '@/lib/modules/uploads/service/upload-limits';
import { codeVisitor } from './visitor';

/** The sender of a picture, for limits: a logged-in user by id, anybody else by IP address and browser. */
export function senderOf(visitor: string, request: Request, tenant?: TenantContext): Sender {
  const sender = codeVisitor(visitor, request);
  return tenant?.userId === undefined ? sender : { ...sender, userId: tenant.userId };
}
