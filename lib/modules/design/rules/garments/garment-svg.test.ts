/** @jest-environment jsdom */
import { GARMENT_FAMILIES, SIDES } from '@/lib/modules/design/rules/scene-types';
import { sceneToSvg } from '@/lib/modules/design/rules/scene-to-svg';
import { sceneOf } from '@/lib/modules/design/rules/test-scenes';
import { garmentLayers, garmentSvg } from './garment-svg';
import { printArea, printAreaBox, printAreaPercent } from './print-area';

const every = GARMENT_FAMILIES.flatMap((family) => SIDES.map((side) => ({ family, side })));
const artworkSvg = sceneToSvg(
  sceneOf({
    type: 'path',
    id: 'mark',
    d: 'M0 0L9 0L9 9Z',
    fill: '#ff00ff',
    angle: 0,
    scale: 1,
    position: { x: 0, y: 0 },
    customisable: false,
  }),
  { fontBooks: {} },
);

function parse(markup: string): Document {
  const document = new DOMParser().parseFromString(markup, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

describe.each(every)('the blank of $family, $side', ({ family, side }) => {
  const draw = (colour: string, idPrefix = 'g'): string =>
    garmentSvg({ family, side, colour, width: 600, artworkSvg, idPrefix });

  test('is well-formed, the same twice, and its references lead somewhere', () => {
    const svg = draw('#1f4d3a');
    expect(draw('#1f4d3a')).toBe(svg);
    const ids = [...parse(svg).querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });

  test('several stand on one page', () => {
    const page = parse(`<div>${draw('#17181a', 'a')}${draw('#17181a', 'b')}</div>`);
    const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the artwork lies over the cloth and under its folds', () => {
    const svg = draw('#e8dcc4');
    const art = svg.indexOf('#ff00ff');
    expect(art).toBeGreaterThan(svg.indexOf('currentColor') > 0 ? svg.indexOf('</defs>') : 0);
    expect(svg.lastIndexOf('fill="#000"') + svg.lastIndexOf('stroke="#000"')).toBeGreaterThan(art);
  });

  test('the print area lies on the picture', () => {
    const box = printAreaBox(family, side);
    const size = printAreaPercent(family, side);
    expect(box.left).toBeGreaterThan(0);
    expect(box.top).toBeGreaterThan(0);
    expect(box.left + box.width).toBeLessThan(100);
    expect(box.top + box.height).toBeLessThan(100);
    expect([size.width, size.height]).toEqual([expect.closeTo(box.width, 1), expect.closeTo(box.height, 1)]);
    const area = printArea(family, side);
    expect(size.width / size.height).toBeCloseTo(area.widthMm / area.heightMm, 1);
  });
});

describe('garmentSvg', () => {
  const tee = { family: 'tee', side: 'front', width: 300 } as const;

  test('the cloth’s colour stands once, as the colour of the root', () => {
    const [green, oat] = ['#1f4d3a', '#e8dcc4'].map((colour) => garmentSvg({ ...tee, colour }));
    expect(green?.match(/ color="#[0-9a-f]{6}"/g)).toHaveLength(1);
    expect(green).not.toBe(oat);
  });

  test('in two layers, the whole picture is there and the artwork’s place between them is free', () => {
    const { under, over } = garmentLayers({ ...tee, colour: '#1f4d3a', title: 'Tee' });
    const whole = garmentSvg({ ...tee, colour: '#1f4d3a', title: 'Tee' });
    const body = (markup: string): string => markup.slice(markup.indexOf('</defs>') + 7, -'</svg>'.length);
    expect(body(under) + body(over)).toBe(body(whole));
    expect(over).toContain('aria-hidden');
  });

  test.each(['red', '#fff', '#1f4d3a" onload="x', ''])('refuses the colour %j', (colour) => {
    expect(() => garmentSvg({ ...tee, colour })).toThrow(RangeError);
  });

  test('a title is spoken and cannot break out; without one the picture is hidden', () => {
    const svg = garmentSvg({ ...tee, colour: '#17181a', title: 'Tee <script>"&\u0000' });
    expect(parse(svg).querySelector('title')?.textContent).toBe('Tee <script>"&');
    expect(svg).toContain('role="img"');
    expect(garmentSvg({ ...tee, colour: '#17181a' })).toContain('aria-hidden="true"');
  });

  test('black and white cloth stay cloth: neither is painted at the end of the scale', () => {
    const base = (colour: string): string | undefined =>
      /color="(#[0-9a-f]{6})"/.exec(garmentSvg({ ...tee, colour }))?.[1];
    expect(base('#000000')).not.toBe('#000000');
    expect(base('#ffffff')).not.toBe('#ffffff');
  });
});
