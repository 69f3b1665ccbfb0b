import { DEMO_ARTWORKS } from './artworks/demo-artwork';
import type { ProductColour } from '@/lib/db/schema/catalogue';
import type { GarmentFamily, PrintArea, Scene, Side } from '@/lib/domain/design/scene-types';

/** What a product looks like: a scene for each printed side, the blank it is printed on, and the colours it comes in. */
export interface DemoArtwork {
  front?: Scene;
  back?: Scene;
  family: GarmentFamily;
  colours: ProductColour[];
}

const AREAS: Record<GarmentFamily, PrintArea> = {
  tee: { widthMm: 280, heightMm: 360, dpi: 300 },
  'kids-tee': { widthMm: 200, heightMm: 260, dpi: 300 },
  hoodie: { widthMm: 280, heightMm: 300, dpi: 300 },
  jacket: { widthMm: 260, heightMm: 320, dpi: 300 },
  cap: { widthMm: 110, heightMm: 55, dpi: 300 },
  tote: { widthMm: 260, heightMm: 280, dpi: 300 },
  mug: { widthMm: 200, heightMm: 80, dpi: 300 },
  bottle: { widthMm: 150, heightMm: 120, dpi: 300 },
  sticker: { widthMm: 140, heightMm: 200, dpi: 300 },
};

const HEX: Record<string, string> = {
  Black: '#1b1b1d',
  Forest: '#274a38',
  Oat: '#e6dac3',
  White: '#f7f6f2',
  Navy: '#1d2b4f',
};

function familyOf(id: string): GarmentFamily {
  if (id.includes('kids')) return 'kids-tee';
  const found = (['hoodie', 'jacket', 'cap', 'tote', 'mug', 'bottle', 'sticker'] as const).find((family) =>
    id.includes(family),
  );
  return found ?? 'tee';
}

function side(which: Side, family: GarmentFamily, text: string, customisable: boolean): Scene {
  const area = AREAS[family];
  return {
    version: 1,
    side: which,
    area,
    layers: [
      {
        type: 'text',
        id: customisable ? 'name' : 'motto',
        text,
        fontFamily: 'Lora',
        fontSizeMm: area.heightMm / 8,
        fill: '#b5532a',
        textAlign: 'center',
        angle: 0,
        scale: 1,
        position: { x: area.widthMm / 2, y: area.heightMm / 2 },
        customisable,
        ...(customisable ? { maxLength: 14, allowed: 'letters_numbers_spaces' as const } : {}),
      },
    ],
  };
}

/** The artwork of a seeded product. */
export function artworkOf(productId: string): DemoArtwork {
  const drawn = DEMO_ARTWORKS[productId];
  if (drawn) return drawn;
  const family = familyOf(productId);
  const names = productId.startsWith('ff-') ? ['Black', 'Forest', 'Oat'] : ['Navy', 'White'];
  const personal = productId === 'ff-name-hoodie' || productId === 'lu-summit-hoodie';
  return {
    family,
    colours: names.map((name) => ({
      name,
      identifier: `${family}-${name.toLowerCase()}`,
      hex: HEX[name] ?? '#1b1b1d',
    })),
    front: side('front', family, personal ? 'YOUR NAME' : 'Slow roast', personal),
    ...(personal ? { back: side('back', family, 'Merch', false) } : {}),
  };
}
