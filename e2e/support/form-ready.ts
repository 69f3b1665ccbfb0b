import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until a form is hydrated. Text typed during hydration is kept, but `fill` could then append to the former
 * value.
 */
export async function formReady(page: Pick<Page, 'getByRole'>, button: string): Promise<void> {
  await expect(page.getByRole('button', { name: button, exact: true })).toHaveAttribute('type', 'submit');
}

/** Waits until a control is hydrated that has no other sign of it: an earlier press on it has no effect. */
export async function hydrated(control: Locator): Promise<void> {
  const isTakenOver = () =>
    control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isTakenOver).toBe(true);
}
