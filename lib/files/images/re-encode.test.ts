/** @jest-environment node */
import sharp from 'sharp';
import { reEncode } from './re-encode';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4d3a' } });

describe("strangers' pictures", () => {
  test.each(['png', 'jpeg', 'webp'] as const)('%s becomes a WebP within its box', async (format) => {
    const bytes = await plain(1600, 400).toFormat(format).toBuffer();
    const made = await reEncode(bytes, 'logo');
    if (!made.ok) throw new Error(made.error);
    expect(made.value).toMatchObject({ contentType: 'image/webp', width: 800, height: 200 });
    expect((await sharp(made.value.bytes).metadata()).format).toBe('webp');
  });

  test('what it carries beside its pixels is left behind, and its turn is kept', async () => {
    const bytes = await plain(40, 20)
      .withExif({ IFD0: { Copyright: 'somebody', ImageDescription: 'home address' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await reEncode(bytes, 'background');
    if (!made.ok) throw new Error(made.error);
    expect(made.value).toMatchObject({ width: 20, height: 40 });
    expect((await sharp(made.value.bytes).metadata()).exif).toBeUndefined();
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    [
      'SVG behind a declaration',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['HEIC', Buffer.from('00000018667479706865696300000000', 'hex')],
    ['GIF', Buffer.from('474946383961010001', 'hex')],
    ['a PNG in name only', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('nothing')])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused', async (_name, bytes) => {
    expect(await reEncode(bytes, 'logo')).toEqual({ ok: false, error: 'file_type' });
  });

  test('AVIF is refused', async () => {
    const bytes = await plain(20, 20).avif().toBuffer();
    expect(await reEncode(bytes, 'logo')).toEqual({ ok: false, error: 'file_type' });
  });

  test('a small file that would unfold to more than 60 megapixels is refused', async () => {
    const bytes = await plain(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await reEncode(bytes, 'background')).toEqual({ ok: false, error: 'file_too_large' });
  });
});
