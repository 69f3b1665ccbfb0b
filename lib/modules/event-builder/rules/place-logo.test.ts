import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { preflight } from '@/lib/modules/design/rules/preflight';
import {
  blurredLogo,
  logoSpotOf,
  logoSpots,
  placeLogo,
  smallLogo,
  withLogoLayers,
  withSharpLogo,
} from './place-logo';

const WIDE = { id: 'fil_wide', widthPx: 3000, heightPx: 1000 };
const TALL = { id: 'fil_tall', widthPx: 800, heightPx: 2400 };
const TINY = { id: 'fil_tiny', widthPx: 120, heightPx: 90 };

const EVERYWHERE = GARMENT_FAMILIES.flatMap((family) =>
  logoSpots(family)
    .filter((spot) => spot !== 'none')
    .flatMap((spot) => [WIDE, TALL, TINY].map((logo) => [family, spot, logo] as const)),
);

test.each(EVERYWHERE)(
  '%s, %s, %o: passes the print check as it is put, and is found there again',
  (family, spot, logo) => {
    const design = placeLogo(family, {}, logo, spot);
    const scenes = Object.values(design);
    expect(scenes.length).toBe(spot === 'both' ? 2 : 1);
    const pictures = { [logo.id]: { widthPx: logo.widthPx, heightPx: logo.heightPx } };
    for (const scene of scenes) expect(preflight(scene, { fontBooks: {}, pictures })).toEqual([]);
    expect(logoSpotOf(family, design, logo)).toBe(spot);
  },
);

test('what else is on a garment stays, over the logo', () => {
  const [layer] = placeLogo('tee', {}, TALL, 'front').front?.layers ?? [];
  if (!layer) throw new Error('no layer');
  const own = { ...layer, id: 'own' };
  const front = placeLogo('tee', {}, WIDE, 'front').front;
  const design = { front: { ...front, layers: [own] } as NonNullable<typeof front> };
  const both = placeLogo('tee', design, WIDE, 'both');
  expect(both.front?.layers.map(({ id }) => id)).toEqual(['logo', 'own']);
  expect(both.back?.layers.map(({ id }) => id)).toEqual(['logo']);
  expect(placeLogo('tee', both, WIDE, 'none')).toEqual(design);
});

test('a logo moved by hand lies nowhere of ours; a mug has no heart', () => {
  const design = placeLogo('tee', {}, WIDE, 'chest');
  const [layer] = design.front?.layers ?? [];
  if (layer) layer.position.x += 1;
  expect(logoSpotOf('tee', design, WIDE)).toBeNull();
  expect(logoSpots('mug')).not.toContain('chest');
});

test('a logo with too few pixels for its position is small there; a chest takes less than a front', () => {
  const logo = { id: 'fil_small', widthPx: 300, heightPx: 150 };
  expect(smallLogo('tee', 'front', logo)).toMatchObject({ widthMm: 50, heightMm: 25 });
  const needed = smallLogo('tee', 'front', logo)?.neededPx ?? 0;
  const larger = { id: 'fil_larger', widthPx: needed, heightPx: needed / 2 };
  expect(smallLogo('tee', 'front', larger)).toBeNull();
  expect(smallLogo('tee', 'chest', { ...logo, widthPx: 900, heightPx: 450 })).toBeNull();
  expect(smallLogo('tee', 'none', TINY)).toBeNull();
  expect(smallLogo('tee', 'both', WIDE)).toBeNull();
});

test('a logo enlarged by hand is blurred, and sharp again at its largest safe size, where it was', () => {
  const placed = placeLogo('tee', {}, TINY, 'both');
  expect(blurredLogo(placed, TINY)).toBeNull();
  const large = withLogoLayers(placed, (layer) => ({ ...layer, scale: 4, angle: 12 }));
  expect(blurredLogo(large, TINY)).toEqual({ widthMm: 20, heightMm: 15 });
  const mended = withSharpLogo(large, TINY);
  expect(blurredLogo(mended, TINY)).toBeNull();
  const [layer] = mended.front?.layers ?? [];
  expect(layer).toMatchObject({ angle: 12, position: placed.front?.layers[0]?.position });
  expect(withSharpLogo(mended, TINY)).toEqual(mended);
});
