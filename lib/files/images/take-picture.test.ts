/** @jest-environment node */
import sharp from 'sharp';
import {
  animationChunk,
  bombOf,
  deepSvg,
  flat,
  gif,
  heic,
  laughingSvg,
  pngOf,
  svg,
  textChunk,
  ZIP,
} from '@/scripts/test/hostile-pictures';
import { takePicture, type TakenPicture } from './take-picture';

jest.setTimeout(60_000);

async function taken(bytes: Buffer): Promise<TakenPicture> {
  const made = await takePicture(bytes);
  if (!made.ok) throw new Error(made.error);
  return made.value;
}

const refused = async (bytes: Buffer) => {
  const made = await takePicture(bytes);
  return made.ok ? 'taken' : made.error;
};

describe('pictures that are taken', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/png'],
  ] as const)('%s is drawn anew as %s, with a copy for screens', async (format, contentType) => {
    const bytes = await flat(2400, 1200).toFormat(format).toBuffer();
    const made = await taken(bytes);
    expect(made).toMatchObject({ contentType, widthPx: 2400, heightPx: 1200, colourMode: 'srgb' });
    expect((await sharp(made.bytes).metadata()).format).toBe(contentType.replace('image/', ''));
    const screen = await sharp(made.screen).metadata();
    expect([screen.format, screen.width, screen.height]).toEqual(['webp', 1600, 800]);
  });

  test('what is clear stays clear', async () => {
    const bytes = await sharp({
      create: { width: 60, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    })
      .webp({ lossless: true })
      .toBuffer();
    const made = await taken(bytes);
    expect(made.contentType).toBe('image/png');
    const { data } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 128]);
  });

  test('its turn is kept, and whatever it carries beside its pixels is left behind', async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffffff' } })
      .composite([{ input: await flat(10, 20, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
      .withExif({ IFD0: { ImageDescription: '5 Quay Street' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('Quay Street');
    const made = await taken(bytes);
    expect([made.widthPx, made.heightPx]).toEqual([20, 40]);
    const metadata = await sharp(made.bytes).metadata();
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(made.bytes.toString('latin1')).not.toContain('Quay');
    // A quarter turn to the right: the former left side is at the top.
    const { data } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 20 + x) * 3, (y * 20 + x) * 3 + 3)];
    expect(at(10, 2)[1]).toBeLessThan(40);
    expect(at(10, 37)[1]).toBeGreaterThan(215);
  });

  test('CMYK becomes sRGB, and it is told that it was', async () => {
    const bytes = await flat(30, 30, '#00a0e0').toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const made = await taken(bytes);
    expect(made.colourMode).toBe('cmyk');
    expect(await sharp(made.bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('grey and 16 bits a colour', async () => {
    const grey = await flat(30, 30).toColourspace('b-w').png().toBuffer();
    expect((await taken(grey)).colourMode).toBe('grey');
    const deep = await flat(30, 30).toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const made = await taken(deep);
    expect(made.colourMode).toBe('rgb');
    expect((await sharp(made.bytes).metadata()).depth).toBe('uchar');
  });

  test('a phone’s film behind its picture is left behind', async () => {
    const jpeg = await flat(30, 30).jpeg().toBuffer();
    const film = Buffer.concat([
      Buffer.from('00000018', 'hex'),
      Buffer.from('ftypmp42'),
      Buffer.alloc(4000, 7),
    ]);
    const made = await taken(Buffer.concat([jpeg, film]));
    expect(made.bytes.length).toBeLessThan(4000);
  });

  test('exactly 60 megapixels', async () => {
    const made = await taken(pngOf(8000, 7500));
    expect([made.widthPx, made.heightPx]).toEqual([8000, 7500]);
  });
});

describe('pictures that are refused, each for its own reason', () => {
  const png = () => flat(20, 20).png().toBuffer();
  const jpeg = () => flat(200, 200).jpeg().toBuffer();
  const webp = () => flat(200, 200).webp().toBuffer();
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['nothing', 'empty', () => Buffer.alloc(0)],
    ['more than 20 MB', 'too_large', () => Buffer.alloc(20_000_001)],
    ['more pixels than 60 million', 'too_many_pixels', () => pngOf(8000, 7501)],
    ['a bomb of 4 gigapixels', 'too_many_pixels', () => bombOf(65_535, 65_535)],
    ['a PNG that ends too early', 'truncated', async () => half(await png())],
    ['a JPEG that ends too early', 'truncated', async () => half(await jpeg())],
    ['a WebP that ends too early', 'truncated', async () => half(await webp())],
    ['a PNG whose pixels are missing', 'damaged', () => bombOf(4000, 4000)],
    ['a PNG in name only', 'truncated', () => Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['a PNG that is a JAR too', 'polyglot', async () => Buffer.concat([await png(), ZIP])],
    [
      'a JPEG that is a page too',
      'polyglot',
      async () => Buffer.concat([await jpeg(), Buffer.from('<html><body>')]),
    ],
    [
      'a WebP that is a PDF too',
      'polyglot',
      async () => Buffer.concat([await webp(), Buffer.from('%PDF-1.7')]),
    ],
    ['a PNG with a script inside', 'polyglot', () => pngOf(8, 8, [textChunk('<script>alert(1)</script>')])],
    ['a PNG with PHP inside', 'polyglot', () => pngOf(8, 8, [textChunk('<?php system($_GET[1]);')])],
    ['a PNG that moves', 'animated', () => pngOf(8, 8, [animationChunk()])],
    ['GIF', 'type_gif', gif],
    ['a GIF that is a script too', 'type_gif', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)')],
    ['AVIF', 'type_avif', () => flat(20, 20).avif().toBuffer()],
    ['HEIC', 'type_heic', () => heic()],
    ['HEIF', 'type_heic', () => heic('mif1')],
    ['a film', 'type_unknown', () => Buffer.from('00000018667479706d703432000000006d703432', 'hex')],
    ['TIFF', 'type_tiff', () => flat(20, 20).tiff().toBuffer()],
    ['BMP', 'type_bmp', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
    ['PDF', 'type_pdf', () => Buffer.from('%PDF-1.7\n')],
    ['PostScript', 'type_pdf', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n')],
    ['Photoshop', 'type_psd', () => Buffer.from('8BPS\0\x01')],
    ['a page', 'type_unknown', () => Buffer.from('<!doctype html><html><script>1</script>')],
    ['text', 'type_unknown', () => Buffer.from('Dear Sir')],
    ['a program', 'type_unknown', () => Buffer.from('7f454c46020101', 'hex')],
  ])('%s: %s', async (_name, code, make) => {
    expect(await refused(await make())).toBe(code);
  });

  test('a WebP that moves', async () => {
    const frames = await sharp([await png(), await flat(20, 20, '#ff0000').png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect(await refused(frames)).toBe('animated');
  });
});

describe('drawings', () => {
  test('become pixels on a clear ground, 4096 on their longer side', async () => {
    const bytes = svg(
      '<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs><rect x="10" width="20" height="20" fill="url(#g)"/>',
    );
    const made = await taken(bytes);
    expect(made).toMatchObject({ contentType: 'image/png', widthPx: 4096, heightPx: 2048 });
    const { data, info } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    expect(at(2048, 1024)).toEqual([255, 0, 0, 255]);
    expect(at(100, 100)).toEqual([0, 0, 0, 0]);
  });

  test('that hold too much at that size are drawn at half of it', async () => {
    const full = '<rect width="40" height="20"/>';
    const made = await taken(svg('<g opacity=".99">'.repeat(40) + full + '</g>'.repeat(40)));
    // On other platforms a process's memory is not limited.
    expect(made.widthPx).toBe(process.platform === 'linux' ? 2048 : 4096);
  });

  test('may say that they have no effects', async () => {
    const made = await taken(svg('<rect width="9" height="9" style="filter: none"/>'));
    expect(made.widthPx).toBe(4096);
  });

  test('as programs write them: a declaration, a document type, what they keep for themselves', async () => {
    const bytes = Buffer.from(
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?><!-- Made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
       "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"
       xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="40mm" height="20mm" viewBox='0 0 40 20'>
       <title>A &amp; B</title><metadata><x>http://example.com</x></metadata><inkscape:perspective id="p"/>
       <style><![CDATA[.a{fill:#00ff00}]]></style><g><path class="a" d="M0 0H40V20H0Z"/></g></svg>`,
    );
    const made = await taken(bytes);
    const { data } = await sharp(made.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([0, 255, 0, 255]);
  });

  const BOX = '<rect width="9" height="9"/>';
  test.each<[string, string, Buffer]>([
    ['a script', 'svg_script', svg(`${BOX}<script>alert(1)</script>`)],
    ['a script of another name', 'svg_script', svg(`${BOX}<x:script xmlns:x="a">1</x:script>`)],
    ['a handler', 'svg_script', svg('<rect width="9" height="9" onload="alert(1)"/>')],
    ['a link that runs', 'svg_script', svg(`<a xlink:href="&#106;avascript:alert(1)">${BOX}</a>`)],
    ['a page inside', 'svg_script', svg('<foreignObject><p xmlns="x">1</p></foreignObject>')],
    [
      'a picture elsewhere',
      'svg_external',
      svg('<image href="https://example.com/x.png" width="9" height="9"/>'),
    ],
    [
      'a file of this machine',
      'svg_external',
      svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
    ],
    [
      'a picture inside',
      'svg_external',
      svg('<image href="data:image/png;base64,AA==" width="9" height="9"/>'),
    ],
    ['a drawing elsewhere', 'svg_external', svg('<use href="http://example.com/x.svg#a"/>')],
    [
      'a paint elsewhere',
      'svg_external',
      svg('<rect width="9" height="9" fill="url(http://example.com/#a)"/>'),
    ],
    ['a style elsewhere', 'svg_external', svg(`<style>@import "http://example.com/x.css";</style>${BOX}`)],
    ['a style that hides it', 'svg_external', svg(`<style>rect{fill:u\\72l(http://x)}</style>${BOX}`)],
    ['a font elsewhere', 'svg_external', svg(`<style>@font-face{src:url(x.woff)}</style>${BOX}`)],
    [
      'a style sheet before it',
      'svg_external',
      Buffer.concat([Buffer.from('<?xml-stylesheet href="x.css"?>'), svg(BOX)]),
    ],
    ['entities', 'svg_entity', Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]>'), svg('&a;')])],
    [
      'a file as an entity',
      'svg_entity',
      Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), svg('&x;')]),
    ],
    ['an entity of nobody', 'svg_entity', svg(`<title>&nbsp;</title>${BOX}`)],
    ['letters', 'svg_text', svg('<text x="1" y="9">Ada</text>')],
    ['what moves', 'animated', svg(`<rect width="9" height="9"><animate attributeName="x"/></rect>`)],
    ['effects', 'svg_too_complex', svg(`<filter id="f"><feTurbulence numOctaves="99"/></filter>${BOX}`)],
    ['a million shapes in few lines', 'svg_too_complex', laughingSvg(6)],
    [
      'strokes of very many points',
      'svg_too_complex',
      svg(`<path stroke="red" stroke-width="30" d="M0 0${' L9 9 L1 5'.repeat(12_500)}"/>`),
    ],
    ['references without end', 'svg_too_complex', svg('<g id="a"><use href="#a"/></g>')],
    ['references of great depth', 'svg_too_complex', deepSvg(5000)],
    [
      'a pattern of gigabytes',
      'svg_too_complex',
      svg(
        '<pattern id="p" width="900" height="900" patternUnits="userSpaceOnUse"><circle r="1"/></pattern><rect width="40" height="20" fill="url(#p)"/>',
      ),
    ],
    ['levels without measure', 'svg_too_complex', svg('<g>'.repeat(200) + '</g>'.repeat(200))],
    ['tags that do not fit', 'svg_damaged', svg('<g><rect></g></rect>')],
    ['no end', 'svg_damaged', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
    ['two roots', 'svg_damaged', Buffer.concat([svg(BOX), svg(BOX)])],
    ['bytes that are no text', 'svg_damaged', Buffer.concat([svg(BOX), Buffer.from('fffe', 'hex')])],
    ['no height', 'svg_damaged', svg(BOX, 'viewBox="0 0 40 0" width="40" height="0"')],
    ['nothing to see', 'svg_empty', svg('<rect width="9" height="9" fill="none"/>')],
  ])('%s: %s', async (_name, code, bytes) => {
    expect(await refused(bytes)).toBe(code);
  });
});
