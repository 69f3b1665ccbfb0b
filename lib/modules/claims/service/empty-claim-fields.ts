import type { FieldErrors } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { emptyFormFields } from '@/lib/modules/checkout/rules/empty-fields';
import { readClaim } from '@/lib/modules/claims/service/statements/read-claim';

/**
 * The empty fields of a claim whose body is wrong, with the promotion code if the event needs one, so that the sender
 * is told of all of them at once. S5-1, S5-4. An unknown event needs no code.
 */
export async function emptyClaimFields(
  context: TenantContext,
  slug: string,
  body: unknown,
): Promise<FieldErrors> {
  const facts = await withTenant(context, (tx) => readClaim(tx, { slug, productIds: [] }));
  return emptyFormFields(body, facts?.event);
}
