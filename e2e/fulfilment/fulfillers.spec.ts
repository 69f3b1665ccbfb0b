import { createClient } from '../support/own-client';
import { clientCalls, type Calls } from '../support/calls';
import { createEvent } from '../support/own-event';
import { be, logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const SUPER = 'super@merchloom.example';
const FULFILLER = process.env.E2E_FULFILLER_URL ?? 'http://localhost:25363';
const SECRET = process.env.E2E_FULFILLER_SECRET ?? 'sandbox-fulfiller-secret';

const mark = () => Math.random().toString(36).slice(2, 9);

/** Closes a printer that a test has registered, so that no order of others goes there. */
async function closeAgain(calls: Calls, id: string): Promise<void> {
  const { version } = await calls.get<{ version: number }>(`/api/fulfillers/${id}`);
  await calls.post(`/api/fulfillers/${id}/close`, { version, reason: 'End of the test' });
}

test('staff register a printer with an address of its own, pause it and resume it (S2.2-106, S2.2-107, S2.2-108)', async ({
  page,
  request,
  expectStatus,
}) => {
  // The secret that the printer refuses.
  expectStatus(422);
  const name = `Harbour Press ${mark()}`;
  await logIn(page, SUPER);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Fulfillers', exact: true }).click();
  await expectSoundHere(page, 'fulfillers');
  await page.getByRole('link', { name: 'Register fulfiller' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('United States', { exact: true }).check();
  await page.getByLabel('To print and pack').fill('3');
  await page.getByLabel('An address of its own').check();
  await page.getByLabel('API address').fill(FULFILLER);
  await page.getByLabel('Shared secret').fill('a-secret-that-is-not-theirs');
  await expectSoundHere(page, 'register fulfiller');
  await page.getByRole('button', { name: 'Register fulfiller' }).click();
  await expect(page.getByLabel('Shared secret')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByLabel('Shared secret').fill(SECRET);
  await page.getByRole('button', { name: 'Register fulfiller' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('dialog').getByLabel('Reason, for your colleagues').fill('Press is being serviced');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('Press is being serviced')).toBeVisible();
  await expectSoundHere(page, 'fulfiller');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Press is being serviced')).toBeHidden();

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await closeAgain(await clientCalls(request, SUPER), id);
});

test('a client excludes a printer for its event; staff see the choice and cannot change it (S2.2-18, S2.2-112)', async ({
  page,
  request,
}) => {
  const { email, tenant } = await createClient('Printers');
  const calls = await clientCalls(request, email);
  const { slug } = await createEvent(calls, tenant, { type: 'Store', region: 'UK' });
  const path = `/events/${slug}/fulfillers/register`;
  await logIn(page, email);
  await page.goto(`/events/${slug}/event-details`);
  await page.getByRole('link', { name: 'Printers' }).click();
  const northlight = page.getByRole('group', { name: 'Your choice for Northlight Print' });
  await northlight.getByLabel('Excluded').click();
  await expect(page.getByText('Choice for Northlight Print saved')).toBeVisible();
  await expectSoundHere(page, 'printers of an event');
  await page.reload();
  await expect(northlight.getByLabel('Excluded')).toBeChecked();

  await be(page, SUPER);
  await page.goto(path);
  await expect(page.getByText('The client chooses its printers')).toBeVisible();
  await expect(northlight.getByLabel('Excluded')).toBeChecked();
  await expect(northlight.getByLabel('Excluded')).toBeDisabled();
});
