import { clientCalls } from '../support/calls';
import { createClient } from '../support/own-client';
import { createEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const SUPER = 'super@merchloom.example';

test('staff find a product among those of all clients and lock it with a reason (S2.2-7)', async ({
  page,
  request,
}) => {
  const { email, tenant, company } = await createClient('Staff products');
  const calls = await clientCalls(request, email);
  const { slug } = await createEvent(calls, tenant, { type: 'Store', region: 'UK' });
  const { product_id: id } = await calls.post<{ product_id: string }>(
    `/api/${tenant}/events/${slug}/products`,
    { blank: 'mug', name: 'Lookout mug', price: '9.00', colours: ['mug-white-onesize'] },
  );
  await logIn(page, SUPER);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Product, code or client' }).fill(company);
  const row = page.getByRole('row', { name: /Lookout mug/ });
  await expect(row).toContainText('Draft');
  await expect(row).toContainText('No print');
  await row.getByRole('button', { name: 'Lock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/reason/i).fill('The drawing is somebody else’s');
  await dialog.getByRole('button', { name: 'Lock' }).click();
  await expect(row).toContainText('Locked: The drawing is somebody else’s');
  await expectSoundHere(page, 'products of all clients');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Lock', { exact: true }).selectOption('no');
  await expect(page.getByText('No products found')).toBeVisible();
  const read = await calls.get<{ locked: boolean }>(`/api/${tenant}/events/${slug}/products/${id}`);
  expect(read.locked).toBe(true);
});
