// `npm run check:figures`: compares the sums that screens read with the orders. Changes nothing but with `--repair`.
import { closeDatabasePool } from '@/lib/db/pool';
import { checkFigures } from '@/lib/modules/figures/service/check-figures';
import { runScript } from './run-script';

runScript(async () => {
  const problems = await checkFigures({ repair: process.argv.includes('--repair') });
  await closeDatabasePool();
  return { problems };
});
