import { chownSync, existsSync, lchownSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError, explainOutput } from '../fail.mjs';
import { runCommand } from '../run-command.mjs';

/** @param {string} path @param {number} owner */
function giveAll(path, owner) {
  lchownSync(path, owner, owner);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const name of readdirSync(path)) giveAll(join(path, name), owner);
}

/**
 * Hands the data to the user who runs Postgres here, when another one ran it before.
 * @param {string} dir
 * @param {import('./choose-wrapper.mjs').Wrapper} wrapper
 */
export function giveToOwner(dir, wrapper) {
  if (wrapper.owner !== undefined && statSync(dir).uid !== wrapper.owner) giveAll(dir, wrapper.owner);
}

/** @param {string} binaries */
async function majorOf(binaries) {
  const { stdout } = await runCommand([join(binaries, 'bin', 'initdb'), '--version']);
  return /(\d+)/.exec(stdout)?.[1] ?? '';
}

/**
 * Makes the cluster in `dir` when there is none; aside and moved into place, so that a half-made one never counts.
 * @param {string} dir
 * @param {import('./choose-wrapper.mjs').Wrapper} wrapper
 * @param {string} password  of the superuser `postgres`
 */
export async function initCluster(dir, wrapper, password) {
  const versionFile = join(dir, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const [made, ours] = [readFileSync(versionFile, 'utf8').trim(), await majorOf(wrapper.binaries)];
    if (made === ours || ours === '') return false;
    throw new LaunchError(
      `${dir} was made by Postgres ${made}, this is ${ours}: dump and reload it, or move it away`,
    );
  }
  const making = `${dir}.making`;
  const passwordFile = `${dir}.password`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (wrapper.owner !== undefined)
    for (const path of [making, passwordFile]) chownSync(path, wrapper.owner, wrapper.owner);
  const args = [
    '-D',
    making,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--no-sync',
  ];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const env = { ...process.env, LC_ALL: 'C', LANG: 'C' };
  const made = await runCommand(
    [...wrapper.command, join(wrapper.binaries, 'bin', 'initdb'), ...args, ...locale],
    { env },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new LaunchError(
      explainOutput('Postgres could not make its data folder', `${made.stdout}${made.stderr}`),
    );
  }
  renameSync(making, dir);
  return true;
}
