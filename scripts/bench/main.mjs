// `npm run bench`: measures a production stack of its own and prints a table of figures and budgets.
// `npm run bench -- pages javascript` runs only these sections; `--write` puts the tables into docs/performance.md.
import { runSections } from './run-sections.mjs';

runSections({ sections: new URL('./sections/', import.meta.url), document: 'performance.md' });
