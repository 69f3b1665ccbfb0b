import type { TemporaryProduct, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';
import type { Design, GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { MAX_BUILDER_PRODUCTS } from '@/lib/modules/event-builder/rules/limits';
import {
  logoSpotOf,
  placeLogo,
  withLogoLayers,
  withSharpLogo,
  type LogoSpot,
  type PlacedLogo,
} from '@/lib/modules/event-builder/rules/place-logo';
import {
  knownBlank,
  offeredBlank,
  type BuilderBlanks,
} from '@/lib/modules/event-builder/rules/builder-blanks';
import { drawingOf, madeOf } from '@/lib/modules/event-builder/rules/drawing-of';
import { suggestPrice } from '@/lib/modules/event-builder/rules/suggest-price';
import { designFromWire, designToWire } from '@/lib/modules/design/rules/garments/design-wire';
import { toWire } from '@/lib/kernel/money';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';

type Change = (store: TemporaryStore) => TemporaryStore;

/** How many colours a new product has. */
const FIRST_COLOURS = 3;

export function designOf({ design }: TemporaryProduct): Design {
  return design ? designFromWire(design) : {};
}

/** A design in its stored form; null where nothing is printed. */
function wired(family: GarmentFamily, design: Design): TemporaryProduct['design'] {
  return design.front || design.back ? (designToWire(family, design) as TemporaryProduct['design']) : null;
}

/** Changes one product; does nothing for an unknown index. */
export function withProduct(index: number, change: Partial<TemporaryProduct>): Change {
  return (store) => ({
    ...store,
    products: store.products.map((product, at) => (at === index ? { ...product, ...change } : product)),
  });
}

export function withDesign(index: number, design: Design): Change {
  return (store) => {
    const product = store.products[index];
    return product ? withProduct(index, { design: wired(drawingOf(product), design) })(store) : store;
  };
}

/** Takes colours off a product and puts others first, as they are shown; one always stays. */
export function withColours(index: number, gone: readonly string[], added: readonly string[]): Change {
  return (store) => {
    const product = store.products[index];
    if (!product) return store;
    const kept = product.colours.filter((colour) => !gone.includes(colour) && !added.includes(colour));
    const colours = [...added, ...kept];
    return colours.length > 0 ? withProduct(index, { colours })(store) : store;
  };
}

/** Puts the logo on a product, or removes it. */
export function withLogoAt(index: number, logo: PlacedLogo | null, spot: LogoSpot): Change {
  return (store) => {
    const product = store.products[index];
    if (!product) return store;
    return withDesign(index, placeLogo(drawingOf(product), designOf(product), logo, spot))(store);
  };
}

/** Makes the logo of a product as small as it must be to print sharply. */
export function withLogoSharp(index: number, logo: PlacedLogo): Change {
  return (store) => {
    const product = store.products[index];
    return product ? withDesign(index, withSharpLogo(designOf(product), logo))(store) : store;
  };
}

/** Replaces a logo that was moved by hand: the new one keeps its box, and its own proportions within it. */
const inItsPlace = (design: Design, logo: PlacedLogo): Design =>
  withLogoLayers(design, (layer) => ({ ...layer, src: logo.id }));

function withNewLogo(
  product: TemporaryProduct,
  logo: PlacedLogo,
  former: PlacedLogo | null,
): TemporaryProduct {
  const family = drawingOf(product);
  const own = designOf(product);
  const isBare = !own.front && !own.back;
  const spot = isBare && !former ? 'front' : logoSpotOf(family, own, former);
  const design = spot === null ? inItsPlace(own, logo) : placeLogo(family, own, logo, spot);
  return { ...product, design: wired(family, design) };
}

/** Gives the store a logo: in place of the former one, or on the front of every product without a design. */
export function withLogo(logo: PlacedLogo, former: PlacedLogo | null): Change {
  return (store) => ({
    ...store,
    img_id: logo.id,
    products: store.products.map((product) => withNewLogo(product, logo, former)),
  });
}

/** Removes the logo from the store and all its products. */
export function withoutLogo(): Change {
  return (store) => ({
    ...store,
    img_id: null,
    products: store.products.map((product) => ({
      ...product,
      design: wired(drawingOf(product), placeLogo(drawingOf(product), designOf(product), null, 'none')),
    })),
  });
}

/** Adds a product of a blank under this name, with the logo, if any, on its front; nothing of a withdrawn one. */
export function withNewProduct(
  blanks: BuilderBlanks,
  blank: string,
  name: string,
  { logo, colours }: { logo: PlacedLogo | null; colours?: readonly string[] },
): Change {
  return (store) => {
    const made = offeredBlank(blanks, blank);
    if (!made || store.products.length >= MAX_BUILDER_PRODUCTS) return store;
    const first = made.colours.slice(0, FIRST_COLOURS).map(({ identifier }) => identifier);
    const price = toWire(suggestPrice(made, REGION_FACTS[store.region].currency));
    const design = wired(made.family, placeLogo(made.family, {}, logo, 'front'));
    const product = { ...madeOf(made), name, price, colours: [...(colours ?? first)], design };
    return { ...store, products: [...store.products, product] };
  };
}

/** The price that is suggested for a product; null for an unknown blank. */
function suggested(blanks: BuilderBlanks, { blank }: TemporaryProduct, region: Region): string | null {
  const made = knownBlank(blanks, blank);
  return made && toWire(suggestPrice(made, REGION_FACTS[region].currency));
}

/** Sells in another region: prices that are still the suggested ones become those of its currency. */
export function withRegion(blanks: BuilderBlanks, region: Region): Change {
  return (store) => ({
    ...store,
    region,
    products: store.products.map((product) =>
      product.price === suggested(blanks, product, store.region)
        ? { ...product, price: suggested(blanks, product, region) ?? product.price }
        : product,
    ),
  });
}

export function withoutProduct(index: number): Change {
  return (store) => ({ ...store, products: store.products.filter((_, at) => at !== index) });
}

/** Inserts a product at its former index. */
export function withProductAt(index: number, product: TemporaryProduct): Change {
  return (store) => ({ ...store, products: store.products.toSpliced(index, 0, product) });
}

/** Moves a product one position up or down. */
export function withMoved(index: number, by: 1 | -1): Change {
  return (store) => {
    const product = store.products[index];
    const to = index + by;
    if (!product || to < 0 || to >= store.products.length) return store;
    return { ...store, products: store.products.toSpliced(index, 1).toSpliced(to, 0, product) };
  };
}
