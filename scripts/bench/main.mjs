// `npm run bench`: measures a production stack and prints a table of figures and budgets. `npm run bench -- pages
// javascript` runs these sections only; `--write` updates the tables in docs/performance.md.
import { runSections } from './run-sections.mjs';

runSections({
  sections: new URL('./sections/', import.meta.url),
  document: 'performance.md',
  // Trusts one proxy, so that each shopper can have a forwarded address of their own.
  env: { TRUSTED_PROXIES: '1' },
});
