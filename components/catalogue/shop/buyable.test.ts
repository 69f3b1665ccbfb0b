import { personalPicture } from './buyable';

test('a line’s picture is asked for with its own texts, but of a preview that the browser has drawn', () => {
  const texts = { name: 'ADA' };
  const asked = personalPicture('/api/ten_fjord/fjord-fern/preview/ff-mug/mug-white/front?v=1', texts);
  expect(decodeURIComponent(asked)).toMatch(/\?v=1&texts=\{"name":"ADA"\}$/);
  const drawn = 'blob:http://localhost/0a1b';
  expect(personalPicture(drawn, texts)).toBe(drawn);
});
