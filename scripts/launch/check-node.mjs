import { readFileSync } from 'node:fs';
import { LaunchError } from './fail.mjs';
import { ROOT } from './root.mjs';

/** Exits if Node is older than package.json's `engines`. */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
  const wanted = engines.node.replace(/[^\d.]/g, '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new LaunchError(`Node ${wanted} or newer is needed, this is ${version}`);
}
