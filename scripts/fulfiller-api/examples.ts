import { wire } from '@/lib/fulfillers/wire';
import type { WireAddress } from '@/lib/fulfillers/wire-shapes';

/** The order that the documentation shows: two products, one printed on both sides, one on its front. */
export const EXAMPLE_ORDER = wire({
  reference: 'sub_4n8q2w6e0r1t5y9u3i7o',
  orderRef: 'M7QK-3FXW',
  fulfillerId: 'ful_northlight',
  shippingMethod: 'standard',
  recipient: {
    name: 'Ada Fern',
    phone: '+44 20 7946 0000',
    email: 'ada@shopper.example',
    addressLines: ['1 Hill Street', 'Flat 2'],
    city: 'Leeds',
    county: 'West Yorkshire',
    postcode: 'LS1 1AA',
    countryIso2: 'GB',
    state: '',
  },
  items: [
    {
      sku: 'NL180-BLACK-M',
      quantity: 2,
      name: 'Summit Tee',
      prints: [
        {
          side: 'front',
          url: 'https://merchloom.example/api/ten_fjord/print-files/3f…a1?signature=9c…04',
          pdfUrl: 'https://merchloom.example/api/ten_fjord/print-files/3f…a1/pdf?signature=9c…04',
          widthMm: 300,
          heightMm: 400,
          description: 'Front: ‘ADA’, grey, Anton, 120 mm wide, centred, 60 mm below the collar',
        },
        {
          side: 'back',
          url: 'https://merchloom.example/api/ten_fjord/print-files/7b…c2?signature=1d…5e',
          pdfUrl: 'https://merchloom.example/api/ten_fjord/print-files/7b…c2/pdf?signature=1d…5e',
          widthMm: 300,
          heightMm: 400,
          description: 'Back: picture, 280 mm wide, centred',
        },
      ],
    },
    {
      sku: 'NL340-FOREST-L',
      quantity: 1,
      name: 'Fjord Hoodie',
      prints: [
        {
          side: 'front',
          url: 'https://merchloom.example/api/ten_fjord/print-files/c4…77?signature=ab…90',
          pdfUrl: 'https://merchloom.example/api/ten_fjord/print-files/c4…77/pdf?signature=ab…90',
          widthMm: 260,
          heightMm: 300,
          description: 'Front: picture, 200 mm wide, centred',
        },
      ],
    },
  ],
  callbackUrl:
    'https://merchloom.example/api/ten_fjord/fulfilment/ord_7k2m9x4c1v8b/callback?fulfiller=ful_northlight',
});

/** That order’s address, corrected for the first time. */
export const EXAMPLE_ADDRESS: WireAddress = {
  reference: EXAMPLE_ORDER.reference,
  order_ref: EXAMPLE_ORDER.order_ref,
  fulfiller: EXAMPLE_ORDER.fulfiller,
  sequence: 1,
  recipient: Object.assign({}, EXAMPLE_ORDER.recipient, { address_lines: ['14 Harbour Street'] }),
};
