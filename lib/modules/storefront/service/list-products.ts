import type { z } from 'zod';
import { DEFAULT_LOCALE, type Locale } from '@/lib/kernel/locales';
import { toWire } from '@/lib/kernel/money';
import { colourWords } from '@/lib/modules/catalogue/rules/colour-words';
import { facetKey } from '@/lib/modules/catalogue/rules/facet-key';
import { facetsOf, sizeKey, type Facets } from '@/lib/modules/catalogue/rules/list-facets';
import { listProducts, type ListableProduct } from '@/lib/modules/catalogue/rules/list-products';
import { parseListQuery, type ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { remembered } from '@/lib/modules/catalogue/rules/remembered';
import { messageFor } from '@/lib/intl/message-for';
import type { MessageKey } from '@/lib/intl/message-files';
import { displayUnitPrice } from '@/lib/modules/pricing/rules/display-unit-price';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { ProductList, productListQuery } from '@/lib/modules/storefront/contract/list-products';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import type { EventJson } from '@/lib/modules/events/service/statements/event-json';
import { readCards, readProductList, type ListedRow } from '@/lib/modules/storefront/data/list-products';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { isShut } from './is-shut';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';
import { presentCard } from './present-card';

type Asked = z.output<typeof productListQuery>;

/** A call's query in the form of a store page's query: several values of a filter are joined by commas. */
function listQueryOf({ category, colour, size, page, ...asked }: Asked): ListQuery {
  const several = (text: string | undefined) => text?.split(',');
  const facets = { category: several(category), colour: several(colour), size: several(size) };
  return parseListQuery({ ...asked, ...facets, page: String(page) });
}

/** The translated name of a platform category, so that a search finds it. */
function categoryName(category: string, locale: Locale): string {
  const key = `productList.categories.${facetKey(category)}` as MessageKey;
  const name = messageFor(locale)(key);
  return name === key ? category : name;
}

type Listable = ListableProduct & { row: ListedRow };

/** How an event's rows are read for filtering; search fields are read only when there is a search. */
function listableIn(event: EventJson, { searched, lang }: { searched: boolean; lang: Locale }) {
  const pricing = storePricing(event);
  const [key, ofSize] = [remembered(facetKey), remembered(sizeKey)];
  const ofCategory = remembered((category) => `${category} ${categoryName(category, lang)}`);
  const ofColour = remembered((name) => [name, ...colourWords(name, lang)].join(' '));
  const termsOf = ({ name, code = '', description = '', category, colours }: ListedRow) =>
    [name, code, description, ofCategory(category), ...colours.map((colour) => ofColour(colour.name))].join(
      ' ',
    );
  return (row: ListedRow): Listable => {
    const { id, name, category, createdAt, colours, variants = [] } = row;
    const nameOf = (identifier: string) => colours.find((one) => one.identifier === identifier)?.name ?? '';
    return {
      row,
      id,
      name,
      createdAt,
      category: key(category),
      price: displayUnitPrice(pricing, row.unitNet, row.vatApplies),
      variants: variants.map(([colour, size]) => ({ colour: key(nameOf(colour)), size: ofSize(size) })),
      terms: searched ? termsOf(row) : '',
    };
  };
}

function presentFacets({ category, colour, size, price }: Facets): ProductList['facets'] {
  const range = price && { lowest: toWire(price.lowest), highest: toWire(price.highest) };
  return { category, colour, size, price: range };
}

/** The card with a requested colour first, so that its picture shows that colour. */
function inColour(card: ProductCard, colours: readonly string[]): ProductCard {
  const asked = card.colours.find(({ name }) => colours.includes(facetKey(name)));
  if (!asked) return card;
  return { ...card, colours: [asked, ...card.colours.filter((colour) => colour !== asked)] };
}

interface ListRequest {
  query: ListQuery;
  /** The reader's language; without it, texts are those of the event and filters English. */
  lang?: Locale | undefined;
  size?: number;
  /** A token that allows reading an event in any status. */
  preview?: string | undefined;
}

/** The products on the requested page, from one statement over all of the event's. Undefined for an unknown event. */
export async function findPage(tx: Transaction, slug: string, { query, lang, size, preview }: ListRequest) {
  const words = lang ?? DEFAULT_LOCALE;
  const picked = query.colour.length > 0 || query.size.length > 0;
  const requested = { slug, picked, searched: query.q !== '', drafts: preview !== undefined, lang };
  const row = await readProductList(tx, requested);
  if (!row || (preview === undefined && isShut(row.event))) return undefined;
  const products = row.products.map(listableIn(row.event, { searched: requested.searched, lang: words }));
  const { shown, ...paged } = listProducts(products, query, words, size);
  return { event: row.event, products, ids: shown.map(({ id }) => id), paged };
}

/**
 * A page of an event's products. Two statements: one over all products reads only the filter fields, the other reads
 * the cards of one page. `preview`: a token that allows reading an event in any status. Undefined for an unknown event.
 * S9.
 */
export async function findProducts(
  tx: Transaction,
  context: TenantContext,
  slug: string,
  asked: Asked,
  preview?: string,
): Promise<ProductList | undefined> {
  const query = listQueryOf(asked);
  const found = await findPage(tx, slug, { query, lang: asked.lang, preview });
  if (!found) return undefined;
  const { event, products, ids, paged } = found;
  const cards = await readCards(tx, event.id, ids, asked.lang);
  const pricing = storePricing(event);
  const place = { tenantId: context.tenantId, slug, pricing, ...(preview ? { preview } : {}) };
  return {
    products: cards.map((card) => inColour(presentCard(place, card), query.colour)),
    ...paged,
    all: products.length,
    facets: presentFacets(
      facetsOf(
        products.map(({ row: { category, colours, sizes }, price }) => ({ category, colours, sizes, price })),
      ),
    ),
  };
}

/** A store's list for the public. Throws 404 for a draft, a store on hold and one that is not open. S9. */
export async function listStoreProducts(
  context: TenantContext,
  slug: string,
  asked: Asked,
): Promise<ProductList> {
  return withTenant(context, async (tx) => {
    const found = await findProducts(tx, context, slug, asked);
    if (!found) throw await notInStore(tx, slug);
    return found;
  });
}
