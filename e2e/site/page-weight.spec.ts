import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '../support/test';

/** Above a page without scripts of its own, gzipped. */
const BUDGET_KB = 170;

interface Weight {
  page: string;
  kilobytes: number;
  admin: boolean;
}

/** Read from the build that the stack serves, so no browser is needed. The reader is a module that only Node itself loads. */
function weights(): Weight[] {
  const args = ['scripts/build/print-page-weights.mjs', resolve(process.env.NEXT_DIST_DIR ?? '.next')];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Weight[];
}

test.describe.configure({ mode: 'parallel' });

test('no admin page fetches more than 170 kB of JavaScript above a bare page', () => {
  const admin = weights().filter((one) => one.admin);
  expect(admin.length).toBeGreaterThan(10);
  expect(admin.filter(({ kilobytes }) => kilobytes > BUDGET_KB)).toEqual([]);
});

test('what a page imports is counted: the admin’s frame is heavier than a store page', () => {
  const all = weights();
  const kilobytes = (page: string) => all.find((one) => one.page === page)?.kilobytes ?? 0;
  expect(kilobytes('[slug]')).toBeGreaterThan(10);
  expect(kilobytes('(admin)/dashboard')).toBeGreaterThan(2 * kilobytes('[slug]'));
});
