/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';

const MOST_MB = 500;

interface Measured {
  widthPx: number;
  heightPx: number;
  bytes: number[];
  peakMb: number;
}

const folder = mkdtempSync(join(tmpdir(), 'merchloom-print-'));
// Inside node_modules, so that it finds the packages it does not bundle.
const program = join(process.cwd(), 'node_modules', '.cache', `print-memory-${process.pid}.cjs`);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(program, { force: true });
});

/** A photograph of 24 megapixels: soft gradients with grain, which compress as photographs do. */
async function photograph(path: string): Promise<void> {
  const [width, height] = [4500, 5400];
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 3) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    const grain = (seed >> 16) % 24;
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    pixels[at] = (x * 200) / width + grain;
    pixels[at + 1] = (y * 200) / height + grain;
    pixels[at + 2] = 100 + grain;
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toFile(path);
}

test('the largest print, a photograph under a text, stays below 500 MB, as PNG and as PDF', async () => {
  const photo = join(folder, 'photo.jpg');
  await photograph(photo);
  await build({
    entryPoints: ['scripts/test/print-memory.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    alias: { '@': process.cwd() },
    packages: 'external',
    logLevel: 'error',
  });
  // With the worker's environment (scripts/launch/programs.mjs).
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' };
  const output = execFileSync(process.execPath, [program, photo], { encoding: 'utf8', env });
  const { widthPx, heightPx, bytes, peakMb } = JSON.parse(output) as Measured;
  expect([widthPx, heightPx]).toEqual([4500, 5400]);
  for (const size of bytes) expect(size).toBeGreaterThan(1_000_000);
  expect(peakMb).toBeLessThan(MOST_MB);
}, 180_000);
