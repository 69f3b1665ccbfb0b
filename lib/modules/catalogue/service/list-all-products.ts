import { decodeCursor, encodeCursor } from '@/lib/db/cursor';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { log } from '@/lib/env/logger';
import type {
  AllProductsPage,
  AllProductsQuery,
  StaffProduct,
} from '@/lib/modules/catalogue/contract/list-all-products';
import {
  listAllProducts as listRows,
  type AllProductsRow,
} from '@/lib/modules/catalogue/data/list-all-products';
import { blocksSale, checkPrint } from './check-print';
import { previewVersion } from './preview-url';

/** How long one page may check designs: the first one after a start loads fonts, and the list must not wait for all. */
const CHECK_FOR_MS = 2_500;

/** What the print check says of a design; one that can't be checked doesn't keep the others from being listed. */
async function printCheckOf(row: AllProductsRow): Promise<StaffProduct['print_check']> {
  const { tenantId, colours, first } = row;
  const scenes = [row.sceneFront, row.sceneBack].filter((scene) => scene !== null);
  if (scenes.length === 0) return 'none';
  try {
    const refusedWords = first?.refusedWords ?? [];
    const { issues } = await checkPrint(tenantId, { scenes, colours, refusedWords });
    if (blocksSale(issues)) return 'block';
    return issues.length > 0 ? 'warn' : 'fine';
  } catch (error) {
    log().warn({ err: error, productId: row.id }, 'a design could not be checked');
    return 'unknown';
  }
}

function previewOf(row: AllProductsRow): string | null {
  const { tenantId, id, family, first, frontHash, backHash } = row;
  const [colour] = row.colours;
  if (!first || !colour) return null;
  const side = frontHash === null && backHash !== null ? 'back' : 'front';
  const sceneHash = side === 'back' ? backHash : frontHash;
  const version = previewVersion({ family, side, hex: colour.hex, sceneHash });
  const product = `/api/${tenantId}/events/${first.slug}/products/${id}`;
  return `${product}/picture/${colour.identifier}/${side}?v=${version}`;
}

async function present(row: AllProductsRow, mayCheck: boolean): Promise<StaffProduct> {
  return {
    product_id: row.id,
    tenant_id: row.tenantId,
    tenant_name: row.tenantName,
    name: row.name,
    code: row.code,
    family: row.family,
    status: row.status,
    locked: row.locked,
    lock_reason: row.lockReason,
    event: row.first && { slug: row.first.slug, name: row.first.name },
    event_count: row.eventCount,
    preview: previewOf(row),
    print_check: mayCheck ? await printCheckOf(row) : 'unknown',
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

/**
 * A page of the products of all tenants, or of one, each with its print check; for staff (S2.2-7, D28-1). Deleted ones are
 * left out. The check reads files, so it comes after the transaction; designs that it does not reach within `checkForMs`
 * are told as unknown. Throws 422 for an invalid cursor.
 */
export async function listAllProducts(
  context: StaffContext,
  query: AllProductsQuery,
  checkForMs = CHECK_FOR_MS,
): Promise<AllProductsPage> {
  const { sort, limit, status = null, locked, tenant = null } = query;
  const after = query.cursor ? decodeCursor(query.cursor, sort, 'instant') : null;
  const filter = {
    tenantId: tenant,
    status,
    locked: locked === undefined ? null : locked === 'yes',
    search: query.search || null,
  };
  // One row more than the page size shows whether there is a next page.
  const page = { after, limit: limit + 1, oldestFirst: sort === 'updated_at' };
  const rows = await withStaff(context, (tx) => listRows(tx, filter, page));
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const products: StaffProduct[] = [];
  // One after another: each may load fonts and pictures, and a page is short.
  const until = performance.now() + checkForMs;
  for (const row of shown) products.push(await present(row, performance.now() < until));
  return {
    products,
    next_cursor: last
      ? encodeCursor(sort, { value: last.place, id: last.id, tenantId: last.tenantId })
      : null,
  };
}
