import { AppError, notFound } from '@/lib/kernel/app-error';
import { can } from '@/lib/permissions/permissions';
import type { QueryOf } from '@/lib/contract/route';
import type { PreviewData, readPreview } from '@/lib/modules/storefront/contract/preview';
import { readProduct } from '@/lib/modules/storefront/data/read-product';
import type { Transaction } from '@/lib/db/transaction';
import { findSlug, type SlugOwner } from '@/lib/modules/events/service/statements/find-slug';
import { findVersion } from '@/lib/modules/storefront/data/versions';
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
import { openApproval } from '@/lib/modules/events/service/may-look';
import { mayPreview, previewToken } from '@/lib/modules/events/service/preview-token';
import { canBePaid, presentStorefront } from './read-storefront';
import { presentApprovalView } from './approvals/present-approval';
import { asVersion } from './versions/as-version';

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

/** The guest's token, for the addresses of pictures, and the version that is shown; without one, what is saved. */
interface Guest {
  token: string;
  version?: number | undefined;
}

/** The store at a version. Throws `gone` where it is no longer kept. */
async function atVersion(
  tx: Transaction,
  tenantId: string,
  row: StorefrontRow,
  version: number,
): Promise<StorefrontRow> {
  const kept = await findVersion(tx, { tenantId, eventId: row.event.id }, version);
  if (!kept) throw new AppError('gone');
  return asVersion(row, kept);
}

/** The event, and if requested one product, the product list or the form. Throws 404 for an unknown one. */
function readRows(context: TenantContext, slug: string, look: Look, { token, version }: Guest) {
  const { product: productId, list, form, ...asked } = look;
  return withTenant(context, async (tx) => {
    const row = await readRow(tx, slug, { drafts: true, lang: asked.lang });
    const product =
      productId === undefined
        ? null
        : await readProduct(tx, slug, productId, { drafts: true, lang: asked.lang });
    if (!row || product === undefined) throw notFound();
    const shown = version === undefined ? row : await atVersion(tx, context.tenantId, row, version);
    const listed = list ? await findProducts(tx, context, slug, asked, token) : null;
    const asks = form ? await readForm(tx, context, row, asked, token) : null;
    return { row: shown, product, list: listed ?? null, form: asks };
  });
}

/** The event as its pages will show it: as if it were active and open, but nothing can be bought. */
async function preview(
  context: TenantContext,
  { slug, regions }: Pick<SlugOwner, 'regions'> & { slug: string },
  look: Look,
  guest: Guest = previewToken({ tenantId: context.tenantId, slug }),
): Promise<Omit<PreviewData, 'shared' | 'approval'>> {
  const { tenantId } = context;
  const { token } = guest;
  const { row, product, list, form } = await readRows(context, slug, look, guest);
  const shown = { ...row, event: { ...row.event, status: 'Active' as const, opensAt: null, closesAt: null } };
  const store = presentStorefront(tenantId, shown, [], { preview: token, lang: look.lang });
  const place = { tenantId, slug, pricing: storePricing(row.event), preview: token };
  return {
    status: row.event.status,
    store: { ...store, door: 'closed', takes_payment: false },
    product: product && (await presentAnswer(place, product)),
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
  return { ...shown, shared, approval: null };
}

/**
 * The same for the holder of a preview link, or of one for approval, which shows the version it was made for and no later
 * save. Throws 404 for an invalid token and an expired preview, `gone` for a link for approval that has ended. D5-2,
 * S3.6-15.
 */
export async function readSharedPreview(slug: string, token: string, look: Look): Promise<PreviewData> {
  const { tenantId, regions } = await ownerOf(slug);
  const context: TenantContext = { tenantId, actor: 'shopper' };
  const link = await openApproval({ tenantId, slug }, token);
  if (link) {
    const shown = await preview(context, { slug, regions }, look, { token, version: link.version });
    return { ...shown, shared: null, approval: presentApprovalView(link) };
  }
  if (!mayPreview({ tenantId, slug }, token)) throw notFound();
  return { ...(await preview(context, { slug, regions }, look)), shared: null, approval: null };
}
