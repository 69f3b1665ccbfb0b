import { expect, type Locator, type Page } from '@playwright/test';
import { logIn } from './people';

interface Spot {
  x: number;
  y: number;
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return box;
}

/** The middle of something on the screen, in whole pixels. */
async function middleOf(target: Locator): Promise<Spot> {
  const { x, y, width, height } = await boxOf(target);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Opens the design of a product of Fjord & Fern as its client, and what a hand needs on the canvas. */
export async function openDesign(page: Page, product: string) {
  await logIn(page, 'admin@fjord-fern.example');
  await page.goto(`/events/fjord-fern/products?product=${product}`);
  const canvas = page.getByRole('listbox', { name: 'Design, front' });
  await expect(canvas.getByRole('option').last()).toBeVisible();
  await canvas.scrollIntoViewIfNeeded();
  // Texts are drawn once their fonts have come.
  await expect(canvas.locator('path').last()).toBeAttached();
  return {
    canvas,
    layer: (name: RegExp) => canvas.getByRole('option', { name }),
    handle: (corner: number | 'rotate') => page.locator(`[data-handle="${corner}"] circle`).first(),
    middleOf,
    sizeOf: boxOf,
    areaMiddle: () => middleOf(canvas),
    async dragBy(target: Locator, by: Spot) {
      const from = await middleOf(target);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
      await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
      await page.mouse.up();
    },
  };
}
