import { expect, test } from '../support/test';

/** A kept page, its first visit, a page rendered for each visitor, and an error page. */
const PAGES = [
  { path: '/fjord-fern', status: 200 },
  { path: '/fjord-fern/Product=ff-crew-tee', status: 200 },
  { path: '/login', status: 200 },
  { path: '/fjord-fern/products?colour=black', status: 200 },
  { path: '/no-such-store', status: 404 },
];

/** What an attacker would save as text, if a page ever wrote text as HTML. */
const PLANTED = [
  '<script>window.planted = "inline"</script>',
  `<script nonce="${'x'.repeat(43)}">window.planted = "nonce"</script>`,
  '<img src="/nowhere.png" alt="" onerror="window.planted = \'handler\'">',
  '<svg onload="window.planted = \'svg\'"></svg>',
].join('');

for (const { path, status } of PAGES) {
  test(`a script planted in ${path} does not run, and the page’s own do (D19-11)`, async ({ browser }) => {
    // A context of its own: refusals stand in the console, where every other test wants to see nothing.
    const page = await browser.newPage();
    const refused: string[] = [];
    const failed: string[] = [];
    page.on('pageerror', (error) => failed.push(error.message));
    page.on('console', (line) => {
      if (line.text().includes('Content Security Policy')) refused.push(line.text());
    });
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      expect(answer.status()).toBe(status);
      const body = (await answer.text()).replace(/<body[^>]*>/, (tag) => tag + PLANTED);
      expect(body).toContain('window.planted');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(path);
    await expect.poll(() => refused.length).toBe(4);
    expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBeUndefined();
    // React has taken the document over: its own inline scripts ran.
    await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
    expect(failed).toEqual([]);
    await page.close();
  });
}
