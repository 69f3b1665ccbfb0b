import { hydrated } from '../support/form-ready';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

test('an admin of staff changes a mail’s text, sees it first, and is told what it lacks (S2.2-335, S2.2-337, S2.2-338)', async ({
  page,
  expectStatus,
}) => {
  // A text without its placeholder. Nothing is saved: other tests read the same mails.
  expectStatus(422);
  await logIn(page, 'super@merchloom.example');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Email texts', exact: true }).click();
  const choice = page.getByRole('button', { name: 'When someone asks to reset their password.' });
  await hydrated(choice);
  await choice.click();
  const mail = page.getByRole('region', { name: 'Choose a new password for Merchloom' });
  const subject = mail.getByLabel('Subject');
  await subject.fill('Your new password for {brand}');
  await mail.getByRole('button', { name: 'Preview' }).click();
  await expect(mail.getByRole('status').filter({ hasText: 'Subject' })).toHaveText(
    'Subject: Your new password for Merchloom',
  );
  await subject.fill('Your new password');
  await mail.getByRole('button', { name: 'Save texts' }).click();
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await expect(subject).toHaveValue('Your new password');
  await expectSoundHere(page, 'the texts of the mails');
});
