import { createHash } from 'node:crypto';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { PICTURE_KINDS, type PictureKind } from '@/lib/modules/catalogue/service/preview-key';
import { previewVersion } from '@/lib/modules/catalogue/service/preview-url';
import type { Catalogue } from '../products/rows';

/** A printed side of a demo product in one of its colours. */
export interface DemoPicture {
  tenantId: string;
  productId: string;
  family: GarmentFamily;
  side: Side;
  hex: string;
  scene: Scene;
}

/** The pictures that the demo's stores show: every printed side of every product that is no draft, in every colour. */
export function demoPictures({ products }: Pick<Catalogue, 'products'>): DemoPicture[] {
  return products
    .filter(({ status }) => status !== 'draft')
    .flatMap(({ tenantId, id: productId, family, colours, sceneFront, sceneBack }) =>
      [sceneFront, sceneBack].flatMap((scene) =>
        scene
          ? colours.map(({ hex }) => ({ tenantId, productId, family, side: scene.side, hex, scene }))
          : [],
      ),
    );
}

/** By its content, so that a build draws only what has changed. It needs no Postgres, whose hash names the final file. */
export function contentOf({ family, side, hex, scene }: DemoPicture): string {
  const sceneHash = createHash('sha256').update(JSON.stringify(scene)).digest('hex');
  return previewVersion({ family, side, hex, sceneHash });
}

const drawnName = (content: string, { width, format }: PictureKind) => `${content}-${width}.${format}`;

/** The files of a picture in the build's folder. */
export function drawnFiles(content: string): (PictureKind & { name: string })[] {
  return PICTURE_KINDS.map((kind) => ({ ...kind, name: drawnName(content, kind) }));
}
