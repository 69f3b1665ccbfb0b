import type { LinkedData } from './json-ld';

/** One colour and size of a product. */
interface VariantFacts {
  sku: string;
  colour: string;
  size: string;
  /** Absolute URLs of its pictures. */
  images: readonly string[];
  available: boolean;
}

export interface ProductFacts {
  id: string;
  name: string;
  description: string;
  url: string;
  /** Absolute URLs; the first shows the product alone, without text on it. */
  images: readonly string[];
  category: string | null;
  variants: readonly VariantFacts[];
  /** Wire amount, VAT-inclusive (D13). */
  price: string;
  currency: string;
  /** Null where prices have no VAT: a US store, or a seller that is not registered. */
  vatIncluded: boolean | null;
  /** The store that sells it. */
  seller: { name: string; url: string };
  shipping: LinkedData;
  returns: LinkedData;
}

const reference = ({ '@id': id }: LinkedData) => ({ '@id': id });

function offerOf(facts: ProductFacts, available: boolean) {
  const { price, currency: priceCurrency, seller, url } = facts;
  const vat = facts.vatIncluded === null ? {} : { valueAddedTaxIncluded: facts.vatIncluded };
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency,
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, ...vat },
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', '@id': `${seller.url}#organization`, name: seller.name },
    shippingDetails: reference(facts.shipping),
    hasMerchantReturnPolicy: reference(facts.returns),
  };
}

function commonOf(facts: ProductFacts) {
  return {
    name: facts.name,
    ...(facts.description ? { description: facts.description } : {}),
    url: facts.url,
    image: facts.images,
    ...(facts.category ? { category: facts.category } : {}),
    brand: { '@type': 'Brand', name: facts.seller.name },
  };
}

function variantOf(facts: ProductFacts, variant: VariantFacts): LinkedData {
  return {
    '@type': 'Product',
    '@id': `${facts.url}#${encodeURIComponent(variant.sku)}`,
    sku: variant.sku,
    name: [facts.name, variant.colour, variant.size].join(', '),
    color: variant.colour,
    size: variant.size,
    image: variant.images.length > 0 ? variant.images : facts.images,
    offers: offerOf(facts, variant.available),
  };
}

/**
 * A product with an offer for each colour and size, at the price that the page shows: a group, or one product where it is
 * made in one way only. Delivery and returns stand beside it once, since all its offers have the same. S9-26.
 */
export function productData(facts: ProductFacts): LinkedData[] {
  const terms = [facts.shipping, facts.returns];
  const [only, ...others] = facts.variants;
  if (only && others.length === 0) {
    return [{ ...variantOf(facts, only), ...commonOf(facts), '@id': `${facts.url}#product` }, ...terms];
  }
  const group = {
    '@type': 'ProductGroup',
    '@id': `${facts.url}#product`,
    ...commonOf(facts),
    productGroupID: facts.id,
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: facts.variants.map((variant) => variantOf(facts, variant)),
  };
  return [group, ...terms];
}
