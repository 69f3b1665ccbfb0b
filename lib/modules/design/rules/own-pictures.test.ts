/** @jest-environment node */
import fc from 'fast-check';
import {
  isPictureToken,
  isPictureValue,
  picturesIn,
  picturesOfLayers,
  textsIn,
  withoutPictures,
  withPictures,
} from './own-values';
import { personalise, previewPersonalised } from './personalise';
import type { ImageLayer } from './scene-types';
import { decodeDesign, encodeDesign, fitDesign } from '@/lib/modules/storefront/rules/shared-design';
import { TEST_FONTS } from './test-font';
import { sceneOf, textOf } from './test-scenes';
import { textRefusals } from './text-refusals';

const TOKEN = 'k3Jd8fQ2mN5pR7sT9vW1xY4zA6bC8dE0fG2hJ4kL6mP';
const FILE = 'fil_4t8w2y6a0c5e9g3k7m1p';
const photo: ImageLayer = {
  type: 'image',
  id: 'photo',
  src: 'fil_template',
  location: 'file',
  customisable: true,
  widthMm: 100,
  heightMm: 50,
  angle: 30,
  scale: 1.5,
  position: { x: 140, y: 100 },
  crop: { x: 0, y: 0, width: 0.5, height: 1 },
};
const house: ImageLayer = { ...photo, id: 'house', src: 'sun', location: 'artwork', customisable: false };
const scene = sceneOf(textOf('YOUR NAME', { maxLength: 14 }), photo, house);
const { crop: _, ...box } = photo;

const refusal = (own: Record<string, string>, keepPictures = false): unknown => {
  const result = personalise(scene, own, { keepPictures });
  return result.ok ? 'taken' : result.error;
};

describe('a shopper’s own picture in a layer (S1, S3.4-28)', () => {
  test('takes the place of the example, whole, in the same box', () => {
    const result = personalise(scene, { name: 'Ada', photo: FILE });
    expect(result.ok && result.value.layers.slice(1)).toEqual([{ ...box, src: FILE }, house]);
    expect(scene.layers[1]).toEqual(photo);
  });

  test.each([
    [{ name: 'Ada' }, [{ layerId: 'photo', code: 'picture_missing' }]],
    [{ name: 'Ada', photo: ' ' }, [{ layerId: 'photo', code: 'picture_missing' }]],
    [{ name: 'Ada', photo: 'https://x.example/a.png' }, [{ layerId: 'photo', code: 'picture_unknown' }]],
    [{ name: 'Ada', photo: 'data:image/png;base64,AA' }, [{ layerId: 'photo', code: 'picture_unknown' }]],
    [{ name: 'Ada', photo: FILE, house: FILE }, [{ layerId: 'house', code: 'locked_layer' }]],
  ])('refuses %j', (own, errors) => {
    expect(refusal(own as Record<string, string>)).toEqual(errors);
  });

  test('a hidden layer is open to nobody', () => {
    const hidden = sceneOf(textOf('X'), { ...photo, hidden: true });
    expect(personalise(hidden, { name: 'Ada' }).ok).toBe(true);
    expect(personalise(hidden, { name: 'Ada', photo: FILE }).ok).toBe(false);
  });

  test('where none can be sent, the example stays, and none is taken', () => {
    const kept = personalise(scene, { name: 'Ada' }, { keepPictures: true });
    expect(kept.ok && kept.value.layers.slice(1)).toEqual([photo, house]);
    expect(refusal({ name: 'Ada', photo: FILE }, true)).toEqual([{ layerId: 'photo', code: 'locked_layer' }]);
  });

  test('whatever is given, only the open layers change', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('name', 'photo', 'house'), fc.string()), (own) => {
        const result = personalise(scene, own);
        if (result.ok) expect(result.value.layers[2]).toEqual(house);
        const given = (own['photo'] ?? '').normalize('NFC').trim().replace(/\p{C}/gu, '');
        const shown = previewPersonalised(scene, own).layers;
        expect(shown[2]).toEqual(house);
        expect([{ ...photo }, { ...box, src: given }]).toContainEqual(shown[1]);
      }),
    );
  });
});

describe('the print check of it', () => {
  const check = (facts?: Record<string, { widthPx: number; heightPx: number; contentType?: string }>) => {
    const own = personalise(scene, { name: 'Ada', photo: FILE });
    if (!own.ok) throw new Error('it is taken');
    return textRefusals(own.value, { fontBooks: TEST_FONTS, ...(facts ? { pictures: facts } : {}) });
  };

  test('finds too few pixels, a file that is gone, and one of no known type', () => {
    // 150 mm wide in print: 600 pixels are 101 dpi, 580 are 98 dpi.
    expect(check({ [FILE]: { widthPx: 600, heightPx: 200 } })).toEqual({});
    expect(check({ [FILE]: { widthPx: 580, heightPx: 200 } })).toEqual({ photo: 'picture_too_small' });
    expect(check({ [FILE]: { widthPx: 900, heightPx: 900, contentType: 'image/gif' } })).toEqual({
      photo: 'file_type',
    });
    expect(check({ [FILE]: { widthPx: 9000, heightPx: 9000 } })).toEqual({ photo: 'picture_too_large' });
    expect(check({})).toEqual({ photo: 'picture_unknown' });
  });

  test('says nothing of pictures where nothing is known of any', () => {
    expect(check()).toEqual({});
  });
});

describe('what of a line is a text and what a picture', () => {
  const own = { front: { name: 'ADA', photo: TOKEN }, back: { motto: '', logo: FILE } };

  test('is told apart by its shape', () => {
    expect([isPictureToken(TOKEN), isPictureToken(FILE), isPictureToken('ADA')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isPictureValue(TOKEN), isPictureValue(FILE), isPictureValue('fil_ ADA')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([textsIn(own), picturesIn(own)]).toEqual([['ADA'], 2]);
    expect([textsIn(undefined), picturesIn(undefined)]).toEqual([[], 0]);
  });

  test('pictures are taken out of it and put back', () => {
    const pictures = picturesOfLayers([scene], own);
    expect(pictures).toEqual({ front: { photo: TOKEN } });
    const texts = withoutPictures([scene], own);
    expect(texts).toEqual({ front: { name: 'ADA' }, back: own.back });
    expect(withPictures(texts, pictures)).toEqual(own);
  });

  test('a link carries none, a draft and a line of the basket keep theirs', () => {
    const target = { scenes: [scene], variants: [] };
    const design = { texts: { front: own.front } };
    expect(fitDesign(target, design).design.texts).toEqual({ front: own.front });
    const code = encodeDesign({ texts: withoutPictures([scene], design.texts) });
    expect(decodeDesign(code ?? '')?.texts.front).toEqual({ name: 'ADA' });
    const forged = fitDesign(target, { texts: { front: { name: 'ADA', photo: FILE, house: TOKEN } } });
    expect(forged.design.texts).toEqual({ front: { name: 'ADA' } });
  });
});
