import { personalise } from '@/lib/modules/design/rules/personalise';
import type { CharacterSet, Layer, Scene, TextLayer } from '@/lib/modules/design/rules/scene-types';
import { sampleValues } from './sample-values';

const text = (id: string, example: string, changes: Partial<TextLayer> = {}): Layer => ({
  type: 'text',
  id,
  text: example,
  fontFamily: 'Inter',
  fontSizeMm: 10,
  fill: '#000000',
  textAlign: 'center',
  customisable: true,
  angle: 0,
  scale: 1,
  position: { x: 50, y: 50 },
  ...changes,
});
const picture: Layer = {
  type: 'image',
  id: 'photo',
  src: 'fil_photo',
  location: 'file',
  customisable: true,
  angle: 0,
  scale: 1,
  position: { x: 30, y: 30 },
  widthMm: 20,
  heightMm: 20,
};
const scene = (...layers: Layer[]): Scene => ({
  version: 1,
  side: 'front',
  area: { widthMm: 100, heightMm: 100, dpi: 100 },
  layers,
});
const front = (...layers: Layer[]) => ({ sceneFront: scene(...layers), sceneBack: null });

test('a text is the layer’s own example, cut to what may be typed (S2.2-70)', () => {
  const { texts } = sampleValues(
    front(
      text('name', ' Your name ', { maxLength: 6 }),
      text('year', 'Since 1999', { allowed: 'digits' }),
      text('fixed', 'Summit', { customisable: false }),
    ),
  );
  expect(texts).toEqual({ front: { name: 'Your n', year: '1999' } });
});

test.each<CharacterSet>(['any', 'letters_numbers_spaces', 'letters_spaces', 'name', 'digits'])(
  'without an example of its own, a text of %s still has one that may be typed',
  (allowed) => {
    for (const maxLength of [1, 2, 20]) {
      const product = front(text('name', '', { allowed, maxLength }));
      const { texts } = sampleValues(product);
      expect([allowed, maxLength, personalise(product.sceneFront, texts.front ?? {}).ok]).toEqual([
        allowed,
        maxLength,
        true,
      ]);
    }
  },
);

test('the example pictures count as the shopper’s own', () => {
  expect(sampleValues(front(text('name', 'Ada'), picture))).toEqual({
    texts: { front: { name: 'Ada' } },
    all: { front: { name: 'Ada', photo: 'fil_photo' } },
  });
  expect(sampleValues({ sceneFront: null, sceneBack: null })).toEqual({ texts: {}, all: {} });
});
