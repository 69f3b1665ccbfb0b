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

/** A site: its name, where it starts, and who publishes it. */
export function webSite(site: { name: string; url: string; language: string }): LinkedData {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}#website`,
    name: site.name,
    url: site.url,
    inLanguage: site.language,
    publisher: { '@id': `${site.url}#organization` },
  };
}
