import { can } from '@/lib/permissions/permissions';
import type { Actor } from '@/lib/permissions/roles';
import { isFoldedCode, parseCode } from '@/lib/modules/orders/rules/promo-code';
import {
  HIT_KINDS,
  HITS_OF_A_KIND,
  type HitKind,
  type SearchHits,
  type SearchQuery,
} from '@/lib/modules/search/contract/search';
import { findCodes, type CodeRow } from '@/lib/modules/search/data/find-codes';
import {
  findEvents,
  findFiles,
  findOrders,
  findProducts,
  newestEvents,
} from '@/lib/modules/search/data/find-hits';
import type { SearchPlace } from '@/lib/modules/search/data/find-terms';
import { listClients } from '@/lib/modules/tenants/service/list-clients';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { codeHit, eventHit, fileHit, orderHit, productHit } from './present-hits';

/** One more than is shown, to know whether there are more. */
const READ = HITS_OF_A_KIND + 1;

type Found = Omit<SearchHits, 'more'>;
const NOTHING: Found = { events: [], products: [], orders: [], codes: [], files: [], clients: [] };

/** Whether a text has anything to search by: `%`, `_` and other marks alone find nothing. */
const isSearchable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function shown(found: Found): SearchHits {
  const more: HitKind[] = HIT_KINDS.filter((kind) => found[kind].length > HITS_OF_A_KIND);
  const { events, products, orders, codes, files, clients } = found;
  const first = <T>(hits: T[]): T[] => hits.slice(0, HITS_OF_A_KIND);
  return {
    events: first(events),
    products: first(products),
    orders: first(orders),
    codes: first(codes),
    files: first(files),
    clients: first(clients),
    more,
  };
}

function codeKinds(actor: Actor): CodeRow['kind'][] {
  return [
    ...(can(actor, 'promo_codes.read') ? (['promotion'] as const) : []),
    ...(can(actor, 'vouchers.read') ? (['voucher'] as const) : []),
  ];
}

async function codesFor(tx: Transaction, actor: Actor, text: string, place: SearchPlace) {
  const kinds = codeKinds(actor);
  const wanted = parseCode(text);
  if (kinds.length === 0 || !isFoldedCode(wanted.folded)) return [];
  return (await findCodes(tx, kinds, wanted, place)).map(codeHit);
}

/** What is found inside a transaction, each kind only for roles that may read it (D3). */
async function gather(
  tx: Transaction,
  actor: Actor,
  { q: text, only }: SearchQuery,
  tenantId: string | null,
): Promise<Found> {
  const place: SearchPlace = { tenantId, limit: READ };
  const readsEvents = can(actor, 'events.read');
  if (!isSearchable(text)) {
    const newest = only === 'events' && readsEvents && text === '' ? await newestEvents(tx, place) : [];
    return { ...NOTHING, events: newest.map(eventHit) };
  }
  const events = readsEvents ? (await findEvents(tx, text, place)).map(eventHit) : [];
  if (only === 'events') return { ...NOTHING, events };
  return {
    ...NOTHING,
    events,
    products: can(actor, 'products.read') ? (await findProducts(tx, text, place)).map(productHit) : [],
    orders: can(actor, 'orders.read') ? (await findOrders(tx, text, place)).map(orderHit) : [],
    codes: await codesFor(tx, actor, text, place),
    files: can(actor, 'files.read') ? (await findFiles(tx, text, place)).map(fileHit) : [],
  };
}

/**
 * What of a tenant is found by the beginning of a word: at most six hits of a kind, the closest first. Each kind only for
 * roles that may read it (D3).
 */
export async function searchTenant(
  context: TenantContext,
  actor: Actor,
  query: SearchQuery,
): Promise<SearchHits> {
  return shown(await withTenant(context, (tx) => gather(tx, actor, query, context.tenantId)));
}

/** The same over all tenants or a chosen one, and clients by their name or their people; for staff. */
export async function searchAll(
  context: StaffContext,
  actor: Actor,
  query: SearchQuery & { tenant?: string | undefined },
): Promise<SearchHits> {
  const found = await withStaff(context, (tx) => gather(tx, actor, query, query.tenant ?? null));
  const wantsClients = query.only === undefined && !query.tenant && isSearchable(query.q);
  if (!wantsClients || !can(actor, 'clients.read')) return shown(found);
  const { clients } = await listClients(context, { search: query.q, limit: READ, sort: '-created_at' });
  return shown({ ...found, clients: clients.map(({ id, name }) => ({ id, name })) });
}
