/** @jest-environment node */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawIfNeeded } from './draw-demo.mjs';

test('the demo is drawn once for the same sources, and anew for others or where it is gone', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'merchloom-drawn-')), 'pictures');
  const draw = async () => void (await mkdir(folder, { recursive: true }));
  expect(await drawIfNeeded('one', { folder, draw })).toBe(true);
  expect(await drawIfNeeded('one', { folder, draw })).toBe(false);
  expect(await drawIfNeeded('two', { folder, draw })).toBe(true);
  await rm(folder, { recursive: true });
  expect(await drawIfNeeded('two', { folder, draw })).toBe(true);
});

test('what was not drawn to its end is drawn again', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'merchloom-drawn-')), 'pictures');
  const draw = async () => {
    await mkdir(folder, { recursive: true });
    throw new Error('killed');
  };
  await expect(drawIfNeeded('one', { folder, draw })).rejects.toThrow('killed');
  expect(await drawIfNeeded('one', { folder, draw: async () => undefined })).toBe(true);
});
