import { clientCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { createClient } from '../support/own-client';
import { createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const STAFF = 'accounts@merchloom.example';
const REASON = 'They asked us on the phone.';

test('staff open a client with a reason, change its store, and only read it once it is closed (D43-2, D43-15)', async ({
  page,
  request,
}) => {
  const { tenant, company, email } = await createClient('Opened');
  const calls = await clientCalls(request, email);
  const { slug } = await createEvent(calls, tenant, { type: 'Store', region: 'UK' });
  await logIn(page, STAFF);
  await page.goto(`/clients?search=${tenant}`);
  await page.getByRole('button', { name: `Open this client ${company}` }).click();
  const dialog = page.getByRole('dialog', { name: `Open ${company} for changes` });
  await dialog.getByRole('button', { name: 'Open for 30 minutes' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Open for 30 minutes' }).dblclick();
  const banner = page.getByRole('complementary', { name: 'Client open for changes' });
  await expect(banner).toContainText(`you are acting for ${company} until`);
  await expect(banner).toContainText(/2\d minutes left/);
  await page.reload();
  await expect(banner).toContainText(company);
  await expectSoundHere(page, 'a client that is open');

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/events/${slug}/event-details`);
  await expect(banner).toContainText(company);
  const details = page.getByRole('form', { name: 'Details' });
  const save = details.getByRole('button', { name: 'Save', exact: true });
  const rate = page.getByRole('textbox', { name: 'VAT rate' });
  await formReady(details, 'Save');
  await page.getByRole('checkbox', { name: 'We’re registered for VAT' }).check();
  await rate.fill('20');
  await save.click();
  await expect(page.getByText('Saved. Your store shows it now.').first()).toBeVisible();

  await banner.getByRole('button', { name: 'Close client' }).click();
  await expect(banner).toHaveCount(0);
  const first = page.getByText(`Open ${company} to change anything here`);
  await expect(first).toBeVisible();
  await expect(rate).toBeDisabled();
  await expect(rate).toHaveValue('20.00');
  await expect(save).toHaveCount(0);
  await page.reload();
  await expect(banner).toHaveCount(0);
});
