import { invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { assertWritable } from '@/lib/modules/events/rules/assert-writable';
import { eventDefaults } from '@/lib/modules/events/rules/event-defaults';
import { slugProblem } from '@/lib/modules/events/rules/slug-problem';
import { copyAccess } from '@/lib/modules/events/service/statements/event-access';
import { audit } from '@/lib/audit/append-audit';
import { copyProducts } from '@/lib/modules/catalogue/service/copy-products';
import { copyVouchers } from '@/lib/modules/checkout/service/statements/copy-vouchers';
import type { EventClone } from '@/lib/modules/event-builder/contract/clone-event';
import { findCloneSource, insertCopy, type CloneSource } from '@/lib/modules/event-builder/data/clone-event';
import {
  insertEvent,
  readCompany,
  takeSlug,
  type CompanyRow,
} from '@/lib/modules/event-builder/data/create-event';
import { MOST_CLONED } from '@/lib/modules/event-builder/rules/clone-parts';
import { addFirstLook } from '@/lib/modules/storefront/service/first-look';
import { copyLook } from '@/lib/modules/storefront/service/statements/copy-look';
import { PALETTES } from '@/lib/modules/storefront/rules/looks';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { countCreating } from './creation-limits';
import { firstContent } from './first-content';
import { takeFreeSlug } from './free-slug';

interface Cloning {
  context: TenantContext;
  source: CloneSource;
  wanted: EventClone;
  company: CompanyRow;
}

/** The slug asked for, or one made of the name. Throws 422 at a slug that is taken. */
async function slugFor(
  tx: Transaction,
  { wanted }: Cloning,
  of: { tenantId: string; eventId: string; at: Date },
) {
  const { slug, name } = wanted;
  if (slug === undefined || slug === '') return takeFreeSlug(tx, name, of);
  if (!(await takeSlug(tx, { slug, ...of }))) throw invalid({ slug: ['slug_taken'] });
  return slug;
}

/** The event's own row: with the source's settings, or with the defaults of its type. */
async function addEvent(tx: Transaction, cloning: Cloning): Promise<{ id: string; slug: string }> {
  const { context, source, wanted, company } = cloning;
  const { tenantId } = context;
  const [id, at] = [newId('event'), now()];
  const slug = await slugFor(tx, cloning, { tenantId, eventId: id, at });
  const own = { id, slug, name: wanted.name };
  const { type, region, sample, defaultLanguage } = source;
  if (wanted.details) await insertCopy(tx, { tenantId, id: source.id }, { ...own, at });
  else {
    await insertEvent(tx, {
      tenantId,
      ...own,
      type,
      region,
      sample,
      defaultLanguage,
      status: 'Draft',
      ...eventDefaults(type, region, company),
      states: [],
      lockedCountries: [],
      createdAt: at,
      updatedAt: at,
    });
  }
  await audit(tx, context, {
    action: 'event.created',
    subjectType: 'event',
    subjectId: id,
    data: { slug, type, region, cloned_from: source.id },
  });
  return { id, slug };
}

async function addLook(tx: Transaction, { context, source, wanted, company }: Cloning, id: string) {
  const { tenantId } = context;
  const { name } = wanted;
  const names = { from: source.name, to: name };
  if (wanted.look && (await copyLook(tx, { tenantId, from: source.id, to: id, names, at: now() }))) return;
  const content = firstContent({ name, heading: '', subheading: '' }, company, null);
  await addFirstLook(tx, context, id, { ...PALETTES.moss, fontSet: 'clean', name, content });
}

async function clone(tx: Transaction, cloning: Cloning) {
  const { context, source, wanted } = cloning;
  const { tenantId } = context;
  const made = await addEvent(tx, cloning);
  await addLook(tx, cloning, made.id);
  const between = { from: source.id, to: made.id, at: now() };
  if (wanted.details) await copyAccess(tx, { tenantId, ...between });
  const sameStock = wanted.stock === 'same';
  const products = wanted.products
    ? await copyProducts(tx, context, { ...between, sameStock, most: MOST_CLONED })
    : 0;
  if (products === null) throw invalid({ products: ['too_many'] });
  const vouchers = wanted.vouchers ? await copyVouchers(tx, { tenantId, ...between }) : 0;
  return { slug: made.slug, products, vouchers };
}

/**
 * Makes a draft of another event of the same tenant with the parts asked for: all of it with its audit rows in one
 * transaction, or nothing. Products are copies of their own, so that a change of one event's is none of the other's; a
 * copy of a locked product is locked too. Throws 404 for another tenant's event, 409 for one that staff have locked, 422
 * at a slug that is malformed, reserved or taken, at `products` for more than can be copied at once, and
 * `rate_limited`. S3.9-6.
 */
export async function cloneEvent(context: TenantContext, slug: string, wanted: EventClone) {
  const { tenantId } = context;
  const problem = wanted.slug ? slugProblem(wanted.slug) : null;
  if (problem) throw invalid({ slug: [problem] });
  await countCreating(tenantId, 'create');
  return withTenant(context, async (tx) => {
    // Locks the company until commit: events of one company are created one after the other.
    const company = await readCompany(tx, tenantId);
    const source = await findCloneSource(tx, tenantId, slug);
    if (!company || !source) throw notFound();
    assertWritable(context.actor, source);
    return clone(tx, { context, source, wanted, company });
  });
}
