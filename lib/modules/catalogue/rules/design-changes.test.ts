import type { Layer, Scene, TextLayer } from '@/lib/modules/design/rules/scene-types';
import { designChanges } from './design-changes';

const word = (id: string, more: Partial<TextLayer> = {}): TextLayer => ({
  id,
  type: 'text',
  text: id.toUpperCase(),
  fontFamily: 'Inter',
  fontSizeMm: 10,
  fill: '#112233',
  textAlign: 'left',
  angle: 0,
  scale: 1,
  position: { x: 1, y: 2 },
  customisable: false,
  ...more,
});
const front = (...layers: Layer[]) => ({
  front: {
    version: 1,
    side: 'front',
    area: { widthMm: 100, heightMm: 100, dpi: 150 },
    layers,
  } satisfies Scene,
  back: null,
});
const NONE = { front: null, back: null };

describe('what a save does to a design (D44-1)', () => {
  test('tells layers that are added and removed by their names: label, else text', () => {
    const after = front(word('one', { label: 'Team' }), word('two'));
    expect(designChanges(NONE, after)).toEqual({ acts: { front: { added: ['Team', 'TWO'] } }, values: {} });
    expect(designChanges(after, NONE).acts).toEqual({ front: { removed: ['Team', 'TWO'] } });
  });

  test('tells the values of a changed layer before and after, and no others', () => {
    const [before, after] = [
      front(word('one')),
      front(word('one', { text: 'FERN', fill: '#ffffff', maxLength: 9 })),
    ];
    expect(designChanges(before, after)).toEqual({
      acts: { front: { changed: ['FERN'] } },
      values: {
        front: {
          before: [{ layer: 'ONE', text: 'ONE', colour: '#112233' }],
          after: [{ layer: 'FERN', text: 'FERN', colour: '#ffffff' }],
        },
      },
    });
    // What has no words of its own is a change by name.
    expect(designChanges(before, front(word('one', { arcRadiusMm: 9 })))).toEqual({
      acts: { front: { changed: ['ONE'] } },
      values: {},
    });
  });

  test('a layer is moved on the side, or past others: only the one that was taken', () => {
    const before = front(word('a'), word('b'), word('c'));
    expect(designChanges(before, front(word('a', { angle: 9 }), word('b'), word('c'))).acts).toEqual({
      front: { moved: ['A'] },
    });
    expect(designChanges(before, front(word('b'), word('c'), word('a'))).acts).toEqual({
      front: { moved: ['A'] },
    });
    expect(designChanges(before, before)).toEqual({ acts: {}, values: {} });
  });
});
