import { logInByForm } from '../support/people';
import { VISITS } from '../support/public-pages';
import { expect, test } from '../support/test';

// The same build under plain `next start`: server.ts makes pages faster and safer, but no page needs it to be served.

/** Pages for people who are logged in, as `next start` serves them. */
const BEHIND_THE_LOGIN: Record<string, string[]> = {
  'admin@fjord-fern.example': [
    ...['/dashboard', '/orders', '/events', '/events/create', '/settings/billing-account'],
    ...['overview', 'products', 'store-configuration', 'fulfillers/register'].map(
      (name) => `/events/fjord-fern/${name}`,
    ),
  ],
  'super@merchloom.example': [
    '/audit-logs',
    '/clients',
    '/clients/create',
    '/client-revenue',
    '/clients/ten_fjord',
    '/clients/ten_fjord/credit',
    '/fulfillers',
    '/fulfillers/register',
    '/products',
    '/products/blanks',
    '/products/blanks/create',
    '/products/blanks/tee',
    '/replace-order',
    '/settings/super-admin-panel/holidays',
    '/settings/super-admin-panel/jobs',
    '/settings/super-admin-panel/messages',
    '/settings/super-admin-panel/notices',
    '/settings/super-admin-panel/mails',
    '/settings/super-admin-panel/looks',
    '/settings/super-admin-panel/shipping',
    '/settings/super-admin-panel/switches',
  ],
};

/** The pages of errors answer with their status only behind server.ts. */
const OWN_ADDRESS = /^\/(401|403|404|500|503)(?:\/|$)/;

for (const { path, status = 200 } of VISITS.filter((visit) => !visit.arrange)) {
  test(`${path} is served`, async ({ request }) => {
    const wanted = OWN_ADDRESS.test(path) ? 200 : status;
    const first = await request.get(path);
    const returning = await request.get(path, { headers: { cookie: 'i18n_redirected=de' } });
    expect([first.status(), returning.status()]).toEqual([wanted, wanted]);
    for (const answer of [first, returning]) expect(await answer.text()).toContain('<html');
  });
}

for (const [who, pages] of Object.entries(BEHIND_THE_LOGIN)) {
  test(`the pages behind the login are served to ${who}`, async ({ page }) => {
    await logInByForm(page, who);
    for (const path of pages) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('main')).toBeVisible();
    }
  });
}
