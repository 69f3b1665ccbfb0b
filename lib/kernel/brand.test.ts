/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from './brand';

const ROOT = join(__dirname, '../..');
const ROOMS = ['app', 'components', 'lib', 'messages'];
const SOURCE = /\.(tsx?|css|json|svg)$/;
const TEST = /\.test\.tsx?$/;
/** A style sheet and an SVG cannot import the module; the test below compares the style sheet with it. */
const CANNOT_IMPORT = ['app/globals.css', 'app/icon.svg'];

function sources(): { path: string; text: string }[] {
  const inRooms = ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
  );
  return [...inRooms, 'middleware.ts', 'next.routes.mjs', 'tailwind.config.ts']
    .filter((path) => SOURCE.test(path) && !TEST.test(path) && path !== 'lib/kernel/brand.ts')
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

describe('the brand (D1-1)', () => {
  const files = sources();

  it('is named by one module alone', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter(({ text }) => text.includes(BRAND.name)).map(({ path }) => path)).toEqual([]);
  });

  it('has its colours and its mark spelled out there alone', () => {
    const own = [...Object.values(BRAND.colours), BRAND.mark.back, BRAND.mark.front];
    const spelled = files.filter(({ text }) =>
      own.some((value) => text.toLowerCase().includes(value.toLowerCase())),
    );
    expect(spelled.map(({ path }) => path).filter((path) => !CANNOT_IMPORT.includes(path))).toEqual([]);
  });

  it('colours the style sheet as it says', () => {
    const sheet = readFileSync(join(ROOT, 'app/globals.css'), 'utf8');
    const { ink, paper, accent, accentDark } = BRAND.colours;
    for (const rule of [
      `--accent: ${accent};`,
      `--accent-dark: ${accentDark};`,
      `background: ${paper};`,
      `color: ${ink};`,
    ])
      expect(sheet).toContain(rule);
  });
});
