import { notFound } from '@/lib/kernel/app-error';
import { readPreview } from '@/lib/db/queries/product/read-preview';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { shareCardOf } from '@/lib/files/render/share-card-of';
import { renderSharePicture } from '@/lib/files/render/render-share-picture';
import { shareVersion } from '@/lib/files/render/share-version';
import { fileStore } from '@/lib/files/store';
import type { ShareCard } from '@/lib/domain/seo/share-card';
import { ownImages } from '@/lib/services/product/own-images';
import { readStorefront } from './read-storefront';

export interface SharePicture {
  png: Buffer;
  /** The `v` under which it may be kept for ever. */
  version: string;
}

async function draw(context: TenantContext, slug: string, card: ShareCard): Promise<Buffer> {
  const { picture } = card;
  const row = picture && (await withTenant(context, (tx) => readPreview(tx, { slug, ...picture })));
  if (!picture || !row) return renderSharePicture(card, null);
  const { family, hex, scene } = row;
  const garment = { family, side: picture.side, colour: hex, readImage: ownImages(context.tenantId) };
  return renderSharePicture(card, { ...garment, ...(scene ? { scene } : {}) });
}

/** One at a time: a picture takes half a second of one core, and nobody but a search engine waits for it. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}

/**
 * The picture that a link to an open store, or to one of its products, is shown with (issue 3 "Open Graph image"): drawn
 * once per content and stored. Throws 404 for a draft, a store on hold and what is no product of it.
 */
export async function sharePicture(
  context: TenantContext,
  slug: string,
  productId: string | undefined,
): Promise<SharePicture> {
  const store = await readStorefront(slug);
  if (store.tenant_id !== context.tenantId || store.status !== 'Active') throw notFound();
  const product = store.event_products.find((card) => card.product_id === productId);
  if (productId !== undefined && !product) throw notFound();
  const card = shareCardOf(store, product ?? null);
  const version = shareVersion(card);
  const key = `${context.tenantId}/share-${version}.png`;
  const png = await inTurn(async () => {
    const known = await fileStore().get(key);
    if (known) return known;
    const made = await draw(context, slug, card);
    await fileStore().put(key, made);
    return made;
  });
  return { png, version };
}
