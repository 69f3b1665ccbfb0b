/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { startModule } from '@/scripts/test/node-module';

const PACKAGES = join(process.cwd(), 'node_modules', '@fontsource');
const folder = mkdtempSync(join(tmpdir(), 'merchloom-fonts-'));

beforeAll(async () => {
  const from = JSON.stringify(join(process.cwd(), 'scripts/build/slim-fonts.mjs'));
  const running = startModule(
    `import { slimFonts } from ${from}; await slimFonts(${JSON.stringify(PACKAGES)}, ${JSON.stringify(folder)});`,
  );
  await running.ended;
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(path: string) {
  const font = fontkit.create(readFileSync(path));
  if (!('layout' in font)) throw new Error(`${path} is a collection`);
  return font;
}

test('a lighter face has every character of its own, as wide and as close to its neighbours', () => {
  const files = readdirSync(folder);
  expect(files).toContain('inter-latin-400-normal.woff2');
  expect(files).toContain('inter-latin-700-normal.woff2');
  for (const file of files) {
    const [before, after] = [open(join(PACKAGES, 'inter', 'files', file)), open(join(folder, file))];
    expect([...after.characterSet].sort()).toEqual([...before.characterSet].sort());
    // Single letters and pairs only: in longer runs the font has ligatures, such as arrows for hyphens, that the slim
    // version lacks.
    const letters = [...'AVWTYLPFaeovwyrtkØÅÄÉßñ'];
    const runs = [...before.characterSet]
      .map((code) => String.fromCodePoint(code))
      .concat(letters.flatMap((one) => letters.map((other) => one + other)));
    const widths = (font: typeof before) => runs.map((run) => font.layout(run).advanceWidth);
    expect(widths(after)).toEqual(widths(before));
    expect(readFileSync(join(folder, file)).length).toBeLessThan(
      0.8 * readFileSync(join(PACKAGES, 'inter', 'files', file)).length,
    );
  }
});
