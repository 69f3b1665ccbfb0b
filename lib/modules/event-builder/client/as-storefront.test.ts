import type { TemporaryProduct, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { ImageLayer, Scene } from '@/lib/modules/design/rules/scene-types';
import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { BUILDER_BLANKS } from '@/scripts/test/builder-blanks';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import { asFormProducts, asStorefront } from './as-storefront';
import { FIRST_STORE } from './first-store';

const PHOTO: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: 'fil_4t8w2y6a0c5e9g3k7m1p',
  location: 'file',
  customisable: true,
  widthMm: 60,
  heightMm: 60,
  angle: 0,
  scale: 1,
  position: { x: 90, y: 90 },
};
const sideOf = (layer: ImageLayer): Scene => ({
  version: 1,
  side: 'back',
  area: printArea('tote', 'back'),
  layers: [layer],
});
const toteWith = (layer: ImageLayer): TemporaryProduct => ({
  blank: 'tote',
  name: 'Photo Tote',
  price: '11.00',
  colours: ['tote-oat-onesize'],
  design: designToWire('tote', { back: sideOf(layer) }) as TemporaryProduct['design'],
});
const DRAWN = {
  unnamed: 'Your store',
  logo: '',
  pictureOf: () => null,
  blanks: BUILDER_BLANKS,
  shipping: FIRST_SHIPPING,
};
const storeOf = (product: TemporaryProduct): TemporaryStore => ({ ...FIRST_STORE, products: [product] });

test('a store that is being built tells its form which sides may be changed, as the real one will (S3.2, S3.5)', () => {
  const store = storeOf(toteWith(PHOTO));
  const [product] = asFormProducts(store, DRAWN).products;
  expect(product?.scenes).toEqual({ front: null, back: sideOf(PHOTO) });
  expect(asStorefront(store, DRAWN).event_products[0]).toMatchObject({
    customisable: true,
    custom_text_front: false,
    custom_text_back: true,
  });
});

test.each([
  ['fixed', { customisable: false }],
  ['hidden', { hidden: true }],
])('and of a %s picture nothing', (_, change) => {
  const store = storeOf(toteWith({ ...PHOTO, ...change }));
  expect(asFormProducts(store, DRAWN).products[0]?.scenes).toEqual({ front: null, back: null });
  expect(asStorefront(store, DRAWN).event_products[0]).toMatchObject({
    customisable: false,
    custom_text_front: false,
    custom_text_back: false,
  });
});
