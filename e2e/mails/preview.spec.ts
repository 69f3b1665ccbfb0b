import { hydrated } from '../support/form-ready';
import { waitForMail } from '../support/inbox';
import { createClient } from '../support/own-client';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('an admin sees in German what shoppers get, and sends themselves a test of it (S2.2-101, S2.2-102)', async ({
  page,
}) => {
  test.slow();
  // Nobody else’s inbox, and a client without orders.
  const { company, email } = await createClient('Post');
  await logIn(page, email);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Emails to shoppers' }).click();
  const list = page.getByRole('region', { name: 'Emails', exact: true });
  const shipped = list.getByRole('button', { name: 'Order shipped' });
  await hydrated(shipped);
  await shipped.click();

  const mail = page.getByRole('region', { name: 'Order shipped' });
  await mail.getByLabel('Email language').selectOption('Deutsch');
  const frame = mail.getByTitle('Preview: Order shipped');
  await expect(frame).toHaveAttribute('srcdoc', /lang="de"/);
  await expect(frame).toHaveAttribute('srcdoc', /Alex Muster/);
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(mail.getByText(`bei ${company} wurde versandt`)).toBeVisible();
  await expect(mail.getByText('Filled with sample data.')).toBeVisible();
  await mail.getByRole('tab', { name: 'Plain text' }).click();
  await expect(mail.getByText('Muster-Paketdienst')).toBeVisible();
  await expectSoundHere(page, 'the emails to shoppers');

  await mail.getByRole('button', { name: 'Send me a test' }).click();
  await expect(mail.getByText(`On its way to ${email}, marked as a test`)).toBeVisible();
  const sent = await waitForMail(page.request, email, 'TEST: ');
  expect(sent.subject).toContain('wurde versandt');
  expect(sent.text).toContain('Muster-Paketdienst');
  expect(sent.html).toContain('Alex Muster');
});
