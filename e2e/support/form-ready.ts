import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page's script has taken the form over. What is typed while it does is kept, but a filled-in value that
 * arrives between the two may be joined to the former one.
 */
export async function formReady(page: Page, button: string): Promise<void> {
  await expect(page.getByRole('button', { name: button, exact: true })).toHaveAttribute('type', 'submit');
}
