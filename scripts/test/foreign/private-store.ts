import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { withTenant } from '@/lib/db/with-tenant';
import { hashPassword } from '@/lib/modules/accounts/service/hash-password';
import { addInvited, findAccess, saveAccess } from '@/lib/modules/events/data/event-access';
import type { DemoAnswer, DemoWorld } from '@/scripts/test/demo-world';
import type { AccessMode } from '@/lib/modules/events/rules/access';
import { keepCode } from '@/lib/modules/storefront/data/entry-codes';
import { entryCodeOf } from '@/lib/modules/storefront/service/entry/entry-code';

/** A store of the demo world that no other case asks. */
export const PRIVATE = { tenant: 'ten_fjord', slug: 'fjord-fern-archive' };
export const ENTRY = { password: 'a door of our own', email: 'ada@shopper.example' };

/** Makes a store private, with a password and an address that open it; returns its event's id. */
export async function makePrivate(
  mode: AccessMode,
  { tenant: tenantId, slug }: { tenant: string; slug: string } = PRIVATE,
): Promise<string> {
  const passwordHash = await hashPassword(ENTRY.password);
  return withTenant({ tenantId, actor: 'system' }, async (tx) => {
    const eventId = (await findAccess(tx, tenantId, slug))?.id ?? '';
    const domains = ['merchloom.example'];
    await saveAccess(tx, { tenantId, eventId }, { mode, passwordHash, domains }, now());
    await addInvited(tx, { tenantId, eventId }, [ENTRY.email], now());
    return eventId;
  });
}

/** A code that was asked for and mailed a moment ago. */
export async function freshCode(tenantId: string, eventId: string, email = ENTRY.email): Promise<string> {
  const [id, at] = [newId('entryCode'), now()];
  await withTenant({ tenantId, actor: 'system' }, (tx) =>
    keepCode(tx, { tenantId, eventId, email }, { id, lang: 'en', at, before: new Date(0) }),
  );
  return entryCodeOf({ tenantId, id });
}

/** Lets everybody in again. */
export async function makePublic(world: DemoWorld, slug: string): Promise<void> {
  await world.sql(
    "update event_access set mode = 'public' where event_id = (select id from events where slug = $1)",
    [slug],
  );
}

/** Types the password, as this visitor. */
export function enter(
  world: DemoWorld,
  slug: string,
  { visitor = '10.9.9.9', password = ENTRY.password } = {},
): Promise<DemoAnswer> {
  return world.ask(`/api/storefront/${slug}/entry/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-merchloom-peer': visitor },
    body: JSON.stringify({ password }),
  });
}

/** The cookie of whoever typed it. */
export async function cookieFor(world: DemoWorld, slug: string): Promise<string> {
  const { json } = await enter(world, slug);
  return `${json.data['cookie']}=${json.data['pass']}`;
}
