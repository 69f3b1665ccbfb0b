import { hydrated } from '../support/form-ready';
import { inviteGuest } from '../support/invitees';
import { logIn, newAddress } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

test('people are invited by a pasted list, found again, and taken off it (D4-22)', async ({
  page,
  request,
}) => {
  const [ada, grace] = [newAddress(), newAddress()];
  await logIn(page, 'admin@lumen-robotics.example');
  await page.goto('/events/lumen-offsite/overview');
  await page.getByRole('link', { name: 'Everyone invited' }).first().click();
  await expect(page).toHaveURL(/\/events\/lumen-offsite\/invitees$/);
  const invite = page.getByRole('button', { name: 'Invite people' });
  await hydrated(invite);
  await invite.click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  const list = dialog.getByLabel('Names and email addresses');
  await list.fill(`${ada.name}, ${ada.email}\n${grace.name}`);
  await dialog.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(dialog.getByText('Line 2 needs a valid email address.')).toBeVisible();
  await list.fill(`${ada.name}, ${ada.email}\n${grace.name} <${grace.email}>`);
  await expectSoundHere(page, 'a list of people to invite');
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(ada.email)).toBeVisible();

  await page.getByLabel('Name or email').fill(grace.email);
  const row = page.getByRole('row').filter({ hasText: grace.email });
  await expect(row).toBeVisible();
  await expect(page.getByText(ada.email)).toHaveCount(0);
  await expectSoundHere(page, 'the people of a Bulk event');
  for (const one of [grace, ada]) {
    await page.goto(`/events/lumen-offsite/invitees?search=${encodeURIComponent(one.email)}`);
    await page.getByRole('button', { name: `Actions for ${one.name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const question = page.getByRole('alertdialog', { name: `Remove ${one.name}?` });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('No one found')).toBeVisible();
  }

  // Somebody else's invitation is untouched.
  const guest = await inviteGuest(request);
  await page.goto('/events/lumen-offsite/invitees');
  await expect(page.getByText(guest.email)).toBeVisible();
  await guest.remove();
});
