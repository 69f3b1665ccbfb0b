import type { Product } from './shop-product';

const preview = '/api/ten_fjord/fjord-fern/preview/ff-crew-tee/tee-black/front?v=4f1c';

/** The worked example of `product.read`. */
export const productExample: Product = {
  id: 'ff-crew-tee',
  name: 'Crew Tee',
  description: 'Heavy organic cotton, printed front.',
  tenant_id: 'ten_fjord',
  status: 'active',
  locked: false,
  created_at: '2026-08-01T09:00:00.000Z',
  updated_at: '2026-08-01T09:00:00.000Z',
  deleted_at: null,
  store_default_vat: 1,
  customisable: false,
  price: '21.60',
  event_prices: [
    { id: 'evp_1', event_id: 'evt_fjord_fern', product_id: 'ff-crew-tee', store_selling_price: '18.00' },
  ],
  products: {
    front: {
      texts: [
        {
          id: 'motto',
          z: 0,
          fontFamily: 'Lora',
          fontSize: 24,
          fill: '#e8dcc4',
          text: 'Slow roast',
          textAlign: 'center',
          angle: 0,
          customisable: false,
          scale: { x: 1, y: 1 },
          position: { x: 140, y: 180 },
          maxLength: null,
        },
      ],
      images: [],
      shapes: [],
      items: {
        mm: { width: 280, height: 360 },
        pixels: { width: 3307, height: 4252 },
        scaled_percentage: { width: 42, height: 48 },
        dpi: 300,
      },
    },
    back: null,
    scenes: { front: { version: 1 }, back: null },
    selected: {
      code: 'FF-TEE-01',
      family: 'tee',
      family_variant: 'unisex',
      categories: ['T-shirts'],
      values: { brand: 'Northlight', print_techniques: ['DTG'], availability_regions: ['UK'] },
      blank_price: { GBP: { 'en-GB': { retail: '4.10' } } },
      print_price: { GBP: { 'en-GB': { retail: '3.20' } } },
      print_area: { dpi: 300, width: 280, height: 360 },
      details_specs: ['180 g/m²'],
      colour_count: 1,
    },
    colours: [{ identifier: 'tee-black', name: 'Black', hex: '#1b1b1d' }],
    colour_names: { 'tee-black': 'Black' },
    images: { front: { 'tee-black': preview }, back: {} },
    artwork: {
      front: true,
      back: false,
      front_preview: preview,
      back_preview: null,
      front_colours: [{ colour: '#1b1b1d' }],
    },
    identifiers: ['tee-black'],
    sizes: ['M'],
    skus: ['FF-TEE-01-BLACK-M'],
    colour_size: { Black: ['M'] },
    colour_skus: { Black: ['FF-TEE-01-BLACK-M'] },
    colour_identifiers: { Black: 'tee-black' },
  },
  variants: [
    {
      variant_id: 'ff-crew-tee-black-m',
      sku: 'FF-TEE-01-BLACK-M',
      identifier: 'tee-black',
      size: 'M',
      available: 200,
    },
  ],
};
