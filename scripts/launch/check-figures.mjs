import { runOnDatabase } from './database.mjs';

/**
 * Says where the sums that screens read differ from the orders, a line each, and adds what is missing if `repair`; and where
 * credit accounts differ from their ledger, which people have to correct. The exit code is 1 if anything differs and stays so.
 * @param {import('./database.mjs').Database} database
 * @param {NodeJS.ProcessEnv} env  the app's
 * @param {{ repair: boolean, bundles?: string }} how
 */
export async function checkFigures(database, env, { repair, bundles }) {
  const silent = { ...env, LOG_LEVEL: 'silent' };
  const options = repair ? ['--repair'] : [];
  const { problems, ledger } = await runOnDatabase('check-figures', database, silent, bundles, options);
  for (const problem of ledger) process.stdout.write(`${problem}\n`);
  process.stdout.write(
    ledger.length === 0 ? 'Ledger: all accounts add up.\n' : `Ledger: ${ledger.length} differ\n`,
  );
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  const different = repair ? `Repaired: ${problems.length}\n` : `Different: ${problems.length}\n`;
  process.stdout.write(problems.length === 0 ? 'Figures: all agree with the orders.\n' : different);
  if (ledger.length > 0 || (problems.length > 0 && !repair)) process.exitCode = 1;
}
