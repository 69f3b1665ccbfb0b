import { layoutText } from './layout-text';
import type { PrintArea, TextLayer } from './scene-types';
import { TEST_FONT } from './test-font';
import { textOf } from './test-scenes';

const area: PrintArea = { widthMm: 200, heightMm: 100, dpi: 300 };
const layout = (text: string, more: Partial<TextLayer> = {}) =>
  layoutText(textOf(text, more), TEST_FONT, area);

describe('layoutText (S3.4)', () => {
  test('kerning, spacing and alignment, in mm', () => {
    expect(layout('AB').naturalWidth).toBeCloseTo(20);
    expect(layout('AV').naturalWidth).toBeCloseTo(18.4);
    expect(layout('AB', { letterSpacing: 0.1 }).naturalWidth).toBeCloseTo(22);
    expect(layout('AB', { textAlign: 'left' }).glyphs.map(({ x }) => x)).toEqual([0, 10]);
    expect(layout('AB', { textAlign: 'center' }).glyphs.map(({ x }) => x)).toEqual([-10, 0]);
    expect(layout('AB', { textAlign: 'right' }).glyphs.map(({ x }) => x)).toEqual([-20, -10]);
  });

  test('lines go down by 1.2 em', () => {
    expect(layout('A\nB').glyphs.map(({ y }) => y)).toEqual([0, 24]);
  });

  test('a text wider than its limit is shrunk to it, about the middle of its capitals', () => {
    const full = layout('ABCD', { maxWidthMm: 40 });
    const half = layout('ABCD', { maxWidthMm: 20 });
    expect(full.fit).toBe(1);
    expect(half.fit).toBeCloseTo(0.5);
    expect(half.bounds && half.bounds.right - half.bounds.left).toBeCloseTo(19);
    const middle = ({ bounds }: ReturnType<typeof layout>): number =>
      ((bounds?.top ?? 0) + (bounds?.bottom ?? 0)) / 2;
    expect(middle(half)).toBeCloseTo(middle(full));
  });

  test('without a limit of its own, a customisable text ends at the print area', () => {
    const long = layout('A'.repeat(40));
    expect(long.widthLimit).toBeCloseTo(200);
    expect(layout('A'.repeat(40), { position: { x: 60, y: 50 } }).widthLimit).toBeCloseTo(120);
    expect(layout('A'.repeat(40), { position: { x: 60, y: 50 }, textAlign: 'left' }).widthLimit).toBeCloseTo(
      140,
    );
    expect(layout('A'.repeat(40), { scale: 2 }).widthLimit).toBeCloseTo(100);
    expect(layout('A'.repeat(40), { angle: 90 }).widthLimit).toBeCloseTo(100);
    expect(layout('A'.repeat(40), { customisable: false }).fit).toBe(1);
  });

  test('a text that fills its width grows to it, too, but no higher than the area', () => {
    const filled = layout('AB', { maxWidthMm: 80, fit: 'fill' });
    expect(filled.fit).toBeCloseTo(4);
    expect(filled.bounds && filled.bounds.right - filled.bounds.left).toBeCloseTo(72);
    expect(layout('ABCD', { maxWidthMm: 20, fit: 'fill' }).fit).toBeCloseTo(0.5);
    expect(layout('AB', { maxWidthMm: 80, fit: 'shrink' }).fit).toBe(1);
    // Capitals are 14 mm high: a seventh of 100 mm.
    expect(layout('I', { maxWidthMm: 1000, fit: 'fill' }).fit).toBeCloseTo(100 / 14);
  });

  test('a line around the letters widens their box', () => {
    const [plain, lined] = [layout('A').bounds, layout('A', { stroke: '#ffffff', strokeWidthMm: 2 }).bounds];
    expect((lined?.right ?? 0) - (plain?.right ?? 0)).toBeCloseTo(2);
    expect((plain?.top ?? 0) - (lined?.top ?? 0)).toBeCloseTo(2);
  });

  test('a stand-in’s glyph has the height of the font’s own capitals, and its advance', () => {
    const half = { ...TEST_FONT, family: 'Half', unitsPerEm: 2000, capHeight: 350 };
    const own = { ...TEST_FONT, glyphs: { 65: TEST_FONT.glyphs[65] ?? [0, ''] } } as typeof TEST_FONT;
    const set = layoutText(textOf('ABA'), own, area, [half]);
    expect(set.borrowed).toEqual([{ character: 'B', family: 'Half' }]);
    expect(set.missing).toEqual([]);
    const [first, second] = set.glyphs;
    expect((second?.unit ?? 0) / (first?.unit ?? 1)).toBeCloseTo(2);
    expect(set.naturalWidth).toBeCloseTo(10 + 20 + 10);
  });

  test('an arc keeps its glyphs at the distance of its radius, the first line upright in the middle', () => {
    for (const radius of [50, -50]) {
      const { glyphs } = layout('ABC', { arcRadiusMm: radius });
      expect(glyphs[1]?.angle).toBeCloseTo(0);
      expect(Math.sign(glyphs[0]?.angle ?? 0)).toBe(radius > 0 ? -1 : 1);
      for (const { x, y, angle } of glyphs) {
        const turn = (angle * Math.PI) / 180;
        const [midX, midY] = [x + 5 * Math.cos(turn), y + 5 * Math.sin(turn)];
        expect(Math.hypot(midX, midY - radius)).toBeCloseTo(50);
      }
    }
  });

  test('names what it cannot draw', () => {
    expect(layout('A漢B漢 é').missing).toEqual(['漢']);
    expect(layout('A').missing).toEqual([]);
  });

  test('is set once for the same layer, font and room, and anew for any other', () => {
    const layer = textOf('AVA');
    const first = layoutText(layer, TEST_FONT, area);
    expect(layoutText(layer, TEST_FONT, { ...area })).toBe(first);
    expect(layoutText({ ...layer }, TEST_FONT, area)).not.toBe(first);
    expect(layoutText(layer, { ...TEST_FONT }, area)).not.toBe(first);
    expect(layoutText(layer, TEST_FONT, area, [TEST_FONT])).not.toBe(first);
    const left = textOf('A', { textAlign: 'left' });
    expect(layoutText(left, TEST_FONT, area).widthLimit).toBeCloseTo(100);
    expect(layoutText(left, TEST_FONT, { ...area, widthMm: 300 }).widthLimit).toBeCloseTo(200);
  });
});
