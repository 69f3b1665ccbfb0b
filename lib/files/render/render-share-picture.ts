import sharp from 'sharp';
import { loadFontsFor, loadSceneFonts } from '@/lib/modules/design/rules/scene-fonts';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import type { ShareCard } from '@/lib/modules/storefront/rules/seo/share-card';
import { SHARE_SIZE } from '@/lib/modules/storefront/rules/seo/share-size';
import { SHARE_GARMENT, shareSvg } from '@/lib/modules/storefront/rules/seo/share-svg';
import { loadFontBook } from '@/lib/files/fonts/load-font-book';
import { drawSvg } from './draw-svg';
import type { PreviewRequest } from './render-preview';
import { sceneImages } from './scene-images';

/** Renders a card as a PNG of `SHARE_SIZE`; `garment` is its product. */
export async function renderSharePicture(card: ShareCard, garment: PreviewRequest | null): Promise<Buffer> {
  const scene = garment?.scene;
  const texts = [
    { fontFamily: card.titleFont, text: card.title },
    { fontFamily: card.textFont, text: `${card.brand} ${card.subtitle}` },
  ];
  const fontBooks = await loadSceneFonts([scene], loadFontBook, await loadFontsFor(texts, loadFontBook));
  const resolveImage = scene && (await sceneImages(scene, garment.readImage));
  const artworkSvg = scene && sceneToSvg(scene, { fontBooks, resolveImage });
  const product = garment && garmentSvg({ ...garment, artworkSvg, width: SHARE_GARMENT });
  const png = await drawSvg(shareSvg(card, fontBooks, product));
  return sharp(png, { limitInputPixels: SHARE_SIZE.width * SHARE_SIZE.height })
    .png({ compressionLevel: 9, palette: true, quality: 92, effort: 4 })
    .toBuffer();
}
