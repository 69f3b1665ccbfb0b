/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['app', 'components', 'lib', 'sandbox', 'scripts'];
const CLASS = /class (\w+) extends \w*Error\b/g;

/** Classes of errors in this source that leave their name to the class, which a production build shortens. */
function nameless(source: string): string[] {
  return [...source.matchAll(CLASS)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`\\bname = '${name}'`).test(source));
}

test('every error of ours has its name in words, whatever a build makes of its class (S8-17)', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => !file.includes('node_modules'))
      .map((file) => join(room, file)),
  );
  expect(files).toContain(join('lib', 'kernel', 'app-error.ts'));
  const found = files.flatMap((file) =>
    nameless(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('the check sees a class without a name', () => {
  expect(nameless('class Lost extends Error {}')).toEqual(['Lost']);
  expect(nameless("class Lost extends AppError {\n  override readonly name = 'Lost';\n}")).toEqual([]);
});
