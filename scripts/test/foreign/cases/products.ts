import { designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { encodeCursor } from '@/lib/db/cursor';
import { exampleForm } from '@/lib/modules/catalogue/contract/blanks/examples';
import type { Case } from '../case';
import { START, at, inPath, INVALID, narrowed, staffOnly, staffVerb, store } from '../shapes';

/** A cursor before the product that was deleted last. */
const REMOVED = encodeCursor('-removed_at', {
  value: '2100-01-01T00:00:00.000000Z',
  id: 'evp_a0',
  tenantId: 'ten_fjord',
});

/** A cursor before the product that was changed last. */
const DESIGNED = encodeCursor('designed', {
  value: '2100-01-01T00:00:00.000000Z',
  id: 'evp_zz',
  tenantId: 'ten_fjord',
});

/** A mug with one picture of the caller. */
const DESIGN = designToWire('mug', {
  front: {
    version: 1,
    side: 'front',
    area: printArea('mug', 'front'),
    layers: [
      {
        type: 'image',
        id: 'logo',
        src: 'fil_art_ten_fjord',
        location: 'file',
        customisable: false,
        angle: 0,
        scale: 1,
        position: { x: 30, y: 30 },
        widthMm: 20,
        heightMm: 20,
      },
    ],
  },
});
const PICTURE = at('body.design.front.images.0.src', 'file', INVALID);
const COLOUR = at('body.colours.0', 'colour', INVALID);
const ACT = at('params.act', 'catalogueAct');
const PRODUCT = at('params.product', 'product');

const locked = staffVerb([PRODUCT], ({ product }) => ({
  params: { product },
  body: { reason: 'Not yours' },
}));

/** A count of changes that no blank has: whoever may, is told of a conflict, and nothing changes. */
const revision = 999_999;
const ofBlank = (body?: object): Case[] => [
  staffOnly([], { params: { blank: 'tee' }, ...(body ? { body } : {}) }),
];

const BLANKS_CSV = new TextEncoder().encode('blank,revision\ntee,1\n');

/** Blanks belong to no tenant: staff alone read and change them. */
const BLANK_CASES: Record<string, Case[]> = {
  'blanks.list-all': [staffOnly([])],
  'blanks.create': [
    staffOnly([], {
      body: { ...exampleForm, id: 'tee-heavy', family: 'tee', name: 'Heavy tee', code: 'NL240' },
    }),
  ],
  'blanks.file': [staffOnly([])],
  'blanks.import': [staffOnly([], { query: { dry_run: '1' }, body: BLANKS_CSV })],
  'blanks.read': ofBlank(),
  'blanks.change': ofBlank({ ...exampleForm, revision, note: '' }),
  'blanks.withdraw': ofBlank({ revision, reason: 'Ended', replaced_by: null }),
  'blanks.offer': ofBlank({ revision }),
};

export const PRODUCT_CASES: Record<string, Case[]> = {
  ...BLANK_CASES,
  'products.list': [store([narrowed('cursor', 'productCursor')], () => ({ query: { cursor: START } }))],
  'products.list-all': [
    staffOnly([
      narrowed('search', 'product'),
      narrowed('cursor', 'productCursor'),
      narrowed('tenant', 'tenant'),
    ]),
  ],
  // The platform's blanks, the same for all.
  'products.blanks': [{ ...store([], () => ({})), ofAllTenants: true }],
  'products.catalogue': [
    store([narrowed('cursor', 'productCursor'), narrowed('search', 'product')], () => ({
      query: { cursor: START },
    })),
  ],
  'products.move': [
    store([at('body.product_id', 'product')], ({ product }) => ({ body: { product_id: product, to: 1 } })),
  ],
  'products.add': [
    store([COLOUR, PICTURE], () => ({
      body: { blank: 'mug', name: 'A mug', price: '9.50', colours: ['mug-white-onesize'], design: DESIGN },
    })),
  ],
  'products.read': [store([PRODUCT], ({ product }) => ({ params: { product } }))],
  'products.update': [
    store([PRODUCT, COLOUR], ({ product, productAt }) => ({
      params: { product },
      body: { updated_at: productAt, colours: ['mug-black-onesize'] },
    })),
  ],
  'products.save-design': [
    store([PRODUCT, PICTURE], ({ product, productAt }) => ({
      params: { product },
      body: { updated_at: productAt, design: DESIGN },
    })),
  ],
  'products.stock': [store([PRODUCT], ({ product }) => ({ params: { product } }))],
  'products.save-stock': [
    store([PRODUCT, at('body.changes.0.variant_id', 'variant', INVALID)], () => ({
      params: { product: 'ff-crew-tee' },
      body: { changes: [{ variant_id: 'ff-crew-tee-oat-3xl', stock: 500, seen: 500 }] },
    })),
  ],
  'products.stock-file': [store([], () => ({}))],
  'products.create-act': [
    store([at('body.ids.0', 'product')], ({ product }) => ({
      body: { change: { kind: 'vat', store_default_vat: 1 }, ids: [product] },
    })),
    store([at('body.except.0', 'product')], ({ product }) => ({
      body: {
        change: { kind: 'vat', store_default_vat: 1 },
        query: { search: 'Nothing' },
        except: [product],
      },
    })),
  ],
  'products.read-act': [store([ACT], ({ catalogueAct }) => ({ params: { act: catalogueAct } }))],
  'products.undo-act': [store([ACT], ({ catalogueAct }) => ({ params: { act: catalogueAct } }))],
  'products.start-stock-import': [store([], () => ({}))],
  'products.latest-stock-import': [store([], () => ({}))],
  'products.read-stock-import': [store(inPath('import'), (own) => ({ params: { import: own.import } }))],
  'products.apply-stock-import': [store(inPath('import'), (own) => ({ params: { import: own.import } }))],
  'products.duplicate': [store([PRODUCT], ({ product }) => ({ params: { product }, body: {} }))],
  'products.designed': [
    store([narrowed('cursor', 'designedCursor')], () => ({ query: { cursor: DESIGNED } })),
  ],
  'products.copy-designed': [
    store([PRODUCT], () => ({ params: { slug: 'fjord-fern-archive', product: 'ff-bean-tote' }, body: {} })),
  ],
  'products.lock': [locked],
  'products.unlock': [locked],
  'products.delete': [store([PRODUCT], ({ product }) => ({ params: { product }, body: {} }))],
  'products.restore': [store([PRODUCT], ({ product }) => ({ params: { product }, body: {} }))],
  'products.deleted': [store([narrowed('cursor', 'removedCursor')], () => ({ query: { cursor: REMOVED } }))],
  'products.picture': [
    store([PRODUCT, at('params.colour', 'colour')], () => ({
      params: { product: 'ff-crew-tee', colour: 'tee-black', side: 'front' },
    })),
  ],
};
