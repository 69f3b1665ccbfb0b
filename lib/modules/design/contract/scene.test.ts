import fc from 'fast-check';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { sceneToWire } from '@/lib/modules/design/rules/scene-wire';
import { anyScene, sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { designSide } from '@/lib/modules/catalogue/contract/shop-product';
import { sceneSchema } from './scene';

const refuses = (scene: unknown): boolean => !sceneSchema.safeParse(scene).success;
const still = { angle: 0, scale: 1, position: { x: 0, y: 0 }, customisable: false };
const image = { ...still, type: 'image', id: 'i', src: 'fil_1', location: 'file', widthMm: 10, heightMm: 10 };
const path = { ...still, type: 'path', id: 'p', d: 'M0 0L1 1Z', fill: '#000000' };
const withLayer = (layer: unknown): unknown => ({ ...sceneOf(), layers: [layer] });

describe('the scene schema', () => {
  test('takes any valid scene and changes nothing in it', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        expect(sceneSchema.parse(scene)).toEqual(scene);
      }),
    );
  });

  test.each([
    ['another version', { ...sceneOf(), version: 2 }],
    ['another side', { ...sceneOf(), side: 'sleeve' }],
    ['an unknown key', { ...sceneOf(), extra: 1 }],
    ['61 layers', sceneOf(...Array.from({ length: 61 }, (_, index) => textOf('A', { id: `t${index}` })))],
    ['two layers of one id', sceneOf(textOf('A'), textOf('B'))],
    [
      'an area beyond what can be rendered',
      { ...sceneOf(), area: { widthMm: 600, heightMm: 600, dpi: 600 } },
    ],
    ['a NaN', sceneOf(textOf('A', { angle: NaN }))],
    ['an endless position', sceneOf(textOf('A', { position: { x: Infinity, y: 0 } }))],
    ['a font outside the library', sceneOf(textOf('A', { fontFamily: 'Comic Sans' }))],
    ['a text of 5001 characters', sceneOf(textOf('A'.repeat(5001)))],
    [
      'texts of 5001 characters together',
      sceneOf(textOf('A'.repeat(2500)), textOf('B'.repeat(2501), { id: 'other' })),
    ],
    ['a NUL', sceneOf(textOf('A\u0000'))],
    ['half a surrogate pair', sceneOf(textOf('\ud800'))],
    ['a tab', sceneOf(textOf('A\tB'))],
    ['a colour by name', sceneOf(textOf('A', { fill: 'red' }))],
    ['no scale', sceneOf(textOf('A', { scale: 0 }))],
    ['an arc too tight to draw', sceneOf(textOf('A', { arcRadiusMm: 1 }))],
    ['an id that breaks an attribute', sceneOf(textOf('A', { id: '"><' }))],
    ['a data address as picture', withLayer({ ...image, src: 'data:image/png;base64,AA' })],
    ['a web address as picture', withLayer({ ...image, src: 'https://evil.example/x.png' })],
    ['a path as picture', withLayer({ ...image, src: '../../etc/passwd' })],
    ['a place nobody knows', withLayer({ ...image, location: 'web' })],
    ['markup as path data', withLayer({ ...path, d: 'M0 0"/><script>' })],
    ['an unknown kind of layer', withLayer({ ...path, type: 'html' })],
  ])('refuses %s', (_, scene) => {
    expect(refuses(scene)).toBe(true);
  });

  test('the refusals above fail for their own reason: the untouched scenes pass', () => {
    expect([sceneOf(), sceneOf(textOf('A')), withLayer(image), withLayer(path)].map(refuses)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('its wire form answers to the product contract (S3.4)', () => {
    fc.assert(
      fc.property(anyScene, (scene: Scene) => {
        const wire = sceneToWire(scene, { width: 40, height: 50 });
        expect(designSide.safeParse(wire).error?.issues ?? []).toEqual([]);
      }),
    );
  });
});
