/** @jest-environment jsdom */
import fc from 'fast-check';
import { FONT_FAMILIES } from './font-library';
import type { Scene } from './scene-types';
import { layerInk, layerPlace, sceneToSvg } from './scene-to-svg';
import { TEST_FONT } from './test-font';
import { anyScene, sceneOf, textOf } from './test-scenes';

const fontBooks = Object.fromEntries(FONT_FAMILIES.map((family) => [family, TEST_FONT]));
const draw = (scene: Scene): string => sceneToSvg(scene, { fontBooks });

function elements(svg: string): Element[] {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('*')];
}

describe('sceneToSvg', () => {
  test('the same scene gives the same bytes', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        expect(draw(JSON.parse(JSON.stringify(scene)) as Scene)).toBe(draw(scene));
      }),
    );
  });

  test('a scene is its layers in groups, so that an editor which draws them one by one draws the same', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const layers = scene.layers
          .filter((layer) => !layer.hidden)
          .map((layer) => `<g transform="${layerPlace(layer)}">${layerInk(layer, scene, { fontBooks })}</g>`);
        expect(draw(scene).replace(/^<svg[^>]*>|<\/svg>$/g, '')).toBe(layers.join(''));
      }),
    );
  });

  test('any scene gives well-formed SVG of paths, groups and frames only, no text in it', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const names = new Set(elements(draw(scene)).map((element) => element.localName));
        expect([...names].filter((name) => !['svg', 'g', 'path', 'rect'].includes(name))).toEqual([]);
      }),
    );
  });

  test.each([
    '</path><script>alert(1)</script>',
    '"><img onerror=1>',
    "' onload='x",
    '\u0000',
    '&lt;',
    ']]>',
  ])('the text %j never reaches the markup', (words) => {
    const svg = draw(sceneOf(textOf(words)));
    expect(svg).not.toMatch(/script|onerror|onload|\u0000|]]>/);
    elements(svg);
  });

  test.each([
    [{ fill: '#fff"/><script>' }],
    [{ fontSizeMm: NaN }],
    [{ position: { x: Infinity, y: 0 } }],
    [{ angle: Number('x') }],
  ])('a scene that passed no schema is a fault, not markup: %j', (wrong) => {
    expect(() => draw(sceneOf(textOf('A', wrong)))).toThrow(RangeError);
  });

  test.each([
    'javascript:alert(1)',
    'http:',
    'data:text/html;base64,AA',
    'file:///etc/passwd',
    '//evil.example/x',
  ])('refuses the image address %s', (href) => {
    const size = { widthPx: 10, heightPx: 10 };
    const scene = sceneOf({
      type: 'image',
      id: 'i',
      src: 'a',
      location: 'file',
      widthMm: 10,
      heightMm: 10,
      angle: 0,
      scale: 1,
      position: { x: 0, y: 0 },
      customisable: false,
    });
    expect(() => sceneToSvg(scene, { fontBooks, resolveImage: () => ({ href, ...size }) })).toThrow(
      RangeError,
    );
    expect(
      sceneToSvg(scene, { fontBooks, resolveImage: () => ({ href: 'data:image/png;base64,AAAA', ...size }) }),
    ).toContain('<image');
    expect(() => sceneToSvg(scene, { fontBooks, missingImage: 'throw' })).toThrow('was not found');
  });

  test('a character without a glyph is drawn as a hollow box', () => {
    const [letter, unknown] = [draw(sceneOf(textOf('A'))), draw(sceneOf(textOf('漢')))];
    expect(elements(unknown).filter((element) => element.localName === 'path')).toHaveLength(1);
    expect(unknown).not.toBe(letter);
  });

  test('hidden layers are not drawn', () => {
    expect(draw(sceneOf(textOf('A', { hidden: true })))).toBe(draw(sceneOf()));
  });

  test('a line around letters lies below all of them, as wide in mm whatever the size of the letters', () => {
    const around = (size: number) =>
      elements(draw(sceneOf(textOf('AB', { fontSizeMm: size, stroke: '#ff0000', strokeWidthMm: 1.5 }))));
    for (const size of [10, 40]) {
      const paths = around(size).filter((element) => element.localName === 'path');
      expect(paths).toHaveLength(4);
      const widths = paths.map((path) => Number(path.getAttribute('stroke-width') ?? 0) * (size / 1000));
      expect(widths[0]).toBeCloseTo(3);
      expect(widths.slice(2)).toEqual([0, 0]);
      expect(paths[0]?.parentElement?.getAttribute('stroke')).toBe('#ff0000');
      expect(paths[2]?.parentElement?.getAttribute('fill')).toBe('#ffffff');
    }
  });

  test('a part of a picture fills the box in its own proportions, whatever those of the whole', () => {
    const scene = sceneOf({
      type: 'image',
      id: 'i',
      src: 'a',
      location: 'file',
      widthMm: 40,
      heightMm: 40,
      angle: 0,
      scale: 1,
      position: { x: 50, y: 50 },
      customisable: false,
      crop: { x: 0.5, y: 0.25, width: 0.5, height: 0.25 },
    });
    const picture = { href: '/a.png', widthPx: 200, heightPx: 200 };
    const [, , window, image] = elements(sceneToSvg(scene, { fontBooks, resolveImage: () => picture }));
    const facts = (element: Element | undefined, ...names: string[]) =>
      names.map((name) => element?.getAttribute(name));
    expect(facts(window, 'x', 'y', 'width', 'height', 'viewBox')).toEqual([
      '-20',
      '-10',
      '40',
      '20',
      '100 50 100 50',
    ]);
    expect(facts(image, 'width', 'height', 'href')).toEqual(['200', '200', '/a.png']);
  });

  test('a font that was not loaded is a fault', () => {
    expect(() => sceneToSvg(sceneOf(textOf('A')), { fontBooks: {} })).toThrow('Inter');
  });
});
