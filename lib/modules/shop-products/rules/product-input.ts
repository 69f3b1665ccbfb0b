import { toWire, type Currency, type Minor } from '@/lib/kernel/money';
import { descriptionHtml } from './description-html';
import { THEME_FIELDS, type ThemeField } from './theme-fields';

/** A product of ours with what a shop is told of it. Prices in minor units, both without and with the event's VAT. */
export interface ProductFacts {
  productId: string;
  name: string;
  /** Plain text, as its client wrote it. */
  description: string;
  currency: Currency;
  netMinor: Minor;
  grossMinor: Minor;
  variants: readonly VariantFacts[];
  pictures: readonly PictureFacts[];
  /** Of one item, in grams; null where nobody has said it. */
  weightGrams: number | null;
  /** What its shoppers fill in. */
  fields: readonly ThemeField[];
}

interface VariantFacts {
  sku: string;
  /** As a person reads it. */
  colour: string;
  size: string;
  stock: number;
}

export interface PictureFacts {
  /** Absolute: the shop fetches it. */
  url: string;
  alt: string;
}

/** What a shop says of itself that a product depends on. */
export interface ShopTerms {
  currency: string;
  /** Whether its prices are with tax. */
  taxesIncluded: boolean;
  /** Where our stock is kept in the shop; null before our service has a place there. */
  locationId: string | null;
}

interface ShopVariant {
  sku: string;
  /** One value for each option, in their order. */
  values: string[];
  price: string;
  weightGrams: number | null;
  stock: { locationId: string; quantity: number } | null;
}

/** A product as a shop takes it. */
export interface ShopProductInput {
  title: string;
  descriptionHtml: string;
  options: { name: string; values: string[] }[];
  variants: ShopVariant[];
  pictures: PictureFacts[];
  fields: typeof THEME_FIELDS & { list: readonly ThemeField[] };
}

/** What the shop platform takes of one product. S4-71. */
export const SHOP_LIMITS = {
  title: 255,
  variants: 2_000,
  optionValue: 255,
  sku: 255,
  pictures: 250,
} as const;

/** Why a product can't be put into a shop as it is. */
export type ProductProblem =
  'no_variants' | 'too_many_variants' | 'no_price' | 'other_currency' | 'sku_twice';

const cut = (text: string, length: number): string => [...text].slice(0, length).join('');
const distinct = (values: readonly string[]): string[] => [...new Set(values)];

function problemOf({ variants, netMinor, currency }: ProductFacts, terms: ShopTerms): ProductProblem | null {
  if (variants.length === 0) return 'no_variants';
  if (variants.length > SHOP_LIMITS.variants) return 'too_many_variants';
  if (new Set(variants.map(({ sku }) => sku)).size < variants.length) return 'sku_twice';
  if (currency !== terms.currency) return 'other_currency';
  return netMinor > 0 ? null : 'no_price';
}

/**
 * A product of ours as the shop takes it: with the options Colour and Size, a variant with its SKU for each pair, the price
 * with or without tax as the shop keeps its prices, and our stock where it has a place; or why it can't be. S4-70, S4-71.
 */
export function shopProductOf(
  facts: ProductFacts,
  terms: ShopTerms,
): { product: ShopProductInput } | { problem: ProductProblem } {
  const problem = problemOf(facts, terms);
  if (problem) return { problem };
  const price = toWire(terms.taxesIncluded ? facts.grossMinor : facts.netMinor);
  const value = (text: string) => cut(text, SHOP_LIMITS.optionValue);
  const variants = facts.variants.map(({ sku, colour, size, stock }) => ({
    sku: cut(sku, SHOP_LIMITS.sku),
    values: [value(colour), value(size)],
    price,
    weightGrams: facts.weightGrams,
    stock: terms.locationId === null ? null : { locationId: terms.locationId, quantity: Math.max(0, stock) },
  }));
  const option = (name: string, place: number) => ({
    name,
    values: distinct(variants.map(({ values }) => values[place] ?? '')),
  });
  return {
    product: {
      title: cut(facts.name, SHOP_LIMITS.title),
      descriptionHtml: descriptionHtml(facts.description),
      options: [option('Colour', 0), option('Size', 1)],
      variants,
      pictures: facts.pictures
        .slice(0, SHOP_LIMITS.pictures)
        .map(({ url, alt }) => ({ url, alt: cut(alt, 500) })),
      fields: { ...THEME_FIELDS, list: facts.fields },
    },
  };
}

/**
 * All of a product that a push carries but its stock, as one text that is the same whenever these are the same. Its hash
 * tells whether a product has changed since it was pushed. S4-72.
 */
export function factsText(facts: ProductFacts): string {
  const { name, description, currency, netMinor, grossMinor, variants, pictures, fields, weightGrams } =
    facts;
  const each = variants.map(({ sku, colour, size }) => [sku, colour, size]);
  const shown = pictures.map(({ url, alt }) => [url, alt]);
  const said = [1, name, description, currency, netMinor, grossMinor, each, shown];
  // What is not said adds nothing: a product is no other one for what could have been said of it.
  const more = { ...(fields.length > 0 && { fields }), ...(weightGrams !== null && { weightGrams }) };
  return JSON.stringify(Object.keys(more).length > 0 ? [...said, more] : said);
}

/**
 * The part of a product's address in the shop that is ours to choose. It is the same whenever it is asked for, and no other
 * product's, so that a push that died half-way finds what it made. `key`: a few letters of the product's own. S4-73.
 */
export function handleOf(name: string, key: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return [...(words === '' ? [] : [words]), key].join('-');
}
