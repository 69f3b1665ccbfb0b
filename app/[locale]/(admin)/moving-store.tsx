import { NextIntlClientProvider } from 'next-intl';
import { cookies } from 'next/headers';
import { StoreMover } from '@/components/event-builder/admin/store-mover';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import type { User } from '@/lib/modules/accounts/contract/user';
import { readTemporaryStore } from '@/lib/modules/event-builder/contract/read-temporary-store';
import { storeToken } from '@/lib/modules/uploads/contract/store-token';
import type { KeptStore } from '@/lib/modules/event-builder/contract/temporary-store';
import { TEMPORARY_STORE_COOKIE } from '@/lib/modules/event-builder/rules/kept-store';
import { can } from '@/lib/permissions/permissions';
import { pickMessages } from '@/lib/intl/pick-messages';
import { actorOf } from './actor';

/** The store a token opens; null for one that opens none any more. */
async function read(token: string): Promise<KeptStore | null> {
  try {
    return await serverCall(readTemporaryStore, { params: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The store that this browser has built without an account becomes an event when the admin layout loads (SPEC 4): of a
 * company's own person who may create events. Staff, who have no company, move nothing.
 */
export async function MovingStore({ user }: { user: User }) {
  const token = storeToken.safeParse((await cookies()).get(TEMPORARY_STORE_COOKIE)?.value);
  if (!token.success || !user.tenant_id || user.superadmin === 1) return null;
  if (!can(actorOf(user), 'events.create')) return null;
  const [kept, messages] = await Promise.all([read(token.data), pickMessages(['admin', 'errors', 'forms'])]);
  return (
    <NextIntlClientProvider messages={messages}>
      <StoreMover tenant={user.tenant_id} kept={kept} />
    </NextIntlClientProvider>
  );
}
