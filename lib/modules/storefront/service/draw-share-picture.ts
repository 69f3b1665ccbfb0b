import type { JobPayloads } from '@/lib/db/enqueue';
import { readPreview } from '@/lib/modules/catalogue/service/statements/read-preview';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { renderSharePicture } from '@/lib/files/render/render-share-picture';
import { fileStore } from '@/lib/files/store';
import { ownImages } from '@/lib/modules/catalogue/service/own-images';
import { shareCard, sharePictureKey } from './share-picture';

/**
 * Renders and stores the share picture (Open Graph image) of a store or product unless it exists. For the worker only.
 * Throws 404 for a store that has closed meanwhile.
 */
export async function drawSharePicture(job: JobPayloads['draw-share-picture']): Promise<void> {
  const { tenantId, slug } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const card = await shareCard(context, slug, job);
  const key = sharePictureKey(tenantId, card);
  if (await fileStore().has(key)) return;
  const { picture } = card;
  const row = picture && (await withTenant(context, (tx) => readPreview(tx, { slug, ...picture })));
  const garment =
    picture && row
      ? {
          family: row.family,
          side: picture.side,
          colour: row.hex,
          readImage: ownImages(tenantId),
          ...(row.scene ? { scene: row.scene } : {}),
        }
      : null;
  await fileStore().put(key, await renderSharePicture(card, garment));
}
