// `npm run check:figures`: compares the sums that screens read with the orders, and credit accounts with their ledger.
// Changes nothing but with `--repair`, which leaves the ledger as it is.
import { closeDatabasePool } from '@/lib/db/pool';
import { checkFigures } from '@/lib/modules/figures/service/check-figures';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import { runScript } from './run-script';

runScript(async () => {
  const problems = await checkFigures({ repair: process.argv.includes('--repair') });
  const ledger = await checkLedger();
  await closeDatabasePool();
  return { problems, ledger };
});
