import { createHash } from 'node:crypto';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { webhooksEnv } from '@/lib/env/webhooks';
import { customisableImages } from '@/lib/modules/design/rules/personalise';
import type { Result } from '@/lib/kernel/result';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { readShopProducts } from '@/lib/modules/shop-orders/data/shop-ground';
import { variantOfSku } from '@/lib/modules/shop-orders/data/variant-of-sku';
import { typedFor } from '@/lib/modules/design/rules/typed-for';
import { findConnection } from '@/lib/modules/shop-platform/service/statements/connection';
import { UPLOAD_LIMITS } from '@/lib/modules/uploads/rules/limits';
import { keepFetched } from '@/lib/modules/uploads/service/keep-fetched';
import { getGuarded, type GetFault } from '@/lib/outbound/get-guarded';
import type { FulfilmentRequest } from '@/lib/shop-platform';
import { shopEvent } from './shop-event';

/** So many pictures of one request are fetched; what is beyond these is none that we print. */
const MOST = 20;
/** So many at once. */
const AT_ONCE = 4;
/** A run's pictures have so long in all: what is left then is another run's. */
const RUN_MS = 20_000;
/** One picture has so long; none is begun that would have less than the least. */
const [MOST_MS, LEAST_MS] = [10_000, 4_000];
const IS_ADDRESS = /^https?:\/\//i;

/** Shoppers' pictures of a request: address → file, and what the print check must know of each file. */
export interface FetchedPictures {
  files: ReadonlyMap<string, string>;
  facts: Readonly<Record<string, PictureFacts>>;
  /** Whether one can't be had for the moment, or was not tried, since the run's time was over. */
  missing: 'away' | 'untried' | null;
}

/** What is left of a run's time for pictures, in ms. One of these belongs to one run of a shop. S4-94. */
export interface PictureTime {
  leftMs: number;
}
export const pictureTime = (): PictureTime => ({ leftMs: RUN_MS });

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

async function fetched(url: string, timeoutMs: number): Promise<Result<Buffer, GetFault>> {
  const local = webhooksEnv().WEBHOOKS_TO_LOCAL === '1';
  return getGuarded({ url, mostBytes: UPLOAD_LIMITS.bytes, local, timeoutMs });
}

interface Fetching {
  context: TenantContext;
  requestId: string;
  eventId: string;
  /** By the monotonic clock. */
  endsAt: number;
}

type Fetched =
  | { url: string; kept: NonNullable<Awaited<ReturnType<typeof keepFetched>>> }
  | { url: string; missing: 'away' | 'untried' | 'gone' };

/** One picture, kept as an upload; `away` may be there another time, `gone` never. */
async function fetchOne({ context, requestId, eventId, endsAt }: Fetching, url: string): Promise<Fetched> {
  const name = JSON.stringify([context.tenantId, requestId, url]);
  const uploadId = `upl_${createHash('sha256').update(name).digest('hex').slice(0, 20)}`;
  let missing: 'away' | 'untried' | 'gone' = 'gone';
  const kept = await keepFetched(context, {
    eventId,
    uploadId,
    async fetch() {
      const left = endsAt - performance.now();
      if (left < LEAST_MS) {
        missing = 'untried';
        return null;
      }
      const got = await fetched(url, Math.min(MOST_MS, left));
      if (got.ok) return got.value;
      if (got.error === 'away') missing = 'away';
      return null;
    },
  });
  return kept ? { url, kept } : { url, missing };
}

/** All of them, some at once. */
async function fetchAll(fetching: Fetching, urls: readonly string[]) {
  const waiting = [...urls];
  const done: Fetched[] = [];
  const lane = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      done.push(await fetchOne(fetching, url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return done;
}

/**
 * Fetches the pictures that shoppers have added at the product, which the shop tells by their addresses, and takes each as any upload is taken:
 * four at once, within what is left of the run's time. One that is nowhere, or is no picture, is left out: its line then names a picture that we
 * don't have, and is refused. Outside any transaction; again, it is the same files. S4-60, S4-94.
 */
export async function fetchPictures(
  context: TenantContext,
  { shop, time }: { shop: string; time: PictureTime },
  request: FulfilmentRequest,
): Promise<FetchedPictures> {
  const files = new Map<string, string>();
  const facts: Record<string, PictureFacts> = {};
  const asked = await wanted(context, shop, request);
  if (!asked) return { files, facts, missing: null };
  const begun = performance.now();
  const { eventId, urls } = asked;
  const fetching = { context, requestId: request.id, eventId, endsAt: begun + time.leftMs };
  const done = await fetchAll(fetching, urls);
  time.leftMs = Math.max(0, time.leftMs - (performance.now() - begun));
  const why = new Set<string>();
  for (const one of done) {
    if ('kept' in one) {
      files.set(one.url, one.kept.fileId);
      facts[one.kept.fileId] = one.kept.facts;
    } else why.add(one.missing);
  }
  // One that will never come decides, whatever the others do.
  const missing = why.has('gone') ? null : why.has('away') ? 'away' : why.has('untried') ? 'untried' : null;
  return { files, facts, missing };
}
