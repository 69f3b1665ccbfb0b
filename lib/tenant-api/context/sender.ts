import type { TenantContext } from '@/lib/db/with-tenant';
import type { Sender } from '@/lib/modules/uploads/service/upload-limits';
import { codeVisitor } from './visitor';

/** Who sends a picture, as limits count it: a person by themselves, anybody else by address and browser. */
export function senderOf(visitor: string, request: Request, tenant?: TenantContext): Sender {
  const sender = codeVisitor(visitor, request);
  return tenant?.userId === undefined ? sender : { ...sender, userId: tenant.userId };
}
