import { putIntoBasket } from '../support/shop';
import { expect, test, type Page } from '../support/test';

interface Stored {
  version: number;
  stores: string[];
  carts: Record<string, { items: Record<string, unknown>[] }>;
}

/** Reads the stored basket from IndexedDB. */
function readDatabase(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('merchloom'));
    const carts = database.transaction('carts').objectStore('carts');
    const [keys, values] = await Promise.all([answer(carts.getAllKeys()), answer(carts.getAll())]);
    const stored = {
      version: database.version,
      stores: [...database.objectStoreNames],
      carts: Object.fromEntries(keys.map((key, index) => [String(key), values[index]])),
    };
    database.close();
    return stored;
  });
}

test('the cart is kept in IndexedDB, version 1, store ‘carts’, by store id (S3.3-1)', async ({ page }) => {
  await putIntoBasket(page, '/fjord-fern/Product=ff-crew-tee', 'Crew Tee', 2);
  await expect.poll(async () => Object.keys((await readDatabase(page)).carts)).toEqual(['evt_fjord_fern']);
  const { version, stores, carts } = await readDatabase(page);
  expect([version, stores]).toEqual([1, ['carts']]);
  const items = carts['evt_fjord_fern']?.items ?? [];
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ price: '21.60', quantity: 2 });
  expect(items[0]?.['id']).toMatch(/^ff-crew-tee:/);

  // The basket is restored from IndexedDB alone.
  const mirrors = await page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.endsWith('-basket-contents'));
    for (const key of keys) localStorage.removeItem(key);
    return keys;
  });
  expect(mirrors).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: /^Basket, 2/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your basket' }).getByText('Crew Tee')).toBeVisible();
});
