import { createHash } from 'node:crypto';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { webhooksEnv } from '@/lib/env/webhooks';
import { customisableImages } from '@/lib/modules/design/rules/personalise';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { readShopProducts } from '@/lib/modules/shop-orders/data/shop-ground';
import { variantOfSku } from '@/lib/modules/shop-orders/data/variant-of-sku';
import { typedFor } from '@/lib/modules/shop-orders/rules/own-values';
import { findConnection } from '@/lib/modules/shop-platform/service/statements/connection';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { keepFetched } from '@/lib/modules/uploads/service/keep-fetched';
import { getGuarded } from '@/lib/outbound/get-guarded';
import type { FulfilmentRequest } from '@/lib/shop-platform';
import { shopEvent } from './shop-event';

/** So many pictures of one request are fetched; what is beyond these is none that we print. */
const MOST = 20;
const TRIES = 2;
const IS_ADDRESS = /^https?:\/\//i;

/** Shoppers' pictures of a request: address → file, and what the print check must know of each file. */
export interface FetchedPictures {
  files: ReadonlyMap<string, string>;
  facts: Readonly<Record<string, PictureFacts>>;
}

/** The addresses that are in fields of picture layers, each once. */
async function addressesIn(
  tx: Transaction,
  tenantId: string,
  { lines }: FulfilmentRequest,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { sku, properties } of lines) {
    if (!Object.values(properties).some((value) => IS_ADDRESS.test(value.trim()))) continue;
    const variant = await variantOfSku(tx, tenantId, sku);
    const productIds = variant ? [variant.productId] : [];
    for (const { sceneFront, sceneBack } of await readShopProducts(tx, { tenantId, productIds }))
      for (const layer of [sceneFront, sceneBack].flatMap((scene) =>
        scene ? customisableImages(scene) : [],
      )) {
        const value = typedFor(layer, properties);
        if (value !== undefined && IS_ADDRESS.test(value)) found.add(value);
      }
  }
  return found;
}

/** What is to be fetched, and the event whose it is; null for nothing. */
async function wanted(context: TenantContext, shop: string, request: FulfilmentRequest) {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const urls = [...(await addressesIn(tx, tenantId, request))].slice(0, MOST);
    if (urls.length === 0) return null;
    const row = await findConnection(tx, tenantId, true);
    if (row?.shop !== shop || row.status !== 'connected') return null;
    return { urls, eventId: (await shopEvent(tx, context, row)).id };
  });
}

async function fetched(url: string): Promise<Buffer | null> {
  const local = webhooksEnv().WEBHOOKS_TO_LOCAL === '1';
  for (let tried = 1; ; tried += 1) {
    const got = await getGuarded({ url, mostBytes: UPLOAD_LIMITS.bytes, local });
    if (got.ok) return got.value;
    if (got.error !== 'away' || tried >= TRIES) return null;
  }
}

/**
 * Fetches the pictures that shoppers have added at the product, which the shop tells by their addresses, and takes each as any upload is taken.
 * One that can't be fetched, or is no picture, is left out: its line then names a picture that we don't have, and is refused. Outside any
 * transaction; again, it is the same files. S4-60.
 */
export async function fetchPictures(
  context: TenantContext,
  shop: string,
  request: FulfilmentRequest,
): Promise<FetchedPictures> {
  const files = new Map<string, string>();
  const facts: Record<string, PictureFacts> = {};
  const { urls = [], eventId = '' } = (await wanted(context, shop, request)) ?? {};
  for (const url of urls) {
    const name = JSON.stringify([context.tenantId, request.id, url]);
    const uploadId = `upl_${createHash('sha256').update(name).digest('hex').slice(0, 20)}`;
    const kept = await keepFetched(context, { eventId, uploadId, fetch: () => fetched(url) });
    if (!kept) continue;
    files.set(url, kept.fileId);
    facts[kept.fileId] = kept.facts;
  }
  return { files, facts };
}
