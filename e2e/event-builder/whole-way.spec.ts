import type { APIRequestContext, Browser } from '@playwright/test';
import { newClient, type NewClient } from '../support/account';
import { byKeyboard, byMouse, byThumb, type Hand } from '../support/hands';
import { ownStore, verifyCompany } from '../support/own-store';
import { logIn } from '../support/people';
import { lightTable, mirrored, printOf } from '../support/same-picture';
import { expect, test, type Page } from '../support/test';
import {
  buildStore,
  designHoodie,
  logoAt,
  openAccount,
  openPrint,
  openStore,
  releaseOrder,
  setUpPayouts,
  type Walker,
  type WayRegion,
} from '../support/way-client';
import { buyHoodies, type OrderedPictures } from '../support/way-shopper';

/**
 * Fraction of inked pixels that must match. Differences are at edges: the preview is drawn from outlines, the print
 * file is scaled down, and the preview uses a smaller copy of the logo.
 */
const SAME = 0.95;

/** Staff find the new client in the list and verify the company after typing its name. */
async function verifyByPage(staff: Page, client: NewClient): Promise<void> {
  await logIn(staff, 'super@merchloom.example');
  await staff.goto(`/clients?search=${encodeURIComponent(client.email)}`);
  await staff.getByRole('button', { name: `Verify ${client.company}` }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('textbox').fill(client.company);
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(staff.getByRole('row', { name: client.company })).toContainText('Verified');
}

async function verifyByApi(request: APIRequestContext, client: NewClient): Promise<void> {
  await verifyCompany(request, await ownStore(request, client), client.company);
}

interface Printed extends OrderedPictures {
  /** Text of the line → URL of the print file that the client has opened. */
  prints: Map<string, string>;
}

/** Each print file matches its own line's preview, and neither another line's nor the mirror image. */
async function expectSamePictures(
  browser: Browser,
  request: APIRequestContext,
  { orderRef, previews, prints }: Printed,
): Promise<void> {
  const table = await lightTable(browser);
  for (const [words, preview] of previews) {
    const print = await printOf(request, orderRef, words);
    const opened = await (await request.get(prints.get(words) ?? '')).body();
    expect(opened.equals(print), 'the client sees the file that the printer gets').toBe(true);
    const { same, inked } = await table.compare(preview, print);
    expect(inked, 'there is something to compare').toBeGreaterThan(0.002);
    expect(same, `the print of ${words}`).toBeGreaterThan(SAME);
    for (const [otherWords, other] of previews) {
      if (otherWords === words) continue;
      expect((await table.compare(other, print)).same, `${otherWords} is not ${words}`).toBeLessThan(SAME);
    }
    const turned = await table.compare(preview, await mirrored(print));
    expect(turned.same, 'a print in a mirror is another picture').toBeLessThan(SAME / 2);
  }
  await table.close();
}

interface Way {
  client: Walker;
  shopper: Walker;
  region: WayRegion;
  words: readonly string[];
  /** File name that no other test writes. */
  logoPath: string;
  verify(company: NewClient): Promise<void>;
}

/** The whole way from `/event-builder` to an order's page and its print files. */
async function walk({ client, shopper, region, words, logoPath, verify }: Way): Promise<Printed> {
  const company = newClient();
  const name = `Choir Store ${company.company.split(' ').at(-1) ?? ''}`;
  await buildStore(client, { name, region, logo: await logoAt(logoPath) });
  await openAccount(client, company, region);
  await expect(client.page.getByRole('heading', { level: 1 })).toHaveText(name);
  // What has passed is folded away.
  const launchCheck = client.page.getByRole('region', { name: 'Launch check' });
  const steps = launchCheck.getByRole('listitem', { includeHidden: true });
  await expect(steps.filter({ hasText: 'Your logo' })).toContainText('done');
  await expect(steps.filter({ hasText: 'Company verified' })).toContainText('Required');
  const kept = async () => (await client.page.context().cookies()).map(({ name: cookie }) => cookie);
  await expect.poll(kept).not.toContain('temporary_store');
  await designHoodie(client);
  await setUpPayouts(client, name, region);
  await verify(company);
  const address = await openStore(client);
  const ordered = await buyHoodies(shopper, address, region, words);
  await releaseOrder(client, ordered.orderRef);
  const prints = new Map<string, string>();
  for (const text of words) prints.set(text, await openPrint(client, text));
  return { ...ordered, prints };
}

const at = (page: Page, hand: (page: Page) => Hand): Walker => ({ page, hand: hand(page) });

test.describe('the whole way of a stranger: builder, account, hoodie, payouts, store, order, print', () => {
  test.slow();

  test('by mouse, staff and all: two hoodies are bought, and each is printed as its preview shows it', async ({
    page,
    visitor,
    browser,
    request,
  }, testInfo) => {
    const ordered = await walk({
      client: at(page, byMouse),
      shopper: at(await visitor(), byMouse),
      region: 'UK',
      words: ['INGRID', 'MAGNUS'],
      logoPath: testInfo.outputPath('logo.png'),
      verify: async (company) => verifyByPage(await visitor(), company),
    });
    await expectSamePictures(browser, request, ordered);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 740 } });

    test('by thumb alone, the company verified by the API: the hoodie is printed as its preview shows it', async ({
      page,
      visitor,
      browser,
      request,
    }, testInfo) => {
      const ordered = await walk({
        client: at(page, byThumb),
        shopper: at(await visitor(), byThumb),
        region: 'EU',
        words: ['SOLVEIG'],
        logoPath: testInfo.outputPath('logo.png'),
        verify: (company) => verifyByApi(request, company),
      });
      await expectSamePictures(browser, request, ordered);
    });
  });

  // The longest of all browser tests, so it is nightly. Daily, each part of the way has keyboard tests in its module.
  const nightly = process.env.E2E_NIGHTLY ? ['without a pointer'] : [];
  for (const how of nightly)
    test.describe(how, () => {
      // No animations, so that focus is checked in a steady state.
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('by keyboard alone, the company verified by the API: the hoodie is printed as its preview shows it', async ({
        page,
        visitor,
        browser,
        request,
      }, testInfo) => {
        const ordered = await walk({
          client: at(page, byKeyboard),
          shopper: at(await visitor(), byKeyboard),
          region: 'UK',
          words: ['FREYA'],
          logoPath: testInfo.outputPath('logo.png'),
          verify: (company) => verifyByApi(request, company),
        });
        await expectSamePictures(browser, request, ordered);
      });
    });
});
