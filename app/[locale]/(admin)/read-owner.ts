import type { Visit } from './actor';
import { readClients } from './read-clients';

interface Owner {
  /** Whose page it is; null where staff have still to choose. */
  tenant: string | null;
  /** Whom staff can choose among; null for a client's own people. */
  tenants: readonly { id: string; name: string }[] | null;
}

/** Whose things a page is about that is about one client: a client's own; staff choose the client first (DECISIONS 2). */
export async function readOwner({ user, token, isStaff }: Visit, asked: string | null): Promise<Owner> {
  if (!isStaff) return { tenant: user.tenant_id, tenants: null };
  return { tenant: asked, tenants: await readClients(token, asked) };
}
