/** @jest-environment node */
import sharp from 'sharp';
import { drawApart } from './draw-apart';

jest.setTimeout(60_000);

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${inside}</svg>`;
const FULL = '<rect width="40" height="20"/>';
const SHADE =
  '<radialGradient id="g"><stop stop-color="red"/><stop offset="1" stop-opacity=".4"/></radialGradient>';
const limits = { seconds: 2, kilobytes: 1_000_000, ms: 30_000 };

test('a drawing becomes a picture of the size that is asked for', async () => {
  const drawn = await drawApart(svg(FULL), 400);
  if (!drawn.ok) throw new Error(drawn.error);
  expect(await sharp(drawn.value).metadata()).toMatchObject({ format: 'png', width: 400, height: 200 });
});

test.each([
  ['what is none', '<p>Dear Sir</p>'],
  [
    'one without a size',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 0" width="40" height="0"/>',
  ],
])('%s is no drawing', async (_, text) => {
  expect(await drawApart(text, 400)).toEqual({ ok: false, error: 'undrawable' });
});

// Each is a few lines long, with fewer elements than a map has.
test.each([
  ['would take minutes', SHADE + '<rect width="40" height="20" fill="url(#g)"/>'.repeat(4000)],
  ['would hold gigabytes', '<g opacity=".9">'.repeat(60) + FULL + '</g>'.repeat(60)],
  [
    'has a pattern of the size of a house',
    '<pattern id="p" width="900" height="900" patternUnits="userSpaceOnUse"><circle r="1"/></pattern><rect width="40" height="20" fill="url(#p)"/>',
  ],
])('one that %s is ended, and this process goes on', async (_, inside) => {
  expect(await drawApart(svg(inside), 4096, limits)).toEqual({ ok: false, error: 'too_much' });
});

test('one that no clock of its own ends is ended by ours', async () => {
  const slow = svg(SHADE + '<rect width="40" height="20" fill="url(#g)"/>'.repeat(4000));
  expect(await drawApart(slow, 4096, { ...limits, seconds: 50, ms: 1500 })).toMatchObject({ ok: false });
});
