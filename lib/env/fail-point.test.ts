/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAIL_POINTS } from './fail-point';
import type * as Points from './fail-point';

const MODULES = join(process.cwd(), 'lib', 'modules');
const SECTIONS = join(process.cwd(), 'scripts', 'stress', 'sections');
/** The sections of `npm run stress` that start a program with each of their points, and fail unless it dies there. */
const KILLS = ['kills.mjs', 'making.mjs'];

/** Reads the environment anew; returns the processes that would have been killed. */
function killedBy(env: Record<string, string | undefined>, point: (typeof FAIL_POINTS)[number]): unknown[] {
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true);
  const before = { ...process.env };
  Object.assign(process.env, { APP_MODE: 'test', FAIL_POINT: '' }, env);
  jest.isolateModules(() => {
    jest.requireActual<typeof Points>('./fail-point').failPoint(point);
  });
  process.env = before;
  const calls = kill.mock.calls.flat();
  kill.mockRestore();
  return calls;
}

test('a process dies at the point that was named, and at no other', () => {
  const env = { FAIL_POINT: 'pay.after-commit' };
  expect(killedBy(env, 'pay.after-commit')).toEqual([process.pid, 'SIGKILL']);
  expect(killedBy(env, 'pay.before-commit')).toEqual([]);
  expect(killedBy({}, 'pay.after-commit')).toEqual([]);
});

test('none dies in production', () => {
  const env = { FAIL_POINT: 'pay.after-commit', APP_MODE: 'production' };
  expect(killedBy(env, 'pay.after-commit')).toEqual([]);
});

test('every point stands in one place, and is one at which `npm run stress` kills', () => {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const sources = files.map((name) => readFileSync(join(MODULES, name), 'utf8')).join('\n');
  const named = [...sources.matchAll(/failPoint\('([^']+)'\)/g)].map(([, point]) => point ?? '');
  expect([...named].sort()).toEqual([...FAIL_POINTS].sort());
  const kills = KILLS.map((name) => readFileSync(join(SECTIONS, name), 'utf8'));
  const times = (point: string) => kills.filter((section) => section.includes(`'${point}'`)).length;
  expect(FAIL_POINTS.filter((point) => times(point) !== 1)).toEqual([]);
});
