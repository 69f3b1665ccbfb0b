import { hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { createClient } from '../support/own-client';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

/** The path of the mailed link. */
function linkIn(text: string): string {
  const url = text.split(/\s/).find((word) => word.includes('confirm='));
  if (!url) throw new Error('the mail has no link');
  const { pathname, search } = new URL(url);
  return pathname + search;
}

test('an admin names the sender, and confirms the address for replies by its link (S2.2-103, S2.2-104)', async ({
  page,
}) => {
  test.slow();
  const { email } = await createClient('Replies');
  const { email: replies } = newAddress();
  await logIn(page, email);
  await page.goto('/settings/mails');
  const sender = page.getByRole('region', { name: 'Sender' });
  const save = sender.getByRole('button', { name: 'Save' });
  await hydrated(save);
  await sender.getByLabel('Sender name').fill('Harbour Merch');
  await sender.getByLabel('Replies go to').fill(replies);
  await save.click();
  await expect(sender.getByText(`We’ve emailed a link to ${replies}`)).toBeVisible();
  const mail = page.getByRole('region', { name: 'Order confirmation' });
  await expect(mail.getByText('Harbour Merch', { exact: true })).toBeVisible();
  await expect(mail.getByText(replies)).toHaveCount(0);

  const { text } = await waitForMail(page.request, replies, 'Confirm the reply address');
  await page.goto(linkIn(text));
  const confirm = page.getByRole('button', { name: 'Confirm address' });
  await hydrated(confirm);
  await expectSoundHere(page, 'an address for replies that is to be confirmed');
  await confirm.click();
  await expect(page).toHaveURL(/\/settings\/mails$/);
  await expect(mail.getByText(replies, { exact: true })).toBeVisible();
});
