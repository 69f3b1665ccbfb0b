import type { SearchParams } from '@/components/admin/list/read-list';
import { tenantId } from '@/lib/contract/primitives';

/** The client that staff have chosen by the address; null for none. */
export function askedTenant(query: SearchParams): string | null {
  return tenantId.safeParse(query['tenant']).data ?? null;
}
