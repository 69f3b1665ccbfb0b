/** @jest-environment node */
import fc from 'fast-check';
import { base64ToBlob, blobToBase64 } from './base64-blob';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('base64 and blobs (S3.2-5)', () => {
  test('a picture as a data URL', async () => {
    const blob = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
    expect(await blobToBase64(blob)).toBe('data:image/png;base64,iVBORw==');
  });

  test('a data URL as a picture, with its type; bare base64 takes the one given', async () => {
    const png = base64ToBlob('data:image/png;charset=utf-8;base64,iVBORw==');
    expect(png.type).toBe('image/png');
    expect([...(await bytesOf(png))]).toEqual([137, 80, 78, 71]);
    expect(base64ToBlob('iVBORw==', 'image/webp').type).toBe('image/webp');
    expect(base64ToBlob('iVBORw==').type).toBe('application/octet-stream');
  });

  test('there and back nothing is lost, large pictures included', async () => {
    const bytes = fc.uint8Array({ maxLength: 100 });
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom('image/png', 'image/webp', ''), async (given, type) => {
        const back = base64ToBlob(await blobToBase64(new Blob([given as BlobPart], { type })));
        expect(await bytesOf(back)).toEqual(given);
        expect(back.type).toBe(type || 'application/octet-stream');
      }),
    );
    const large = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    expect(await bytesOf(base64ToBlob(await blobToBase64(new Blob([large]))))).toEqual(large);
  });

  test.each(['data:image/png,plain', 'not base64!', 'data:image/png;base64,%%'])('%j is none', (text) => {
    expect(() => base64ToBlob(text)).toThrow(TypeError);
  });
});
