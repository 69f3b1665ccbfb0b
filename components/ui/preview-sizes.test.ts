import { drawingOf, previewSources } from './preview-sizes';

test('a made picture can be fetched in two widths', () => {
  const src = '/api/ten_fjord/fjord-fern/preview/ff-crew-tee/tee-black/front?v=eb6e9869e9f6873f';
  expect(previewSources(src)).toBe(`${src}&w=400 400w, ${src} 600w`);
});

test.each([
  '',
  '/files/ten_fjord/background.webp',
  'blob:http://localhost/1',
  '/api/ten_fjord/fjord-fern/preview/ff-crew-tee/tee-black/front?v=eb6e&texts=%7B%22name%22%3A%22ADA%22%7D',
])('%p has one width only', (src) => expect(previewSources(src)).toBeUndefined());

test('of a made picture there is a drawing; others are their own', () => {
  const src = '/api/ten_fjord/fjord-fern/preview/ff-crew-tee/tee-black/front?v=eb6e9869e9f6873f';
  expect(drawingOf(src)).toBe(`${src}&as=svg`);
  for (const other of ['blob:http://localhost/1', 'data:image/svg+xml,x'])
    expect(drawingOf(other)).toBe(other);
});
