import { formReady } from '../support/form-ready';
import { clientCalls } from '../support/calls';
import { createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';
const accessOf = (page: Page) => page.getByRole('region', { name: 'Access' });

test('a store is made private by a list, which is checked, searched and taken back (S3.5-29, S3.5-30)', async ({
  page,
  request,
  expectStatus,
}) => {
  expectStatus(422);
  await logIn(page, ADMIN);
  const event = await createEvent(await clientCalls(request, ADMIN), 'ten_tidewater', {
    type: 'Store',
    region: 'UK',
  });
  await page.goto(`/events/${event.slug}/event-details`);
  await formReady(accessOf(page), 'Save');
  const access = accessOf(page);
  const save = access.getByRole('button', { name: 'Save', exact: true });
  await access.getByRole('radio', { name: /^Email addresses from certain domains/ }).check();
  await access.getByRole('textbox', { name: 'Domains' }).fill('tidewater.example\nnot a domain');
  await save.click();
  await expect(access.getByText('“not a domain” isn’t a domain.', { exact: false })).toBeVisible();
  await access.getByRole('radio', { name: /^People on a list/ }).check();
  await access.getByRole('textbox', { name: 'Add email addresses' }).fill('ada@crew.example\nnobody');
  await access.getByRole('button', { name: 'Check' }).click();
  await expect(access.getByText('One line has no valid address: 2.', { exact: false })).toBeVisible();
  await access
    .getByRole('textbox', { name: 'Add email addresses' })
    .fill('ada@crew.example\ngrace@crew.example');
  await access.getByRole('button', { name: 'Check' }).click();
  await access.getByRole('button', { name: 'Add 2 addresses' }).click();
  await expect(access.getByText('2 addresses', { exact: true })).toBeVisible();
  await expectSoundHere(page, 'event access');
  await access.getByRole('searchbox', { name: 'Search addresses' }).fill('grace');
  const list = access.getByRole('list', { name: 'People on the list' });
  await expect(list.getByRole('listitem')).toHaveText(['grace@crew.example']);
  await list.getByRole('button', { name: 'Remove grace@crew.example' }).click();
  await expect(access.getByText('No address matches.')).toBeVisible();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(list.getByRole('listitem')).toHaveText(['grace@crew.example']);
  await save.click();
  await expect(page.getByText('Saved. This takes effect now.').first()).toBeVisible();
  await page.reload();
  await formReady(accessOf(page), 'Save');
  await expect(access.getByRole('radio', { name: /^People on a list/ })).toBeChecked();
});

test('a password is written and never shown again (S3.5-30)', async ({ page, request, expectStatus }) => {
  expectStatus(422);
  await logIn(page, ADMIN);
  const event = await createEvent(await clientCalls(request, ADMIN), 'ten_tidewater', {
    type: 'Promo',
    region: 'UK',
  });
  await page.goto(`/events/${event.slug}/event-details`);
  await formReady(accessOf(page), 'Save');
  const access = accessOf(page);
  await access.getByRole('radio', { name: /^People with the password/ }).check();
  const password = access.getByRole('textbox', { name: 'Password' });
  await password.fill('tide');
  await access.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('low tide at noon');
  await access.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. This takes effect now.').first()).toBeVisible();
  await expect(password).toHaveValue('');
  await page.reload();
  await formReady(accessOf(page), 'Save');
  await expect(password).toHaveValue('');
  await expect(access.getByText('A password is set.', { exact: false })).toBeVisible();
});
