import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newAddress } from '../support/people';
import { expect, test } from '../support/test';

/** Listed by the demo's gift pages (scripts/seed/events.ts). */
const ALLOWED_PORTS = [4817, 4818, 4819, 4820];

function hostPage(base: string): string {
  return `<!doctype html><html lang="en"><title>A site</title><h1>A site</h1>
    <script src="${base}/widget.js" data-event="lumen-sample"></script>
    <script>window.heard = []; const own = document.querySelector('script[data-event]');
    for (const type of ['submitted', 'error']) own.addEventListener(type, ({ detail }) => heard.push({ type, detail }));
    </script></html>`;
}

function serve(port: number, base: string): Promise<Server> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(hostPage(base)),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** On the first of the listed ports that nobody uses: another run of these tests may be under way. */
async function serveAllowed(base: string): Promise<Server> {
  for (const port of ALLOWED_PORTS) {
    const server = await serve(port, base).catch(() => null);
    if (server) return server;
  }
  throw new Error('every listed port is taken');
}

const heard = (page: { evaluate<T>(script: string): Promise<T> }) =>
  page.evaluate<{ type: string; detail: Record<string, unknown> }[]>('window.heard');

test.describe('the order form in another site (DECISIONS 8; docs/decisions/0012)', () => {
  test('a listed site shows it at its full height, and hears of the claim; no cookie is set', async ({
    page,
    context,
    baseURL,
  }) => {
    const server = await serveAllowed(baseURL ?? '');
    const person = newAddress();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const form = page.frameLocator('iframe');
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Order form: /);
    await expect(form.getByRole('button', { name: 'Order your gift' })).toHaveAttribute('type', 'submit');
    await form.getByLabel('Name', { exact: true }).fill(person.name);
    await form.getByLabel('E-mail').fill(person.email);
    await form.getByLabel('Phone').fill('+31 20 794 6012');
    await form.getByLabel('Address, first line').fill(person.street);
    await form.getByLabel('City').fill('Amsterdam');
    await form.getByLabel('Postcode').fill('1011 AB');
    const inner = () => form.locator('html').evaluate((root) => root.scrollHeight - root.clientHeight);
    await expect.poll(inner, 'nothing scrolls inside the frame').toBeLessThanOrEqual(0);
    await form.getByRole('button', { name: 'Order your gift' }).click();
    await expect(form.getByText('Order reference')).toBeVisible();
    const submitted = {
      type: 'submitted',
      detail: { data: { email: person.email }, basket: [{ quantity: 1 }] },
    };
    await expect.poll(() => heard(page)).toMatchObject([submitted]);
    expect(await context.cookies()).toEqual([]);
    server.close();
  });

  test('any other site is refused by the browser, and shows a link instead', async ({ browser, baseURL }) => {
    const server = await serve(0, baseURL ?? '');
    // A page of its own: the browser says on its console that it refused.
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await expect(page.getByRole('link', { name: /order form on its own page/ })).toBeVisible({
      timeout: 30_000,
    });
    expect(await heard(page)).toMatchObject([{ type: 'error', detail: { code: 'not_loaded' } }]);
    await page.close();
    server.close();
  });
});
