import { join } from 'node:path';
import { ADMIN_BUDGET_KB, isAdminPage, pageWeights } from '../../build/page-weight.mjs';
import { ROOT } from '../../launch/root.mjs';
import { atMost } from '../rows.mjs';

export const name = 'admin-javascript';
export const title = 'JavaScript of the admin pages, above a page without any of its own';

/** `/events/{slug}/overview` for the folder `(admin)/events/[slug]/overview`. @param {string} page */
const addressOf = (page) => page.replace(/^\(\w+\)/, '').replace(/\[(\w+)\]/g, '{$1}');

export async function run() {
  return pageWeights(join(ROOT, process.env.NEXT_DIST_DIR ?? '.next'))
    .filter(isAdminPage)
    .map(({ page, kilobytes }) => atMost(addressOf(page), kilobytes, ADMIN_BUDGET_KB, 'kB gzipped'));
}
