import { storeTheme } from '@/lib/modules/storefront/rules/theme/store-theme';
import { isFontFamily, type FontFamily } from '@/lib/modules/design/rules/font-library';

/** What a shared link shows of a store or a product: everything its picture is drawn from, and nothing else. */
export interface ShareCard {
  /** Above the title; empty where the title says it already. */
  brand: string;
  title: string;
  subtitle: string;
  ground: string;
  ink: string;
  /** Behind the product. */
  plate: string;
  accent: string;
  titleFont: FontFamily;
  textFont: FontFamily;
  /** The product's picture by its content-addressed address; null for none. */
  picture: { productId: string; colourIdentifier: string; side: 'front' | 'back'; address: string } | null;
}

interface CardColour {
  identifier: string;
  front_preview: string | null;
  back_preview: string | null;
}

export interface SharedStore {
  storeName: string;
  homeHeading: string;
  homeSubheading: string;
  colourSet: { primary: string; secondary: string; tertiary: string };
  fontSet: { fontOne: { name: string }; fontTwo: { name: string } };
}

export interface SharedProduct {
  product_id: string;
  name: string;
  colours: readonly CardColour[];
}

const LONGEST = 120;

/** One line of text of a length that can be drawn. */
function line(text: string): string {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1).trimEnd()}…` : plain;
}

function family(name: string): FontFamily {
  return isFontFamily(name) ? name : 'Inter';
}

function pictureOf(product: SharedProduct | undefined): ShareCard['picture'] {
  const colour = product?.colours[0];
  const address = colour?.front_preview ?? colour?.back_preview;
  if (!product || !colour || !address) return null;
  const side = colour.front_preview ? 'front' : 'back';
  return { productId: product.product_id, colourIdentifier: colour.identifier, side, address };
}

/**
 * The card of a product at its price, or with none that of the store, which shows the first of its products. Colours are
 * the store's own, corrected as on its pages; a family that cannot be drawn becomes Inter. Issue 3 "Open Graph image".
 */
export function shareCard(
  store: SharedStore,
  product: (SharedProduct & { shownPrice: string }) | null,
  first: SharedProduct | undefined,
): ShareCard {
  const theme = storeTheme(store.colourSet);
  const own = { title: line(store.homeHeading || store.storeName), subtitle: line(store.homeSubheading) };
  const { title, subtitle } = product ? { title: line(product.name), subtitle: product.shownPrice } : own;
  return {
    brand: title === line(store.storeName) ? '' : line(store.storeName),
    title,
    subtitle,
    ground: theme.primary,
    ink: theme.onPrimary,
    plate: theme.secondary,
    accent: theme.tertiary,
    titleFont: family(store.fontSet.fontOne.name),
    textFont: family(store.fontSet.fontTwo.name),
    picture: pictureOf(product ?? first),
  };
}
