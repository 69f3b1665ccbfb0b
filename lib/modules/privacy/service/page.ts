const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text inside HTML. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#17211b;max-width:48rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2rem 0 .5rem;border-top:1px solid #d6dcd8;padding-top:1rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#56615a}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media print{body{margin:0}h2{break-after:avoid}}`;

/** A section of a page: its heading and its terms with what they mean. */
export interface PageSection {
  heading: string;
  terms: readonly (readonly [string, string])[];
}

/** A page that stands by itself: no script, nothing fetched, ready to be printed. All texts are escaped here. */
export function standalonePage(page: {
  lang: string;
  title: string;
  lead: readonly string[];
  sections: readonly PageSection[];
}): string {
  const sections = page.sections.map(({ heading, terms }) => {
    const rows = terms.map(([term, text]) => `<dt>${escaped(term)}</dt><dd>${escaped(text)}</dd>`);
    return `<section><h2>${escaped(heading)}</h2><dl>${rows.join('')}</dl></section>`;
  });
  const lead = page.lead.map((text) => `<p>${escaped(text)}</p>`);
  return [
    `<!doctype html><html lang="${escaped(page.lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(page.title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escaped(page.title)}</h1>${lead.join('')}${sections.join('')}</main></body></html>`,
  ].join('');
}
