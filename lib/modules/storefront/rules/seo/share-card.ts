import { storeTheme } from '@/lib/modules/storefront/rules/theme/store-theme';
import { isFontFamily, type FontFamily } from '@/lib/modules/design/rules/font-library';

/** The share picture's content for a store or product: all that it is drawn from. */
export interface ShareCard {
  /** Shown above the title; empty if the title is the same. */
  brand: string;
  title: string;
  subtitle: string;
  ground: string;
  ink: string;
  /** Background colour behind the product. */
  plate: string;
  accent: string;
  titleFont: FontFamily;
  textFont: FontFamily;
  /** The product's picture by its content-addressed URL; null for none. */
  picture: { productId: string; colourIdentifier: string; side: 'front' | 'back'; address: string } | null;
}

interface CardColour {
  identifier: string;
  front_preview: string | null;
  back_preview: string | null;
}

export interface SharedStore {
  storeName: string;
  /** What the client wants to be said on the store's own picture; empty for its headings. */
  shareText?: string;
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

/** Shortens a text to one line of limited length. */
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
 * The card of a product with its price, or else of the store with its first product. Colours are the store's, corrected
 * for contrast as on its pages; a font that cannot be drawn is replaced by Inter.
 */
export function shareCard(
  store: SharedStore,
  product: (SharedProduct & { shownPrice: string }) | null,
  first: SharedProduct | undefined,
): ShareCard {
  const theme = storeTheme(store.colourSet);
  const own = store.shareText
    ? { title: line(store.shareText), subtitle: '' }
    : { title: line(store.homeHeading || store.storeName), subtitle: line(store.homeSubheading) };
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
