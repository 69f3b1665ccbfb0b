/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  version?: string;
  dev?: boolean;
}

const read = <T>(path: string): T => JSON.parse(readFileSync(join(process.cwd(), path), 'utf8')) as T;
const lock = read<{ packages: Record<string, LockEntry> }>('package-lock.json').packages;
const floors = read<Record<string, { floor: string; why: string }>>('scripts/dependency-floors.json');

/** Version numbers in order; pre-release parts are ignored, since no minimum depends on them. */
function parts(version: string): number[] {
  return version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0);
}

function isBelow(version: string, floor: string): boolean {
  const [have, want] = [parts(version), parts(floor)];
  const index = want.findIndex((part, at) => (have[at] ?? 0) !== part);
  return index >= 0 && (have[index] ?? 0) < (want[index] ?? 0);
}

/** Every installed copy that the product ships; development tools may contain older ones. */
function shipped(name: string): { path: string; version: string }[] {
  return Object.entries(lock)
    .filter(
      ([path, entry]) =>
        (path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`)) && !entry.dev,
    )
    .map(([path, entry]) => ({ path, version: entry.version ?? '' }));
}

describe('the lock file', () => {
  test('the comparison itself', () => {
    expect(isBelow('16.3.2', '16.3.3')).toBe(true);
    expect(isBelow('16.10.0', '16.3.3')).toBe(false);
    expect(isBelow('9.0.99', '9.1.0')).toBe(true);
    expect(isBelow('18.4.0-beta.16', '18.4.0-beta.17')).toBe(true);
    expect(isBelow('10.0.0', '9.1.0')).toBe(false);
  });

  test.each(Object.entries(floors))('holds no %s below its floor', (name, { floor, why }) => {
    const copies = shipped(name);
    expect(copies).not.toEqual([]);
    expect(copies.filter(({ version }) => isBelow(version, floor)).map((copy) => ({ ...copy, why }))).toEqual(
      [],
    );
  });

  test('can be installed by npm ci on every platform', () => {
    const check = () =>
      execFileSync(process.execPath, ['scripts/lock-stubs.mjs', '--check'], { stdio: 'pipe' });
    expect(check).not.toThrow();
  });

  test('comes from the npm registry alone', () => {
    const text = readFileSync(join(process.cwd(), 'package-lock.json'), 'utf8');
    const elsewhere = [...text.matchAll(/"resolved": "([^"]+)"/g)]
      .map(([, url]) => url ?? '')
      .filter((url) => !url.startsWith('https://registry.npmjs.org/'));
    expect(elsewhere).toEqual([]);
  });
});
