import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { beginInstall } from '@/lib/modules/shop-platform/service/install/begin-install';
import { completeInstall } from '@/lib/modules/shop-platform/service/install/complete-install';

/** Installs the app in a shop of the stand-in, as this person of a shop-platform client does it. */
export async function connectTestShop(
  person: TenantContext & { userId: string },
  shop: string,
): Promise<void> {
  const { tenantId } = person;
  await withTenant(person, (tx) => tx.insert(shopOnboarding).values({ tenantId }).onConflictDoNothing());
  const { url } = await beginInstall(person, shop);
  const answer = await fetch(url, { method: 'POST', redirect: 'manual' });
  const { searchParams } = new URL(answer.headers.get('location') ?? '');
  await completeInstall(person, Object.fromEntries(searchParams));
}
