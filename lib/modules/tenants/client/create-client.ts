import { browserCall } from '@/lib/client/browser';
import type { ClientForm, createClient as madeBy } from '@/lib/modules/tenants/contract/create-client';
import type { AdminForm, inviteAdmin as invitedBy } from '@/lib/modules/tenants/contract/invite-admin';
import { createClientCall, inviteAdminCall } from '@/lib/modules/tenants/contract/paths';

/** Opens a client, once for each key. Rejects with an ApiError: `invalid` with each wrong field. */
export async function createClient(body: ClientForm, key: string): Promise<{ id: string; name: string }> {
  return browserCall<typeof madeBy>(createClientCall, { body, headers: { 'idempotency-key': key } });
}

/** Invites the first administrator of a client that has none. Rejects with an ApiError as the form shows it. */
export async function inviteAdmin(tenant: string, body: AdminForm): Promise<{ email: string }> {
  return browserCall<typeof invitedBy>(inviteAdminCall, { params: { tenant }, body });
}
