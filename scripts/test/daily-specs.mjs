import { browserSpecs } from './test-files.mjs';
import { changedLately, turnOf } from './turns.mjs';

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

/**
 * The browser tests of one day: those of each run, those that changed lately, and those of the others whose turn it is
 * (`turns.mjs`). The nightly run has all of them.
 * @param {number} day
 * @param {readonly string[]} [all] @param {readonly string[]} [changed]
 * @returns {string[]}
 */
export function specsOfDay(day, all = browserSpecs(), changed = changedLately(['e2e'])) {
  const each = new Set([...EACH_RUN, ...changed]);
  const isOfEach = (path) => each.has(path) || OF_OTHER_WEBS.test(path);
  const others = turnOf(all, day).filter((path) => !isOfEach(path));
  return [...all.filter(isOfEach), ...others];
}

/** Names above that are no file, after one was renamed. @param {readonly string[]} [all] */
export const unknownSpecs = (all = browserSpecs()) => EACH_RUN.filter((path) => !all.includes(path));
