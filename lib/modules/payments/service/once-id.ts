import { createHash } from 'node:crypto';
import { ID_PREFIXES, newId } from '@/lib/kernel/ids';
import type { TenantContext } from '@/lib/db/with-tenant';

/** The id of what is asked for with a key: the same key of the same person is the same one. D26-1. */
export function onceId(
  kind: 'topUp' | 'card',
  { tenantId, userId }: TenantContext & { userId: string },
  key: string | null,
): string {
  if (key === null) return newId(kind);
  const digest = createHash('sha256').update(JSON.stringify([tenantId, userId, key]));
  return `${ID_PREFIXES[kind]}_${digest.digest('hex').slice(0, 32)}`;
}
