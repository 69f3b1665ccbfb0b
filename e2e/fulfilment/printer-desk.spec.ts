import { clientCalls } from '../support/calls';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const SUPER = 'super@merchloom.example';
const FULFILLER = process.env.E2E_FULFILLER_URL ?? 'http://localhost:25363';
const SECRET = process.env.E2E_FULFILLER_SECRET ?? 'sandbox-fulfiller-secret';

const FACTS = {
  regions: ['US'],
  countries: ['US'],
  origin_country: 'US',
  techniques: [],
  accept_days: 1,
  print_days: 2,
  ship_days: 1,
  daily_capacity: null,
  time_zone: 'America/New_York',
  every_blank: false,
};
const mark = () => Math.random().toString(36).slice(2, 9);

test('staff test a printer’s connection, and see its messages, its pace and what it still makes (S2.2-176, S2.2-177, S2.2-178)', async ({
  page,
  request,
}) => {
  const calls = await clientCalls(request, SUPER);
  const connection = { url: FULFILLER, secret: SECRET };
  const { id } = await calls.post<{ id: string }>('/api/fulfillers', {
    ...FACTS,
    name: `Harbour Press ${mark()}`,
    connection,
  });
  await logIn(page, SUPER);
  await page.goto(`/fulfillers/${id}`);
  const connected = page.getByRole('region', { name: 'Connection' });
  await connected.getByRole('button', { name: 'Test connection' }).click();
  const result = connected.getByRole('status').filter({ hasText: 'It answered and accepted our signature' });
  await expect(result).toBeVisible();
  await expect(page.getByRole('region', { name: 'Last messages' })).toContainText('No messages yet');
  const pace = page.getByRole('region', { name: 'Pace, last 30 days' });
  await expect(pace.getByRole('row', { name: /^Print and pack/ })).toContainText('2 days');

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('dialog').getByLabel('Reason, for your colleagues').fill('Press is being serviced');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Orders it still finishes' })).toContainText(
    'It has no orders left.',
  );
  await expectSoundHere(page, 'fulfiller with its connection tested');

  const { version } = await calls.get<{ version: number }>(`/api/fulfillers/${id}`);
  await calls.post(`/api/fulfillers/${id}/close`, { version, reason: 'End of the test' });
});

test('the messages of a printer that works are listed, and those that failed alone (S2.2-176)', async ({
  page,
}) => {
  await logIn(page, SUPER);
  await page.goto('/fulfillers/ful_northlight');
  const messages = page.getByRole('region', { name: 'Last messages' });
  await expect(messages.getByRole('row').nth(1)).toBeVisible();
  await expect(messages.getByRole('row').nth(1).getByRole('cell')).toHaveCount(4);
  await messages.getByLabel('Only failed').check();
  await expect(messages.getByText('From the fulfiller')).toHaveCount(0);
  await expectSoundHere(page, 'messages of a fulfiller');
});

test('the dashboard of staff counts late orders by printer, and its list is of one printer alone (S2.2-175)', async ({
  page,
}) => {
  await logIn(page, SUPER);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Late at fulfillers' })).toBeVisible();
  await page.goto('/orders?late=1&fulfiller=ful_northlight');
  await expect(page.getByLabel('Only late at the printer')).toBeChecked();
  await page.getByRole('button', { name: 'One fulfiller only' }).click();
  await expect(page).toHaveURL(/\/orders\?late=1$/);
});
