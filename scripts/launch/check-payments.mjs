import { runOnDatabase } from './database.mjs';

/**
 * Says what is missing at the payment provider, a line each; the exit code is 1 if anything is.
 * @param {import('./database.mjs').Database} database
 * @param {NodeJS.ProcessEnv} env  the app's
 * @param {string} [bundles]
 */
export async function checkPayments(database, env, bundles) {
  // Each problem is a line already; the log would only repeat it.
  const { problems } = await runOnDatabase(
    'check-payments',
    database,
    { ...env, LOG_LEVEL: 'silent' },
    bundles,
  );
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'Payments: all is there.\n' : `Missing: ${problems.length}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
