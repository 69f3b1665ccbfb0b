// `npm run stress`: submits, claims and pays concurrently and with failures, and counts the results. `npm run stress --
// claims` runs only these sections; `--write` updates the tables in docs/reliability.md.
import { runSections } from '../bench/run-sections.mjs';

runSections({
  sections: new URL('./sections/', import.meta.url),
  document: 'reliability.md',
  strict: true,
  // Trusts one proxy, so that each claim can have its own forwarded address; a printer on this machine may be called.
  env: { TRUSTED_PROXIES: '1', WEBHOOKS_TO_LOCAL: '1' },
});
