import { setTimeout as pause } from 'node:timers/promises';
import { AppError, notFound } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { ShareCard } from '@/lib/modules/storefront/rules/seo/share-card';
import { shareCardOf } from './share-card-of';
import { shareVersion } from '@/lib/files/render/share-version';
import { fileStore } from '@/lib/files/store';
import { readStorefront } from './read-storefront';

export interface SharePicture {
  png: Buffer;
  /** The `v` under which it may be cached for ever. */
  version: string;
}

/**
 * The longest the first request waits, ms: less than any call may take (`ANSWER_WITHIN_MS`). It is usually a robot of a
 * search engine or messenger, which asks once.
 */
const PATIENCE_MS = 4500;
const LOOK_MS = 200;
const RETRY_AFTER_S = 10;

/** Where a share picture is stored: under its content hash, so that it is rendered once. */
export function sharePictureKey(tenantId: string, card: ShareCard): string {
  return `${tenantId}/share-${shareVersion(card)}.png`;
}

/** What of a store is shown, and in which language (that of the event without it). */
interface SharedPart {
  productId?: string | undefined;
  lang?: Locale | undefined;
}

/** What the picture of an open store or of its product shows. Throws 404 for anything else. */
export async function shareCard(
  context: TenantContext,
  slug: string,
  { productId, lang }: SharedPart,
): Promise<ShareCard> {
  const store = await readStorefront(slug, {
    lang,
    ...(productId === undefined ? {} : { products: [productId] }),
  });
  if (store.tenant_id !== context.tenantId || store.status !== 'Active') throw notFound();
  const product = store.event_products.find((card) => card.product_id === productId);
  if (productId !== undefined && !product) throw notFound();
  return shareCardOf(store, product ?? null);
}

async function whenDrawn(key: string, patienceMs: number): Promise<Buffer> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    await pause(LOOK_MS);
    const png = await fileStore().get(key);
    if (png) return png;
  }
  throw new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
}

async function askForIt(
  context: TenantContext,
  key: string,
  part: SharedPart & { slug: string },
): Promise<void> {
  const { slug, productId, lang } = part;
  const job = {
    tenantId: context.tenantId,
    slug,
    ...(productId === undefined ? {} : { productId }),
    ...(lang === undefined ? {} : { lang }),
  };
  await withTenant(context, (tx) => enqueue(tx, 'draw-share-picture', job, { jobKey: `share:${key}` }));
}

/**
 * Where an open store's share picture is, and whether it is drawn already; if not, it will be. Throws 404 as
 * `shareCard` does.
 */
export async function readShareState(
  context: TenantContext,
  slug: string,
): Promise<{ ready: boolean; url: string }> {
  const card = await shareCard(context, slug, {});
  const key = sharePictureKey(context.tenantId, card);
  const ready = await fileStore().has(key);
  if (!ready) await askForIt(context, key, { slug });
  return { ready, url: `/api/${context.tenantId}/${slug}/share-picture?v=${shareVersion(card)}` };
}

/**
 * The share picture (Open Graph image) of an open store or of its product. The worker renders it once per content; the
 * first request waits for that. Throws 404 for a draft, a store on hold and an unknown product, and `unavailable` when
 * it takes too long.
 */
export async function sharePicture(
  context: TenantContext,
  input: SharedPart & { slug: string },
  patienceMs = PATIENCE_MS,
): Promise<SharePicture> {
  const card = await shareCard(context, input.slug, input);
  const version = shareVersion(card);
  const key = sharePictureKey(context.tenantId, card);
  const known = await fileStore().get(key);
  if (known) return { png: known, version };
  await askForIt(context, key, input);
  return { png: await whenDrawn(key, patienceMs), version };
}
