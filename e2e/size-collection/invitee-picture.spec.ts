import { formReady } from '../support/form-ready';
import { inviteGuest } from '../support/invitees';
import { openPictureEvent, pictureName } from '../support/picture-product';
import { pictureField } from '../support/pictures';
import { expectSoundHere } from '../support/sound';
import { expect, test } from '../support/test';

const SAVE = 'Save my answer';

test('an invitee’s own picture is sent, seen on the piece, kept with the answer, and changed (S1, S3.4-28; D4-5)', async ({
  page,
  request,
  expectStatus,
}) => {
  // The server refuses what the field refuses.
  expectStatus(422);
  const name = pictureName();
  const { slug } = await openPictureEvent(request, name, 'invitees');
  const guest = await inviteGuest(request, slug);
  const field = pictureField(page);
  const save = page.getByRole('button', { name: SAVE, exact: true });
  const shown = page.getByRole('img', { name: new RegExp(`^${name} in .*, Front`) });
  const thanks = page.getByRole('heading', { name: `Thank you, ${guest.name}` });
  const answered = page.locator('dl').getByRole('img', { name: 'The picture you chose' });

  await page.goto(guest.link);
  await formReady(page, SAVE);
  await expect(shown).toBeVisible();
  const template = (await shown.getAttribute('src')) ?? '';
  await save.click();
  await expect(field.missing).toBeVisible();

  await field.chooseTooSmall();
  const answer = page.waitForResponse((response) => response.url().includes('/api/invitation/'));
  await save.click();
  expect((await answer).status()).toBe(422);
  await expect(field.tooSmall).toBeVisible();

  await field.chooseGood('#aa3300');
  await expect(shown).toHaveAttribute('src', /^data:image\/svg/);
  await expectSoundHere(page, 'a piece with its invitee’s picture');
  await save.click();
  await expect(thanks).toBeFocused();
  await expect(answered).toBeVisible();
  await expect(shown).toHaveAttribute('src', /^data:image\/svg/);
  const first = (await answered.getAttribute('src')) ?? '';

  // Later, by the same link.
  await page.goto(`${guest.link}&lang=en`);
  await expect(answered).toHaveAttribute('src', first);
  await expect(shown).toHaveAttribute('src', /^data:image\/svg/);
  await expectSoundHere(page, 'an answer with a picture');
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await formReady(page, SAVE);
  await expect(field.chosen).toHaveAttribute('src', first);
  await field.remove.click();
  await expect(field.chosen).toBeHidden();
  await expect(shown).toHaveAttribute('src', template);
  await save.click();
  await expect(field.missing).toBeVisible();
  await field.chooseGood('#1f6f54');
  await save.click();
  await expect(thanks).toBeFocused();
  await expect(answered).toBeVisible();
  expect(await answered.getAttribute('src')).not.toBe(first);
});
