import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
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
import { takeDraft } from '@/lib/modules/event-builder/data/event-drafts';
import { takeTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { findCloneSource, insertCopy, type CloneSource } from '@/lib/modules/event-builder/data/clone-event';
import {
  findMadeOf,
  insertEvent,
  readCompany,
  type CompanyRow,
} from '@/lib/modules/event-builder/data/create-event';
import { MOST_CLONED } from '@/lib/modules/event-builder/rules/clone-parts';
import { addFirstLook } from '@/lib/modules/storefront/service/first-look';
import { copyLook, copyLookTexts } from '@/lib/modules/storefront/service/statements/copy-look';
import { PALETTES } from '@/lib/modules/storefront/rules/looks';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount, type AccountDoors } from '@/lib/db/with-account';
import type { TenantContext } from '@/lib/db/with-tenant';
import { countCreating } from './creation-limits';
import { firstContent } from './first-content';
import { takeSlugFor } from './free-slug';

/** The draft that asks for the copy. */
interface ClonedDraft {
  id: string;
  version: number;
}

interface Cloning {
  context: TenantContext;
  source: CloneSource;
  wanted: EventClone;
  company: CompanyRow;
  draft: ClonedDraft | null;
}

/** The event's own row: with the source's settings, or with the defaults of its type. */
async function addEvent(tx: Transaction, cloning: Cloning): Promise<{ id: string; slug: string }> {
  const { context, source, wanted, company, draft } = cloning;
  const { tenantId } = context;
  const [id, at] = [newId('event'), now()];
  const names = { slug: wanted.slug ?? '', name: wanted.name };
  const slug = await takeSlugFor(tx, names, { tenantId, eventId: id, at });
  const own = { id, slug, name: wanted.name };
  const draftId = draft?.id ?? null;
  const { type, region, sample, defaultLanguage } = source;
  if (wanted.details) await insertCopy(tx, { tenantId, id: source.id }, { ...own, draftId, at });
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
      temporaryStoreId: draftId,
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
  const copy = { tenantId, from: source.id, to: id, at: now() };
  const names = { from: source.name, to: name };
  if (wanted.look && (await copyLook(tx, { ...copy, names }))) {
    await copyLookTexts(tx, copy);
    return;
  }
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
    : [];
  if (products === null) throw invalid({ products: ['too_many'] });
  const vouchers = wanted.vouchers ? await copyVouchers(tx, { tenantId, ...between, products }) : 0;
  return { slug: made.slug, products: products.length, vouchers };
}

/** Deletes the draft with the place of its pictures. Throws 409 if it was saved elsewhere meanwhile. */
async function dropDraft(tx: Transaction, doors: AccountDoors, tenantId: string, draft: ClonedDraft) {
  if (!(await takeDraft(tx, { tenantId, ...draft }))) throw new AppError('conflict');
  await doors.directory();
  await takeTemporaryStore(tx, { id: draft.id, since: new Date(0) });
  await doors.tenant();
}

/**
 * Makes a draft of another event of the same tenant with the parts asked for: all of it with its audit rows in one
 * transaction, or nothing. Products are copies of their own, so that a change of one event's is none of the other's; a
 * copy of a locked product is locked too. Throws 404 for another tenant's event, 409 for one that staff have locked, 422
 * at a slug that is malformed, reserved or taken, at `products` for more than can be copied at once, and
 * `rate_limited`. A draft that asks for the copy goes with it, and gets the same copy when it asks again. S3.9-6.
 */
export async function cloneEvent(
  context: TenantContext,
  slug: string,
  wanted: EventClone,
  draft: ClonedDraft | null = null,
) {
  const { tenantId } = context;
  const problem = wanted.slug ? slugProblem(wanted.slug) : null;
  if (problem) throw invalid({ slug: [problem] });
  await countCreating(tenantId, 'create');
  return withAccount(context, async (tx, doors) => {
    // Locks the company until commit: events of one company are created one after the other.
    const company = await readCompany(tx, tenantId);
    const before = draft && (await findMadeOf(tx, tenantId, draft.id));
    if (before) return { slug: before, products: 0, vouchers: 0 };
    const source = await findCloneSource(tx, tenantId, slug);
    if (!company || !source) throw notFound();
    assertWritable(context.actor, source);
    const made = await clone(tx, { context, source, wanted, company, draft });
    if (draft) await dropDraft(tx, doors, tenantId, draft);
    return made;
  });
}
