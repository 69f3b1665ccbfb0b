import { chownSync, existsSync, lchownSync, mkdirSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError, explainOutput } from '../fail.mjs';
import { runCommand } from '../run-command.mjs';

/**
 * Hands the data to the user who runs Postgres here, when another one ran it before.
 * @param {string} dir
 * @param {import('./choose-wrapper.mjs').Wrapper} wrapper
 */
export function giveToOwner(dir, { owner }) {
  if (owner === undefined || statSync(dir).uid === owner) return;
  for (const name of readdirSync(dir, { recursive: true })) lchownSync(join(dir, String(name)), owner, owner);
  lchownSync(dir, owner, owner);
}

/**
 * Makes the cluster in `dir` when there is none; aside and moved into place, so that a half-made one never counts.
 * @param {string} dir
 * @param {string} binaries
 * @param {import('./choose-wrapper.mjs').Wrapper} wrapper
 * @param {string} password  of the superuser `postgres`
 */
export async function initCluster(dir, binaries, { command, owner }, password) {
  if (existsSync(join(dir, 'PG_VERSION'))) return;
  const making = `${dir}.making`;
  const passwordFile = `${dir}.password`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner !== undefined) for (const path of [making, passwordFile]) chownSync(path, owner, owner);
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initdb = [
    ...command,
    join(binaries, 'bin', 'initdb'),
    '-D',
    making,
    '--no-sync',
    ...login,
    ...locale,
  ];
  const made = await runCommand(initdb, { env: { ...process.env, LC_ALL: 'C', LANG: 'C' } });
  rmSync(passwordFile, { force: true });
  if (made.status === 0) return renameSync(making, dir);
  rmSync(making, { recursive: true, force: true });
  throw new LaunchError(
    explainOutput('Postgres could not make its data folder', `${made.stdout}${made.stderr}`),
  );
}
