import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { FileStore } from '@/lib/files/file-store';
import { previewKey } from '@/lib/modules/catalogue/service/preview-key';
import { previewVersion } from '@/lib/modules/catalogue/service/preview-url';
import { contentOf, drawnFiles, type DemoPicture } from './demo-pictures';

interface SceneHashes {
  id: string;
  front: string | null;
  back: string | null;
}

/** The final names of pictures hold Postgres's own hash of a scene. */
async function sceneHashes(client: pg.Client): Promise<Map<string, SceneHashes>> {
  await client.query('begin');
  await client.query(`set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true)`);
  const { rows } = await client.query<SceneHashes>(
    `select id, md5(scene_front::text) as front, md5(scene_back::text) as back from products`,
  );
  await client.query('commit');
  return new Map(rows.map((row) => [row.id, row]));
}

async function readDrawn(folder: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(folder, name));
  } catch {
    return null;
  }
}

interface Layer {
  /** Where the build drew them; the worker draws what is missing there. */
  folder: string;
  store: FileStore;
  pictures: readonly DemoPicture[];
}

/**
 * Puts the build's pictures of freshly laid products where their pages look for them, so that a first start draws none,
 * and returns how many it laid. S2.7-20.
 */
export async function layPictures(client: pg.Client, { folder, store, pictures }: Layer): Promise<number> {
  const hashes = await sceneHashes(client);
  let laid = 0;
  for (const picture of pictures) {
    const sceneHash = hashes.get(picture.productId)?.[picture.side] ?? null;
    const files = drawnFiles(contentOf(picture));
    const contents = await Promise.all(files.map(({ name }) => readDrawn(folder, name)));
    if (sceneHash === null || contents.includes(null)) continue;
    const version = previewVersion({ ...picture, sceneHash });
    for (const [index, kind] of files.entries()) {
      const bytes = contents[index];
      if (bytes) await store.put(previewKey(picture.tenantId, version, kind), bytes);
    }
    laid += 1;
  }
  return laid;
}
