/** An object of schema.org. */
export interface LinkedData {
  '@type': string;
  [property: string]: unknown;
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * Objects as the text of a script element; escaped so that tenant text cannot end the element or start a comment in it.
 */
export function jsonLdText(things: readonly LinkedData[]): string {
  const data = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}

/** The breadcrumbs of a page: each step's name and absolute URL. */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export interface OrganizationFacts {
  name: string;
  legalName: string;
  url: string;
  logo: string | null;
  email: string;
  telephone: string;
  vatId: string | null;
  /** URLs of its social pages; any but https URLs are left out. */
  social: readonly string[];
}

/** The organisation behind a store. Empty facts are left out. */
export function organization(facts: OrganizationFacts): LinkedData {
  const sameAs = facts.social.filter((url) => /^https:\/\/[^\s]+$/.test(url));
  return {
    '@type': 'Organization',
    '@id': `${facts.url}#organization`,
    name: facts.name,
    url: facts.url,
    ...(facts.legalName ? { legalName: facts.legalName } : {}),
    ...(facts.logo ? { logo: facts.logo } : {}),
    ...(facts.email ? { email: facts.email } : {}),
    ...(facts.telephone ? { telephone: facts.telephone } : {}),
    ...(facts.vatId ? { vatID: facts.vatId } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}

export interface ProductFacts {
  id: string;
  name: string;
  description: string;
  url: string;
  images: readonly string[];
  category: string | null;
  colours: readonly string[];
  /** Wire amount, VAT-inclusive (D13). */
  price: string;
  currency: string;
  /** Null where prices have no VAT: a US store, or a seller that is not registered. */
  vatIncluded: boolean | null;
  available: boolean;
  /** The store that sells it. */
  seller: { name: string; url: string };
}

/** A product and its offer, at the price that the page shows. */
export function productOffer(facts: ProductFacts): LinkedData {
  const { price, currency: priceCurrency, seller } = facts;
  const vat = facts.vatIncluded === null ? {} : { valueAddedTaxIncluded: facts.vatIncluded };
  return {
    '@type': 'Product',
    '@id': `${facts.url}#product`,
    name: facts.name,
    ...(facts.description ? { description: facts.description } : {}),
    url: facts.url,
    productID: facts.id,
    sku: facts.id,
    image: facts.images,
    ...(facts.category ? { category: facts.category } : {}),
    ...(facts.colours.length > 0 ? { color: facts.colours.join(', ') } : {}),
    brand: { '@type': 'Brand', name: seller.name },
    offers: {
      '@type': 'Offer',
      url: facts.url,
      price,
      priceCurrency,
      priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, ...vat },
      availability: `https://schema.org/${facts.available ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', '@id': `${seller.url}#organization`, name: seller.name },
    },
  };
}
