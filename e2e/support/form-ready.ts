import { expect, type Page } from '@playwright/test';

/**
 * Waits until a form is hydrated. Text typed during hydration is kept, but `fill` could then append to the former
 * value.
 */
export async function formReady(page: Page, button: string): Promise<void> {
  await expect(page.getByRole('button', { name: button, exact: true })).toHaveAttribute('type', 'submit');
}
