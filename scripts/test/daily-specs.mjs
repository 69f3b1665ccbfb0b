import { spawnSync } from 'node:child_process';
import { ROOT } from '../launch/root.mjs';
import { browserSpecs } from './test-files.mjs';

/** Days between two runs of a browser test that nobody changes. */
const EVERY_DAYS = 3;
/** For so long a browser test that a commit touched runs each time; then it takes its turn like the others. */
const LATELY = '1.day';
const DAY_MS = 86_400_000;

/**
 * What every run does: one way through each thing that moves money or goods, who may open what, and what looks at pages as a
 * whole.
 */
const EACH_RUN = [
  'accounts/permissions',
  'accounts/roles',
  'accounts/two-factor',
  'bulk-orders/bulk-order',
  'checkout/purchase',
  'checkout/same-figures',
  'claims/claim',
  'claims/codes',
  'event-builder/event-builder',
  'integrations/api-and-webhooks',
  'ledger/top-up',
  'order-changes/order-edit',
  'orders/order-acts',
  'orders/refund',
  'privacy/erasure',
  'returns/complaint',
  'site/page-weight',
  'site/pages',
  'site/statuses',
  'storefront/private-store',
].map((name) => `e2e/${name}.spec.ts`);

/** Webs of their own, which answer in seconds. */
const OF_OTHER_WEBS = /^e2e\/(without-middleware|plain-next)\//;

/** The number of a day, which says whose turn it is. @param {number} [time] */
export const dayNumber = (time = Date.now()) => Math.floor(time / DAY_MS);

/** Browser tests that a commit of the last day touched; none where there is no history. @returns {string[]} */
function changedLately() {
  const args = ['log', `--since=${LATELY}`, '--name-only', '--format=', '--', 'e2e'];
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n') : [];
}

/**
 * The browser tests of one day: those of each run, those that changed lately, and a third of all others, so that each of
 * them runs at least every third day. The nightly run has all of them.
 * @param {number} day
 * @param {readonly string[]} [all] @param {readonly string[]} [changed]
 * @returns {string[]}
 */
export function specsOfDay(day, all = browserSpecs(), changed = changedLately()) {
  const each = new Set([...EACH_RUN, ...changed]);
  const isOfEach = (path) => each.has(path) || OF_OTHER_WEBS.test(path);
  const others = all.filter((path) => !isOfEach(path));
  return [...all.filter(isOfEach), ...others.filter((_, index) => index % EVERY_DAYS === day % EVERY_DAYS)];
}

/** Names above that are no file, after one was renamed. @param {readonly string[]} [all] */
export const unknownSpecs = (all = browserSpecs()) => EACH_RUN.filter((path) => !all.includes(path));
