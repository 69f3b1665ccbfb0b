import type { TemporaryProduct, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { FormProduct, FormProducts } from '@/lib/modules/storefront/contract/form-product';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { drawingOf } from '@/lib/modules/event-builder/rules/drawing-of';
import { knownBlank, type BuilderBlanks } from '@/lib/modules/event-builder/rules/builder-blanks';
import { customisableLayers } from '@/lib/modules/design/rules/personalise';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { firstContent, firstSlug } from '@/lib/modules/event-builder/rules/first-content';
import { NO_PICTURE } from '@/lib/modules/storefront/rules/no-picture';
import { BUILDER_FONT_SETS } from '@/lib/modules/storefront/rules/looks';
import { DEFAULT_LAYOUT } from '@/lib/modules/storefront/rules/theme/store-layout';
import { shippingToWire } from '@/lib/modules/pricing/rules/shipping-prices';
import type { ShippingTable } from '@/lib/modules/pricing/rules/types';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { designOf } from './change-store';

/** The URL of a product's picture in a colour; null for an empty side. */
export type PictureOf = (product: TemporaryProduct, colour: string, side: Side) => string | null;

export interface Drawn {
  /** The placeholder name of a store without a name. */
  unnamed: string;
  /** A URL; empty for no logo. */
  logo: string;
  pictureOf: PictureOf;
  /** What its products are made of. */
  blanks: BuilderBlanks;
  /** What delivery costs in each region: it has no prices of its own. */
  shipping: Record<Region, ShippingTable>;
}

/** Made to order, so never out of stock. */
const ALWAYS = 200;
const BEGUN = '2026-01-01T00:00:00.000Z';
const idOf = (index: number) => `product-${index + 1}`;

function coloursOf(product: TemporaryProduct, blanks: BuilderBlanks) {
  const made = knownBlank(blanks, product.blank)?.colours ?? [];
  return product.colours.flatMap(
    (identifier) => made.find((colour) => colour.identifier === identifier) ?? [],
  );
}

function variantsOf(product: TemporaryProduct, index: number, blanks: BuilderBlanks) {
  const sizes = knownBlank(blanks, product.blank)?.sizes ?? [];
  return product.colours.flatMap((identifier) =>
    sizes.map((size) => ({
      variant_id: `${idOf(index)}-${identifier}-${size}`,
      identifier,
      size,
      available: ALWAYS,
    })),
  );
}

/** A side's scene is sent to a form only if something in it is customisable. */
function openScene(product: TemporaryProduct, side: Side): Scene | null {
  const scene = designOf(product)[side];
  return scene && customisableLayers(scene).length > 0 ? scene : null;
}

type Made = Pick<Drawn, 'pictureOf' | 'blanks'>;

function cardOf(product: TemporaryProduct, index: number, { pictureOf, blanks }: Made): ProductCard {
  const blank = knownBlank(blanks, product.blank);
  const { name, price } = product;
  const isOpen = (side: Side) => openScene(product, side) !== null;
  return {
    product_id: idOf(index),
    code: blank?.code ?? '',
    name,
    description: '',
    family: drawingOf(product),
    category: blank?.category ?? '',
    created_at: BEGUN,
    customisable: isOpen('front') || isOpen('back'),
    store_default_vat: 1,
    store_selling_price: price,
    price,
    custom_text_front: isOpen('front'),
    custom_text_back: isOpen('back'),
    colours: coloursOf(product, blanks).map(({ identifier, name: colour, hex }) => ({
      identifier,
      name: colour,
      hex,
      front_preview: pictureOf(product, identifier, 'front'),
      back_preview: pictureOf(product, identifier, 'back'),
    })),
    sizes: [...(blank?.sizes ?? [])],
    variants: variantsOf(product, index, blanks),
  };
}

function looksOf({ theme, page }: TemporaryStore, { unnamed, logo }: Drawn): StorefrontData['storeConfig'] {
  const fonts = BUILDER_FONT_SETS[theme.font_set];
  const named = { ...page, name: page.name || unnamed };
  const { primary, secondary, tertiary } = theme;
  return {
    ...firstContent(named, logo),
    layout: theme.layout ?? DEFAULT_LAYOUT,
    shareImage: NO_PICTURE,
    favicon: NO_PICTURE,
    colourSet: {
      id: 'col_builder',
      name: '',
      primary,
      secondary,
      tertiary,
      createdByUserId: null,
      backgroundImage: null,
    },
    fontSet: {
      id: 'fon_builder',
      fontSetName: fonts.name,
      fontSetDescription: '',
      fontOne: { name: fonts.heading, url: '', weight: 500 },
      fontTwo: { name: fonts.text, url: '', weight: 400 },
    },
  };
}

/**
 * A temporary store as its pages will look, for showing it with the storefront's components: no VAT settings yet,
 * prices in its region's currency. S3.5, S3.6.
 */
export function asStorefront(store: TemporaryStore, drawn: Drawn): StorefrontData {
  const { region, type, products } = store;
  const name = store.page.name || drawn.unnamed;
  return {
    id: 'evt_builder',
    tenant_id: 'ten_builder',
    slug: firstSlug({ name }),
    name,
    basket_name: name,
    seo: { listed: false, title: '', description: '', share: '' },
    region,
    status: 'Active',
    on_hold_message: null,
    door: 'open',
    opens_at: null,
    closes_at: null,
    sample: false,
    currency: REGION_FACTS[region].currency,
    vat_rate: '0.00',
    not_vat_registered: true,
    fixed_retail_shipping_price: null,
    free_retail_shipping: false,
    custom_retail_shipping: null,
    shipping_prices: shippingToWire(drawn.shipping[region]),
    default_event_lang: 'en',
    countries: [],
    states: [],
    companyDetails: { legal_name: name, address: '', company_number: '', vat_number: null, email: '' },
    event_type: { type },
    takes_payment: true,
    embed_origins: [],
    checks_words: false,
    event_products: products.map((product, index) => cardOf(product, index, drawn)),
    product_count: products.length,
    customisable_products: false,
    storeConfig: looksOf(store, drawn),
  };
}

function formProductOf(product: TemporaryProduct, index: number, made: Made): FormProduct {
  const { pictureOf, blanks } = made;
  const { product_id, name, description, code, family, price, store_selling_price, store_default_vat } =
    cardOf(product, index, made);
  const pictures = (side: Side) =>
    Object.fromEntries(
      product.colours.flatMap((colour) => {
        const picture = pictureOf(product, colour, side);
        return picture === null ? [] : [[colour, picture]];
      }),
    );
  const layersOf = (side: Side) => {
    const wire = product.design?.[side];
    return [...(wire?.images ?? []), ...(wire?.texts ?? [])].map(({ customisable }) => ({ customisable }));
  };
  return {
    product_id,
    name,
    description,
    code,
    family,
    price,
    store_selling_price,
    store_default_vat,
    status: 'active',
    colours: coloursOf(product, blanks).map(({ identifier, name: colour, hex }) => ({
      identifier,
      name: colour,
      hex,
    })),
    images: { front: pictures('front'), back: pictures('back') },
    variants: variantsOf(product, index, blanks).map((variant) => ({ ...variant, sku: '' })),
    layers: { front: layersOf('front'), back: layersOf('back') },
    scenes: { front: openScene(product, 'front'), back: openScene(product, 'back') },
  };
}

/** Its products as its order form will list them, on one page. */
export function asFormProducts(store: TemporaryStore, drawn: Drawn): FormProducts {
  const products = store.products.map((product, index) => formProductOf(product, index, drawn));
  return { products, total: products.length, page: 1, pages: 1 };
}
