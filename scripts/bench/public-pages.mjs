/** The measured pages by type, all of the demo store Fjord & Fern (docs/demo.md). */
export const PAGES = {
  'product page': '/fjord-fern/Product=ff-crew-tee',
  'store page': '/fjord-fern',
};

/** A returning visitor: with a language cookie the middleware does not run. */
export const RETURNING = { cookie: 'i18n_redirected=en' };

/**
 * Requests a page until it comes from the page cache, and returns its document.
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
