import type { Locator } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { clientCalls } from '../support/calls';
import { formReady } from '../support/form-ready';
import { arrange, createEvent, type OwnEvent } from '../support/own-event';
import { logIn } from '../support/people';
import { expectSoundHere } from '../support/sound';
import { expect, test, type Page } from '../support/test';

const ADMIN = 'admin@tidewater-books.example';
const TENANT = 'ten_tidewater';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

interface Answer {
  question: string;
  /** Typed with two stars around what is bold. */
  answer: string;
  link: string;
}
const ENGLISH: Answer = {
  question: 'How long does it take?',
  answer: 'About **one week**, see ',
  link: 'tidewater.example/en',
};
const GERMAN: Answer = {
  question: 'Wie lange dauert es?',
  answer: 'Etwa **eine Woche**, siehe ',
  link: 'tidewater.example/de',
};

/** Writes a question with a formatted answer by keyboard. */
async function writeAnswer(page: Page, field: Locator, { question, answer, link }: Answer): Promise<void> {
  await field.focus();
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(tools).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type(`## ${question}`);
  await expect(field.getByRole('heading', { level: 2 })).toHaveText(question);
  await page.keyboard.press('Enter');
  await page.keyboard.type(answer);
  await expect(field.locator('strong')).toHaveCount(1);
  await tools.getByRole('button', { name: 'Link', exact: true }).press('Enter');
  await page.getByLabel('Link address').fill(link);
  await page.getByLabel('Link address').press('Enter');
  await expect(field.getByRole('link')).toHaveAttribute('href', `https://${link}`);
}

/** The FAQ page as a visitor of a language sees it; a saved change is there at the next load. */
async function expectAnswer(page: Page, { slug }: OwnEvent, lang: string, { question, link }: Answer) {
  const asked = page.locator('summary', { hasText: question });
  await expect(async () => {
    await page.goto(`/${slug}/faqs?lang=${lang}`);
    await expect(asked).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  const shown = page.locator('details', { has: asked });
  await expect(shown).toHaveAttribute('open', '');
  await expect(shown.locator('strong')).toBeVisible();
  await expect(shown.getByRole('link')).toHaveAttribute('href', `https://${link}`);
  await asked.click();
  await expect(shown.locator('strong')).toBeHidden();
}

async function ownStore(page: Page): Promise<OwnEvent> {
  const calls = await clientCalls(page.request, ADMIN);
  const event = await createEvent(calls, TENANT, { type: 'Store', region: 'UK' });
  await arrange([`update events set status = 'Active' where slug = $1`, [event.slug]]);
  return event;
}

test('a client writes an answer in two languages, visitors read it formatted in theirs', async ({ page }) => {
  const event = await ownStore(page);
  await logIn(page, ADMIN);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/events/${event.slug}/store-configuration`);
  await formReady(page, 'Save');
  await writeAnswer(page, box(page, 'Answers to questions'), ENGLISH);
  await save(page);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.goto(`/events/${event.slug}/texts?language=de`);
  await formReady(page, 'Save');
  await expect(page.getByRole('group', { name: 'FAQ: Answers · English' })).toContainText('one week');
  const german = box(page, 'FAQ: Answers · Deutsch');
  await expect(german).toHaveAccessibleDescription(/visitors read the English text/);
  await writeAnswer(page, german, GERMAN);
  await expectSoundHere(page, 'texts with an editor');
  await save(page);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Deutsch/ })).toContainText('1 of');
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAnswer(page, event, 'de', GERMAN);
    await expectAnswer(page, event, 'en', ENGLISH);
    // Nobody has written French: its visitors read what the client wrote.
    await expectAnswer(page, event, 'fr', ENGLISH);
  }
  await expectSoundHere(page, 'faqs');
});

test.describe('by thumb', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });
  test('terms and about us, too, each falling back by itself', async ({ page }) => {
    const event = await ownStore(page);
    const calls = await clientCalls(page.request, ADMIN);
    const text = (said: string) => [
      { type: 'paragraph', content: [{ type: 'text', text: said, marks: [{ type: 'bold' }] }] },
    ];
    const document = (said: string) => ({ type: 'doc', content: text(said) });
    await calls.post(`/api/${TENANT}/store-admin/${event.slug}/configuration/update`, {
      storeConfig: {
        aboutUs: { enabled: true, pageName: 'Our story', document: document('We print by the sea.') },
        terms: { document: document('Only on weekdays.') },
      },
    });
    await logIn(page, ADMIN);
    await page.goto(`/events/${event.slug}/texts?language=de`);
    await formReady(page, 'Save');
    const terms = box(page, 'Terms: Text · Deutsch');
    await terms.tap();
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    // The editor is loaded with the tap, and takes the focus once it is there.
    await expect(terms).toBeFocused();
    await page.keyboard.type('Nur **werktags** ');
    await expect(terms.locator('strong')).toHaveText('werktags');
    await save(page);
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expect(async () => {
      await page.goto(`/${event.slug}/terms-and-conditions?lang=de`);
      await expect(page.locator('strong', { hasText: 'werktags' })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`/${event.slug}/about-us?lang=de`);
    await expect(page.locator('strong')).toHaveText('We print by the sea.');
    await page.goto(`/${event.slug}/terms-and-conditions?lang=fr`);
    await expect(page.locator('strong', { hasText: 'Only on weekdays.' })).toBeVisible();
  });
});
