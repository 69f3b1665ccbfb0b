import { notFound } from '@/lib/kernel/app-error';
import { can } from '@/lib/permissions/permissions';
import type { QueryOf } from '@/lib/contract/route';
import type { PreviewData, readPreview } from '@/lib/modules/storefront/contract/preview';
import { readProduct } from '@/lib/modules/storefront/data/read-product';
import type { Transaction } from '@/lib/db/transaction';
import { findSlug, type SlugOwner } from '@/lib/modules/events/service/statements/find-slug';
import { readFormFacts } from '@/lib/modules/storefront/data/read-form-facts';
import { readStorefront as readRow, type StorefrontRow } from '@/lib/modules/storefront/data/read-storefront';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import { recordStaffAccess } from '@/lib/modules/accounts/service/record-staff-access';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { presentAnswer } from './read-product';
import { findFormProducts } from './list-form-products';
import { findProducts } from './list-products';
import { mayPreview, previewToken } from '@/lib/modules/events/service/preview-token';
import { canBePaid, presentStorefront } from './read-storefront';

async function ownerOf(slug: string): Promise<SlugOwner> {
  const owner = await withDirectory((tx) => findSlug(tx, slug));
  if (!owner || owner.renamedTo !== null) throw notFound();
  return owner;
}

/** Which part of an event is previewed. */
type Look = Omit<QueryOf<typeof readPreview>, 'preview'>;

/** A Bulk event's invitees get all its pieces at once; so does the preview. */
const ALL = 1000;

type Form = NonNullable<PreviewData['form']>;

/** The event's order form; null for a store, and for a Bulk event that collects no sizes. */
async function readForm(
  tx: Transaction,
  context: TenantContext,
  { event }: StorefrontRow,
  asked: Look,
  token: string,
): Promise<Omit<Form, 'takes_payment'> | null> {
  const { type, slug } = event;
  const facts = type === 'Store' ? undefined : await readFormFacts(tx, slug);
  if (!facts || (type === 'Bulk' && !facts.collectSizes)) return null;
  const { q, page, lang } = asked;
  const input = { q, page, lang, ...(type === 'Bulk' ? { size: ALL } : {}) };
  const products = await findFormProducts(tx, context, slug, input, token);
  if (!products) return null;
  return {
    products,
    locked_countries: facts.lockedCountries,
    collects_addresses: facts.collectAddresses,
  };
}

/** The event, and if requested one product, the product list or the form. Throws 404 for an unknown one. */
function readRows(context: TenantContext, slug: string, look: Look, token: string) {
  const { product: productId, list, form, ...asked } = look;
  return withTenant(context, async (tx) => {
    const row = await readRow(tx, slug, { drafts: true, lang: asked.lang });
    const product =
      productId === undefined
        ? null
        : await readProduct(tx, slug, productId, { drafts: true, lang: asked.lang });
    if (!row || product === undefined) throw notFound();
    const listed = list ? await findProducts(tx, context, slug, asked, token) : null;
    const asks = form ? await readForm(tx, context, row, asked, token) : null;
    return { row, product, list: listed ?? null, form: asks };
  });
}

/** The event as its pages will show it: as if it were active and open, but nothing can be bought. */
async function preview(
  context: TenantContext,
  { slug, regions }: Pick<SlugOwner, 'regions'> & { slug: string },
  look: Look,
): Promise<Omit<PreviewData, 'shared'>> {
  const { tenantId } = context;
  const { token } = previewToken({ tenantId, slug });
  const { row, product, list, form } = await readRows(context, slug, look, token);
  const shown = { ...row, event: { ...row.event, status: 'Active' as const, opensAt: null, closesAt: null } };
  const store = presentStorefront(tenantId, shown, [], { preview: token, lang: look.lang });
  const place = { tenantId, slug, pricing: storePricing(row.event), preview: token };
  return {
    status: row.event.status,
    store: { ...store, door: 'closed', takes_payment: false },
    product: product && presentAnswer(place, product),
    list,
    form: form && { ...form, takes_payment: canBePaid(row.event.region, regions) },
  };
}

/**
 * An event in any status, with a product or the product list, for users of its tenant or for staff (audited), plus a
 * link that lets others see it too. Throws 404 for another tenant's event and for users who may not preview. D2, D3,
 * D5-2.
 */
export async function readOwnPreview(user: SessionUser, slug: string, look: Look): Promise<PreviewData> {
  const { tenantId, regions } = await ownerOf(slug);
  const mine = user.superadmin || user.tenantId === tenantId;
  if (!mine || !can(user, 'events.preview')) throw notFound();
  if (user.superadmin) await recordStaffAccess(user.id, 'storefront.preview', tenantId);
  const actor = user.superadmin ? 'staff' : 'client';
  const shown = await preview({ tenantId, actor, userId: user.id }, { slug, regions }, look);
  const { token, until } = previewToken({ tenantId, slug });
  const shared = { path: `/site-preview/${slug}?preview=${token}`, until: until.toISOString() };
  return { ...shown, shared };
}

/** The same for the holder of a preview link. Throws 404 for an invalid or expired link. D5-2. */
export async function readSharedPreview(slug: string, token: string, look: Look): Promise<PreviewData> {
  const { tenantId, regions } = await ownerOf(slug);
  if (!mayPreview({ tenantId, slug }, token)) throw notFound();
  return { ...(await preview({ tenantId, actor: 'shopper' }, { slug, regions }, look)), shared: null };
}
