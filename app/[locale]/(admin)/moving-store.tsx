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

/** The store that a token opens; null if the token is no longer valid. */
async function read(token: string): Promise<KeptStore | null> {
  try {
    return await serverCall(readTemporaryStore, { params: { token } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * When the admin layout loads, the temporary store kept in this browser becomes an event (S4-18), if the user belongs
 * to a company and may create events. Not for staff, who have no company.
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
