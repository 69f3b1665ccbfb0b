/** The demo world's pages that are measured, by what they are (DEMO: the store Fjord & Fern). */
export const PAGES = {
  'product page': '/fjord-fern/Product=ff-crew-tee',
  'store page': '/fjord-fern',
};

/** A visitor whose language is known, so that no middleware stands before the page. */
export const RETURNING = { cookie: 'i18n_redirected=en' };

/**
 * The document of a page, asked for until it comes from the page cache.
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function warm(url) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await fetch(url, { headers: RETURNING });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    if (answer.headers.get('x-nextjs-cache') === 'HIT') return text;
  }
  throw new Error(`${url} never came from the page cache`);
}
