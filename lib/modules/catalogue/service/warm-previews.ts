import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/lib/env/logger';
import { listPreviews, type ListedPreview } from '@/lib/modules/catalogue/data/list-previews';
import { listTenants } from '@/lib/db/list-tenants';
import { readScene } from '@/lib/modules/catalogue/data/read-scene';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { renderPreview } from '@/lib/files/render/render-preview';
import type { ReadImage } from '@/lib/files/render/scene-images';
import { fileStore } from '@/lib/files/store';
import { ownImages } from './own-images';
import { previewKey, PICTURE_KINDS, PICTURE_WIDTHS } from './preview-key';
import { previewVersion } from './preview-url';

/** A pause for other work after each picture; drawing one takes about half a second of one core. */
const PAUSE_MS = 50;

export interface Warmed {
  made: number;
  /** Failures are logged and tried again next time. */
  failed: number;
}

/** A preview is cached for ever, so it fails when one of its images cannot be read now. */
function wholeImages(tenantId: string): ReadImage {
  const read = ownImages(tenantId);
  return async (layer) => {
    const bytes = await read(layer);
    if (!bytes) throw new Error(`image ${layer.id} was not found`);
    return bytes;
  };
}

async function isMade(tenantId: string, version: string): Promise<boolean> {
  const store = fileStore();
  for (const kind of PICTURE_KINDS) {
    if (!(await store.has(previewKey(tenantId, version, kind)))) return false;
  }
  return true;
}

/** Makes one picture; false when its scene has just changed, so that the new one is made next time. */
async function makePreview(context: TenantContext, wanted: ListedPreview, version: string): Promise<boolean> {
  const { tenantId } = context;
  const scene = await withTenant(context, (tx) => readScene(tx, wanted));
  if (!scene) return false;
  const { family, side, hex } = wanted;
  const readImage = wholeImages(tenantId);
  const input = { family, side, colour: hex, scene, readImage };
  for (const { bytes, ...kind } of await renderPreview(input, PICTURE_WIDTHS)) {
    await fileStore().put(previewKey(tenantId, version, kind), bytes);
  }
  return true;
}

async function warmTenant(tenantId: string, warmed: Warmed, signal: AbortSignal | undefined): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  for (const wanted of await withTenant(context, listPreviews)) {
    if (signal?.aborted) return;
    const version = previewVersion(wanted);
    // Checked just before each picture: another worker may have made it meanwhile.
    if (await isMade(tenantId, version)) continue;
    try {
      if (await makePreview(context, wanted, version)) warmed.made += 1;
    } catch (error) {
      warmed.failed += 1;
      const reason = error instanceof Error ? error.name : 'unknown';
      log().warn(
        { tenantId, productId: wanted.productId, side: wanted.side, error: reason },
        'preview failed',
      );
    }
    await pause(PAUSE_MS);
  }
}

/**
 * Makes the missing preview pictures of all tenants' public products, one after another, and returns how many. For the
 * worker only, since it renders. Safe to repeat and to run in several workers; stops after the current picture when
 * `signal` is aborted.
 */
export async function warmPreviews(signal?: AbortSignal): Promise<Warmed> {
  const warmed: Warmed = { made: 0, failed: 0 };
  for (const tenantId of await withDirectory(listTenants)) {
    if (signal?.aborted) break;
    await warmTenant(tenantId, warmed, signal);
  }
  return warmed;
}
