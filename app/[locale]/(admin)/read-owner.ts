import { notFound } from 'next/navigation';
import { readStaffDashboard } from '@/lib/contracts/dashboard/read-dashboard';
import type { Visit } from './actor';
import { pageCall } from './page-call';

interface Owner {
  /** Whose page it is; null where staff have still to choose. */
  tenant: string | null;
  /** Whom staff can choose among; null for a client's own people. */
  tenants: readonly { id: string; name: string }[] | null;
}

/** Whose things a page is about that is about one client: a client's own; staff choose the client first (DECISIONS 2). */
export async function readOwner({ user, token, isStaff }: Visit, asked: string | null): Promise<Owner> {
  if (!isStaff) return { tenant: user.tenant_id, tenants: null };
  const { tenants } = await pageCall(readStaffDashboard, { token });
  if (asked !== null && !tenants.some(({ id }) => id === asked)) notFound();
  return { tenant: asked, tenants };
}
