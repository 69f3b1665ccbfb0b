import type { Visit } from './actor';
import { readClients } from './read-clients';

interface Owner {
  /** The tenant; null while staff have not chosen one. */
  tenant: string | null;
  /** Clients that staff can choose; null for a client's own users. */
  tenants: readonly { id: string; name: string }[] | null;
}

/** The tenant of a page that is about one client: a client's own; staff choose one first (D2-5). */
export async function readOwner({ user, token, isStaff }: Visit, asked: string | null): Promise<Owner> {
  if (!isStaff) return { tenant: user.tenant_id, tenants: null };
  return { tenant: asked, tenants: await readClients(token, asked) };
}
