import fc from 'fast-check';
import { sceneToWire, wireToScene } from '@/lib/modules/design/rules/scene-wire';
import { anyScene, sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { propertyRuns } from '@/scripts/test/property-runs';
import { designSide } from '@/lib/modules/catalogue/contract/shop-product';
import { designSchema, sceneSchema } from './scene';
import { wireDesignSchema } from './wire-design';

const image = {
  type: 'image',
  id: 'i',
  src: 'fil_1',
  location: 'file',
  widthMm: 10,
  heightMm: 10,
  angle: 0,
  scale: 1,
  position: { x: 0, y: 0 },
  customisable: false,
};
const fourth = (wrong: object): object => ({
  front: {
    ...sceneOf(...['a', 'b', 'c'].map((id) => textOf('A', { id }))),
    layers: [...['a', 'b', 'c'].map((id) => textOf('A', { id })), { ...textOf('A', { id: 'd' }), ...wrong }],
  },
});

/** The paths of the errors, as the API names them. */
function paths(design: unknown): string[] {
  return (designSchema.safeParse(design).error?.issues ?? []).map((issue) => issue.path.join('.'));
}

describe('a design from outside', () => {
  test.each([
    ['a size that is no number', { fontSizeMm: NaN }, 'front.layers.3.fontSizeMm'],
    ['a size of 1e308', { fontSizeMm: 1e308 }, 'front.layers.3.fontSizeMm'],
    ['an endless place', { position: { x: Infinity, y: 0 } }, 'front.layers.3.position.x'],
    ['a font outside the library', { fontFamily: 'Comic Sans' }, 'front.layers.3.fontFamily'],
    ['script in a text', { text: '<script>alert(1)</script>' }, 'front.layers.3.text'],
    ['a tag with a handler', { text: '<img src=x onerror=alert(1)>' }, 'front.layers.3.text'],
    ['an address that runs', { text: 'javascript:alert(1)' }, 'front.layers.3.text'],
    ['script in full-width letters', { text: '＜ｓｃｒｉｐｔ＞' }, 'front.layers.3.text'],
    ['a line of no width', { stroke: '#ffffff', strokeWidthMm: 0 }, 'front.layers.3.strokeWidthMm'],
    ['a text to fill no width', { fit: 'fill' }, 'front.layers.3.maxWidthMm'],
    ['a lock that is a word', { locked: 'yes' }, 'front.layers.3.locked'],
  ])('%s is refused at its field', (_, wrong, path) => {
    expect(paths(fourth({}))).toEqual([]);
    expect(paths(fourth(wrong))).toEqual([path]);
  });

  test.each([
    ['data:image/png;base64,AAAA', 'src'],
    ['http://127.0.0.1/x.png', 'src'],
    ['https://evil.example/x.png', 'src'],
    ['//evil.example/x.png', 'src'],
    ['../../etc/passwd', 'src'],
  ])('the source %s is refused, and nothing asked of it', (src, field) => {
    const fetched = jest.fn();
    const before = globalThis.fetch;
    globalThis.fetch = fetched;
    expect(paths({ back: { ...sceneOf(), side: 'back', layers: [{ ...image, src }] } })).toEqual([
      `back.layers.0.${field}`,
    ]);
    globalThis.fetch = before;
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    [{ x: 0.5, y: 0, width: 0.6, height: 1 }, 'crop.width'],
    [{ x: 0, y: 0.5, width: 1, height: 0.6 }, 'crop.height'],
    [{ x: 0, y: 0, width: 0, height: 1 }, 'crop.width'],
    [{ x: -0.1, y: 0, width: 1, height: 1 }, 'crop.x'],
  ])('the part %j of a picture is refused', (crop, field) => {
    expect(paths({ front: { ...sceneOf(), layers: [{ ...image, crop }] } })).toEqual([
      `front.layers.0.${field}`,
    ]);
  });

  test('ten thousand layers are one error, found before any of them is read', () => {
    const layers = Array.from({ length: 10_000 }, () => ({ nonsense: NaN }));
    expect(paths({ front: { ...sceneOf(), layers } })).toEqual(['front.layers']);
  });

  test('texts that together are more than a side holds are one error', () => {
    const layers = ['a', 'b'].map((id) => textOf('A'.repeat(2501), { id }));
    expect(paths({ front: { ...sceneOf(), layers } })).toEqual(['front.layers']);
    const front = sceneToWire(sceneOf(...layers), { width: 40, height: 50 });
    const wire = wireDesignSchema.safeParse({ front, back: null });
    expect(wire.error?.issues.map(({ path }) => path.join('.'))).toEqual(['front.texts']);
  });

  test('a side lies where it says it does', () => {
    expect(paths({ back: sceneOf() })).toEqual(['back.side']);
    expect(paths({ front: sceneOf(), sleeve: sceneOf() })).toEqual(['']);
    expect(paths({})).toEqual([]);
  });

  test('what shoppers really write is no markup', () => {
    for (const text of ['I <3 you', 'a < b > c', 'x<y', 'Fjord & Fern', '<<< go >>>', 'Script: me'])
      expect(paths(fourth({ text }))).toEqual([]);
  });

  test('a scene of the first days, without any of the newer fields, is as valid as ever', () => {
    const old = { ...sceneOf(), layers: [textOf('Ada'), image] };
    expect(sceneSchema.parse(JSON.parse(JSON.stringify(old)))).toEqual(old);
  });

  test('out to the wire, through its contract and back, nothing is lost', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const sent = JSON.stringify(sceneToWire(scene, { width: 40, height: 50 }));
        const back = wireToScene(
          scene.side,
          designSide.parse(JSON.parse(sent)) as ReturnType<typeof sceneToWire>,
        );
        expect(back).toEqual(JSON.parse(JSON.stringify(scene)));
        expect(sceneSchema.parse(back).layers as Layer[]).toHaveLength(scene.layers.length);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
