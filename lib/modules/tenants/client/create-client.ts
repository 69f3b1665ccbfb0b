import { browserCall } from '@/lib/client/browser';
import type { ClientForm, createClient as madeBy } from '@/lib/modules/tenants/contract/create-client';
import { createClientCall } from '@/lib/modules/tenants/contract/paths';

/** Opens a client, once for each key. Rejects with an ApiError: `invalid` with each wrong field. */
export async function createClient(body: ClientForm, key: string): Promise<{ id: string; name: string }> {
  return browserCall<typeof madeBy>(createClientCall, { body, headers: { 'idempotency-key': key } });
}
