import { newAddress, logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

const PANEL = '/settings/super-admin-panel/messages';

test('customer service finds a complaint, says how it was answered, and it leaves the queue (S2.2-264, S2.2-265)', async ({
  page,
  request,
}) => {
  const { email } = newAddress();
  const name = `Ada ${email.split('@')[0]}`;
  const message = `Please delete my old address. (${email})`;
  const sent = await request.post('/api/site-messages', {
    data: { name, email, subject: 'data', message, lang: 'en' },
  });
  expect(sent.status()).toBe(200);

  await logIn(page, 'care@merchloom.example');
  await page.goto('/dashboard');
  const queue = page.getByRole('region', { name: 'Messages to answer' });
  await expect(queue).toContainText(/wait/);
  await queue.getByRole('link', { name: 'View messages' }).click();
  await expect(page).toHaveURL(PANEL);
  await page.getByLabel('Subject').selectOption('Complaint about personal data');
  await expect(page).toHaveURL(`${PANEL}?subject=data`);
  const item = page.getByRole('listitem').filter({ hasText: message });
  await expect(item).toContainText('Answer by');

  await item.getByRole('button', { name: `Mark as answered: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Mark as answered: ${name}` });
  await dialog.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(dialog.getByLabel('How was it answered?')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('How was it answered?').fill('Deleted the address.');
  await dialog.getByRole('button', { name: 'Mark as answered' }).dblclick();
  await expect(item).toHaveCount(0);

  await page.getByLabel('Status').selectOption('Answered');
  await expect(page).toHaveURL(/state=answered/);
  await expect(item).toContainText('Deleted the address.');
  await expect(item).toContainText('Answered by');
  await expectSoundHere(page, 'the messages to the platform');
});
