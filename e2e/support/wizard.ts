import { expect, type Page } from '@playwright/test';
import { formReady } from './form-ready';

/** Opens the wizard of a new event, or an address of it, at its first step. */
export async function openWizard(page: Page, path = '/events/create'): Promise<void> {
  await page.goto(path);
  await formReady(page, 'Continue');
}

/** A step is there once its heading has the text. */
export async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${title}$`) })).toBeVisible();
}

/** To the next step, which has this title. */
export async function toStep(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectStep(page, title);
}

/** Until all is on the server, so that another device finds it. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('All saved')).toBeVisible();
}

/** From the name on, to the page of the event; nothing else is chosen. */
export async function finishByWizard(page: Page, name: string): Promise<void> {
  await toStep(page, 'Name your store');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await toStep(page, 'Make it look like you');
  await toStep(page, 'Choose your products');
  await toStep(page, 'Check and create');
  await page.getByRole('button', { name: 'Create store' }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${name.toLowerCase().replaceAll(' ', '-')}/overview$`));
}

/** Makes a blank event of a type, as people do. */
export async function createByWizard(page: Page, name: string, type = 'Store'): Promise<void> {
  await openWizard(page);
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check();
  await finishByWizard(page, name);
}
