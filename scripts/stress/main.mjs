// `npm run stress`: submits, claims and pays as no polite visitor does, and counts what came of it.
// `npm run stress -- claims` runs only these sections; `--write` puts the tables into docs/reliability.md.
import { runSections } from '../bench/run-sections.mjs';

runSections({
  sections: new URL('./sections/', import.meta.url),
  document: 'reliability.md',
  strict: true,
  // A proxy in front says who asks, so that each claim comes from an address of its own.
  env: { TRUSTED_PROXIES: '1' },
});
