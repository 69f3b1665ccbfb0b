import { inviteGuest } from '../support/invitees';
import { logIn, PASSWORD } from '../support/people';
import { expectFittingPage } from '../support/sound';
import { expect, test } from '../support/test';

const OVERVIEW = '/events/lumen-offsite/overview';

interface Grid {
  products: { colours: { sizes: { count: number }[] }[] }[];
}

test('the overview of a Bulk event shows the sizes chosen as bars, and who has not answered (D4-12)', async ({
  page,
  request,
}) => {
  const guest = await inviteGuest(request);
  const login = { email: 'admin@lumen-robotics.example', password: PASSWORD };
  const { token } = await (await request.post('/api/login', { data: login })).json();
  await logIn(page, 'admin@lumen-robotics.example');
  await page.goto(OVERVIEW);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get('/api/ten_lumen/events/lumen-offsite/sizes', { headers });
  const grid: Grid = (await answer.json()).data;
  const pairs = grid.products.flatMap(({ colours }) => colours.flatMap(({ sizes }) => sizes));
  const sizes = page.getByRole('region', { name: 'Sizes chosen' });
  await expect(sizes.getByRole('listitem')).toHaveCount(pairs.length);
  const shown = await sizes.getByRole('listitem').locator('.tabular-nums').allTextContents();
  expect(shown.reduce((sum, text) => sum + Number(text), 0)).toBeGreaterThanOrEqual(26);
  const missing = page.getByRole('region', { name: /answers missing$/ });
  await expect(missing.getByText(guest.email)).toBeVisible();
  await guest.remove();
  await page.goto(OVERVIEW);
  await expect(sizes).toBeVisible();
  await expect(page.getByText(guest.email)).toHaveCount(0);
  await expectFittingPage(page, OVERVIEW);
});
