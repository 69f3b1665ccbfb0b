import { buyByApi } from '../support/api-order';
import { formReady } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { arrange } from '../support/own-event';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';
import { NO_VOUCHER } from '../support/worked-orders';

test('an order’s page tells what happened, a release is taken back, and a colleague is mentioned (D3-59, D3-60, D3-61)', async ({
  page,
  request,
}) => {
  const person = newAddress();
  const { id } = await buyByApi(request, NO_VOUCHER, person);
  // The shared store's window is short; this order's is long enough to be released from.
  await arrange(["update orders set edit_until = now() + interval '1 hour' where id = $1", [id]]);
  await waitForMail(request, person.email, 'Your order');
  await logIn(page, 'manager@fjord-fern.example');
  await page.goto(`/orders/${id}`);
  const history = page.getByRole('region', { name: 'History' });
  const entry = (text: string) => history.getByRole('listitem').filter({ hasText: text });
  await expect(entry('Order received')).toBeVisible();
  await expect(entry('Email sent: Order confirmation')).toBeVisible();

  await test.step('a release is taken back once, and both are told', async () => {
    await page.getByRole('button', { name: 'Release now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Release now' }).click();
    await expect(page.getByText('Production starts in a few seconds.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(entry('Release undone')).toBeVisible();
    await expect(entry('Released early')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Release now' })).toBeVisible();
  });

  await test.step('a note mentions a colleague, chosen by keys', async () => {
    await formReady(page, 'Add note');
    const note = page.getByLabel('Write a note');
    await note.pressSequentially('Please call them, @Orl');
    await expect(page.getByRole('option', { name: 'Orla Finch' })).toHaveAttribute('aria-selected', 'true');
    await expectSoundHere(page, 'a note with its list of colleagues');
    await note.press('Enter');
    await expect(note).toHaveValue('Please call them, @Orla Finch ');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('@Orla Finch', { exact: true })).toBeVisible();
    await expect(entry('wrote a note').getByRole('link', { name: 'Read the note' })).toBeVisible();
    const ref = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').slice(0, 9);
    const mail = await waitForMail(request, 'service@fjord-fern.example', `You were mentioned: order ${ref}`);
    expect(mail.text).toContain(`/orders/${id}#note-`);
    expect(mail.text).not.toContain('Please call them');
  });

  await page.setViewportSize({ width: 375, height: 740 });
  await expectSoundHere(page, 'an order’s timeline on a phone');
});
