import { runOnDatabase } from './database.mjs';

/** @typedef {{ chain: string, kind: string, seq: number | null, id: string | null }} Finding */

/** @param {Finding} finding */
const lineOf = ({ chain, kind, seq, id }) =>
  `${chain}: ${kind}${seq === null ? '' : `, number ${seq}`}${id === null ? '' : `, row ${id}`}`;

/**
 * Says of each chain of the audit log which row is the first that is not as it was sealed, a line each; docs/operations.md explains the
 * words. The exit code is 1 if there is any, or if the signed heads are not what was signed. D44-4.
 * @param {import('./database.mjs').Database} database
 * @param {NodeJS.ProcessEnv} env  the app's
 * @param {string} [bundles]
 */
export async function verifyAudit(database, env, bundles) {
  const silent = { ...env, LOG_LEVEL: 'silent' };
  const seen = await runOnDatabase('audit-verify', database, silent, bundles);
  for (const problem of seen.problems) process.stdout.write(`${problem}\n`);
  for (const finding of seen.findings) process.stdout.write(`${lineOf(finding)}\n`);
  process.stdout.write(`Sealed rows as they were: ${seen.sealed}, in ${seen.chains} chains\n`);
  process.stdout.write(`Not sealed yet: ${seen.waiting}\n`);
  if (seen.apart > 0) process.stdout.write(`Sealed over an hour apart from their own time: ${seen.apart}\n`);
  process.stdout.write(`Heads signed: ${seen.signedAt ?? 'never'}\n`);
  const bad = seen.findings.length + seen.problems.length;
  process.stdout.write(bad === 0 ? 'Audit log: nothing was touched.\n' : `Audit log: ${bad} found\n`);
  if (bad > 0) process.exitCode = 1;
}
