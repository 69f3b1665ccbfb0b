import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { eventDefaults } from '@/lib/modules/events/rules/event-defaults';
import type { NewEvent } from '@/lib/modules/event-builder/contract/create-event';
import { audit } from '@/lib/audit/append-audit';
import {
  findMadeOf,
  insertEvent,
  readCompany,
  type CompanyRow,
} from '@/lib/modules/event-builder/data/create-event';
import { takeDraft } from '@/lib/modules/event-builder/data/event-drafts';
import { findTemporaryStore, takeTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { findFile } from '@/lib/modules/uploads/service/statements/files';
import { addFileOnce } from '@/lib/modules/uploads/service/statements/keep-once';
import type { Transaction } from '@/lib/db/transaction';
import { withAccount, type AccountDoors } from '@/lib/db/with-account';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { readOwnStoreId } from './move-asset';
import { unusedSince } from './store-life';
import { addProduct, type NewProduct } from '@/lib/modules/catalogue/service/add-product';
import { addFirstLook } from '@/lib/modules/storefront/service/first-look';
import { countCreating } from './creation-limits';
import { firstContent } from './first-content';
import { takeSlugFor } from './free-slug';
import { checkProducts, newProducts } from './new-products';
import { knownPictures, type KnownPictures } from './own-pictures';

/** How an event is made, besides what it consists of. */
interface HowToCreate {
  /** Its default language. */
  lang: string;
  /** The slug asked for; without one, it is made of the name. */
  slug?: string;
  /** The version of the draft that it is made of, which goes by the temporary store's id. */
  draftVersion?: number;
}

interface Creation {
  context: TenantContext;
  input: NewEvent;
  /** The temporary store to make the event from. */
  storeId: string | null;
  how: HowToCreate;
  products: NewProduct[];
  pictures: KnownPictures;
}

/** The URL of the logo; null for none. Throws 422 for an image that is not a logo of this tenant. */
async function logoOf(tx: Transaction, tenantId: string, input: NewEvent): Promise<string | null> {
  const { image_id: id } = input;
  if (id === null) return null;
  if (!(await findFile(tx, tenantId, id, ['logo']))) throw invalid({ image_id: ['unknown'] });
  return `/api/${tenantId}/files/${id}`;
}

/** Writes the pictures, look and products of a new event. */
async function furnish(
  tx: Transaction,
  creation: Creation,
  made: { id: string; name: string; company: CompanyRow },
): Promise<void> {
  const { context, input, products, pictures } = creation;
  const subject = { subjectType: 'event', subjectId: made.id } as const;
  const logo = await logoOf(tx, context.tenantId, input);
  for (const { row } of pictures.moved) {
    const from = { eventId: made.id, addedByUserId: context.userId ?? null };
    if (!(await addFileOnce(tx, { ...row, ...from }))) continue;
    await audit(tx, context, { action: 'file.added', subjectType: 'file', subjectId: row.id });
    await audit(tx, context, { action: 'event_file.added', ...subject, data: { file: row.id } });
  }
  if (logo !== null) {
    await audit(tx, context, {
      action: 'event_file.added',
      ...subject,
      data: { file: input.image_id, kind: 'logo' },
    });
  }
  const { primary, secondary, tertiary, font_set: fontSet } = input.theme;
  const content = firstContent({ ...input.page, name: made.name }, made.company, logo, input.theme.layout);
  const look = { primary, secondary, tertiary, fontSet, name: made.name, content };
  await addFirstLook(tx, context, made.id, look);
  for (const product of products) await addProduct(tx, context, { id: made.id }, product);
}

async function create(tx: Transaction, creation: Creation, company: CompanyRow): Promise<string> {
  const { context, input, storeId, how } = creation;
  const { tenantId } = context;
  const [id, at] = [newId('event'), now()];
  const name = input.page.name || company.name;
  const wanted = { slug: how.slug ?? '', name };
  const slug = await takeSlugFor(tx, wanted, { tenantId, eventId: id, at });
  const { type, region } = input;
  await insertEvent(tx, {
    tenantId,
    id,
    slug,
    name,
    type,
    region,
    status: 'Draft',
    defaultLanguage: how.lang,
    ...eventDefaults(type, region, company),
    states: [],
    lockedCountries: [],
    temporaryStoreId: storeId,
    createdAt: at,
    updatedAt: at,
  });
  const subject = { subjectType: 'event', subjectId: id } as const;
  await audit(tx, context, { action: 'event.created', ...subject, data: { slug, type, region } });
  if (storeId !== null) {
    await audit(tx, context, {
      action: 'temporary_store.moved',
      ...subject,
      data: { temporary_store: storeId },
    });
  }
  await furnish(tx, creation, { id, name, company });
  if (storeId !== null && how.draftVersion !== undefined) {
    const draft = { tenantId, id: storeId, version: how.draftVersion };
    if (!(await takeDraft(tx, draft))) throw new AppError('conflict');
  }
  return slug;
}

/**
 * Deletes the temporary store, or finds the event it already became here. Throws 404 where it is unknown or has become
 * another tenant's event.
 */
async function takeStore(
  tx: Transaction,
  doors: AccountDoors,
  tenantId: string,
  storeId: string,
): Promise<string | null> {
  await doors.directory();
  const taken = await takeTemporaryStore(tx, { id: storeId, since: unusedSince() });
  await doors.tenant();
  if (taken) return null;
  const slug = await findMadeOf(tx, tenantId, storeId);
  if (slug === null) throw notFound();
  return slug;
}

/** Runs before anything is copied from it. Throws 404 for a store that no longer exists. */
async function requireKept(id: string): Promise<void> {
  const found = await withDirectory((tx) => findTemporaryStore(tx, { id, since: unusedSince() }));
  if (!found) throw notFound();
}

/**
 * Creates an event as a draft with the defaults of its type: slug, event, look, products, pictures and audit rows in
 * one transaction (S4-18, S7, D6, D26). A temporary store is deleted with it and becomes exactly one event, also under
 * repeated and parallel requests: later requests get that event's slug. Without a name, the temporary store's name is
 * used, else the company's; without a store a name is required. Throws 404 for an invalid token, 403 for staff who send
 * one, 422 at a field that names something unknown or foreign and at `slug`, 409 `conflict` for a draft of another
 * version, and `rate_limited`.
 */
export async function createEvent(
  context: TenantContext,
  input: NewEvent,
  how: HowToCreate,
): Promise<{ slug: string }> {
  const { tenantId } = context;
  const token = input.temporary_store;
  const storeId = token === undefined ? null : readOwnStoreId(context, token);
  if (storeId === null && input.page.name === '') throw invalid({ 'page.name': ['required'] });
  const before = storeId && (await withTenant(context, (tx) => findMadeOf(tx, tenantId, storeId)));
  if (before) return { slug: before };
  if (storeId !== null) await requireKept(storeId);
  const pictures = await knownPictures(context, input, storeId);
  await checkProducts(input, pictures);
  await withTenant(context, (tx) => logoOf(tx, tenantId, input));
  // Counted only when all is valid, so that corrections of a form do not use up the limit.
  await countCreating(tenantId, 'create');
  const products = await newProducts(tenantId, input, pictures);
  const creation = { context, input, storeId, how, products, pictures };
  const slug = await withAccount(context, async (tx, doors) => {
    // Locks the company until commit: events of one company are created one after the other.
    const company = await readCompany(tx, tenantId);
    if (!company) throw notFound();
    const known = storeId === null ? null : await takeStore(tx, doors, tenantId, storeId);
    return known ?? create(tx, creation, company);
  });
  return { slug };
}
