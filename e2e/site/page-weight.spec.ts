import { resolve } from 'node:path';
import { isAdminPage, pageWeights } from '../../scripts/build/page-weight.mjs';
import { expect, test } from '../support/test';

/** Above a page without scripts of its own, gzipped. */
const BUDGET_KB = 170;

/** Read from the build that the stack serves, so no browser is needed. */
const weights = () => pageWeights(resolve(process.env.NEXT_DIST_DIR ?? '.next'));

test.describe.configure({ mode: 'parallel' });

test('no admin page fetches more than 170 kB of JavaScript above a bare page (D10-29)', () => {
  const admin = weights().filter(isAdminPage);
  expect(admin.length).toBeGreaterThan(10);
  expect(admin.filter(({ kilobytes }) => kilobytes > BUDGET_KB)).toEqual([]);
});

test('what a page imports is counted: the admin’s frame is heavier than a store page', () => {
  const kilobytes = (page: string) => weights().find((one) => one.page === page)?.kilobytes ?? 0;
  expect(kilobytes('[slug]')).toBeGreaterThan(10);
  expect(kilobytes('(admin)/dashboard')).toBeGreaterThan(2 * kilobytes('[slug]'));
});
