import fc from 'fast-check';
import { boxFor, croppedTo, keepInPicture, printedSize } from './picture-size';
import type { ImageLayer } from './scene-types';

const OWN = { width: 1200, height: 600 };
const layer = (more: Partial<ImageLayer> = {}): ImageLayer => ({
  type: 'image',
  id: 'one',
  src: 'file_1',
  location: 'file',
  widthMm: 120,
  heightMm: 60,
  angle: 0,
  scale: 1,
  position: { x: 100, y: 100 },
  customisable: false,
  ...more,
});

describe('the printed size of a picture', () => {
  test('is what is shown of it, not the box around it', () => {
    expect(printedSize(layer({ heightMm: 200 }), OWN)).toEqual({ widthMm: 120, heightMm: 60 });
    expect(printedSize(layer({ scale: 2 }), OWN)).toEqual({ widthMm: 240, heightMm: 120 });
  });

  test('is set by its width or its height, the other follows', () => {
    expect(boxFor(layer({ scale: 2 }), OWN, { widthMm: 60 })).toEqual({ widthMm: 30, heightMm: 15 });
    expect(boxFor(layer(), OWN, { heightMm: 30 })).toEqual({ widthMm: 60, heightMm: 30 });
  });
});

describe('a crop', () => {
  test('leaves what stays visible where it is, and as large', () => {
    const { fields, position } = croppedTo(layer(), OWN, { x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(fields).toMatchObject({ widthMm: 60, heightMm: 60 });
    expect(position).toEqual({ x: 130, y: 100 });
  });

  test('moves along the picture when that is turned', () => {
    const { position } = croppedTo(layer({ angle: 90 }), OWN, { x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(position.x).toBeCloseTo(100);
    expect(position.y).toBeCloseTo(130);
  });

  test('of all of it is none, and brings the first size and place back', () => {
    const cropped = croppedTo(layer(), OWN, { x: 0.2, y: 0.3, width: 0.4, height: 0.5 });
    const small = { ...layer(), ...cropped.fields, position: cropped.position };
    const { fields, position } = croppedTo(small, OWN, { x: 0, y: 0, width: 1, height: 1 });
    expect(fields.crop).toBeUndefined();
    expect(fields.widthMm).toBeCloseTo(120);
    expect(position.x).toBeCloseTo(100);
    expect(position.y).toBeCloseTo(100);
  });

  test('never leaves the picture, whatever is asked for', () => {
    const share = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(share, share, share, share, (x, y, width, height) => {
        const crop = keepInPicture({ x, y, width, height });
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(crop.width, crop.height)).toBeGreaterThanOrEqual(0.01 - 1e-12);
        expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });
});
