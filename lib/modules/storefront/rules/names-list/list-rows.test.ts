import fc from 'fast-check';
import { sceneOf, textOf } from '@/lib/modules/design/rules/test-scenes';
import { listColumns, listTexts, type ListTarget } from './list-columns';
import { checkRows, isRowReady, LIST_ROWS, listRows, rowTexts, withoutForbidden } from './list-rows';

const scene = sceneOf(
  textOf('NAME', { id: 'name', label: 'Player', maxLength: 8, allowed: 'name' }),
  textOf('7', { id: 'number', allowed: 'digits', maxLength: 2 }),
);
const variant = (identifier: string, size: string, available: number) => ({
  variant_id: `${identifier}-${size}`,
  identifier,
  size,
  available,
});
const target: ListTarget = {
  scenes: [scene],
  colours: [
    { identifier: 'tee-black', name: 'Black' },
    { identifier: 'tee-forest', name: 'Forest green' },
  ],
  variants: [
    ...[variant('tee-black', 'S', 200), variant('tee-black', 'M', 5), variant('tee-black', '3XL', 0)],
    ...[variant('tee-forest', 'S', 200), variant('tee-forest', 'M', 200)],
  ],
};
const chosen = { colour: 'tee-black', size: 'S' };
const read = (source: string) => listRows(source, target, chosen).rows;
const [NAME, NUMBER] = ['front.name', 'front.number'];

describe('which column holds what', () => {
  test.each([
    ['a header in any order', 'Size;Number;Player;Colour;Qty\nM;7;ADA;Black;2'],
    ['a header in another language', 'Größe;Nr.;Name;Farbe;Anzahl\nm;7;ADA;black;2'],
    ['no header', 'ADA;7;M;Black;2'],
    ['no header, the number first', '7;ADA;M;Black;2'],
    ['no header, size and colour first', 'M;BLACK;ADA;7;2'],
  ])('%s', (_, source) => {
    expect(read(source)).toEqual([
      { key: 0, texts: { [NAME]: 'ADA', [NUMBER]: '7' }, colour: 'tee-black', size: 'M', quantity: '2' },
    ]);
  });

  test('what a row leaves out is what the page has chosen; a column nobody knows is read over', () => {
    expect(read('Player,Shoe\nADA,38')).toEqual([
      { key: 0, texts: { [NAME]: 'ADA' }, ...chosen, quantity: '1' },
    ]);
  });

  test('a name that happens to be a size is a name where nothing else is one', () => {
    expect(read('M\nS')).toMatchObject([{ texts: { [NAME]: 'M' } }, { texts: { [NAME]: 'S' } }]);
    expect(
      listColumns(
        [
          ['Max', '7'],
          ['Name', '8'],
        ],
        target,
      ).header,
    ).toBe(false);
  });

  test('property: no list whatever throws, and each of its rows is there', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (source) => {
        const { rows, total } = listRows(source, target, chosen);
        expect(rows).toHaveLength(total);
        expect(checkRows(rows, target)).toHaveLength(total);
      }),
    );
  });

  test('more rows than a list takes are counted and not read', () => {
    expect(listRows('ADA\n'.repeat(LIST_ROWS), target, chosen)).toMatchObject({ total: LIST_ROWS });
    expect(listRows('ADA\n'.repeat(LIST_ROWS + 1), target, chosen)).toEqual({
      rows: [],
      total: LIST_ROWS + 1,
    });
  });
});

describe('what is wrong with a row, at its field', () => {
  const check = (source: string) => checkRows(read(source), target)[0];
  test.each([
    ['ADA;7;9XL;Black;1', { size: 'unknown_size', variantId: null }],
    ['ADA;7;M;Pink;1', { colour: 'unknown_colour', variantId: null }],
    ['ADA;7;3XL;Black;1', { size: 'sold_out', variantId: null }],
    ['ADA;7;3XL;Forest green;1', { size: 'not_made', variantId: null }],
    ['ADA;7;M;Black;6', { quantity: 'too_few_left', variantId: null }],
    ['ADA;7;M;Forest green;0', { quantity: 'quantity', variantId: null }],
    ['ADA;7;M;Forest green;1e2', { quantity: 'quantity', variantId: null }],
    ['ALEXANDRA;7;M;Black;1', { texts: { [NAME]: 'text_too_long' }, variantId: 'tee-black-M' }],
    ['ADA;V;M;Black;1', { texts: { [NUMBER]: 'invalid_characters' } }],
    [';7;M;Black;1', { texts: { [NAME]: 'text_missing' } }],
    ['=A1();7;M;Black;1', { texts: { [NAME]: 'invalid_characters' } }],
  ])('%s', (source, expected) => {
    const header = 'Player;Number;Size;Colour;Qty\n';
    const found = check(header + source);
    expect(found).toMatchObject(expected);
    expect(found && isRowReady(found)).toBe(false);
  });

  test('all rows together take no more than is left', () => {
    const rows = read('ADA;7;M\nBO;8;M\nCY;9;M\n').map((row) => ({ ...row, quantity: '2' }));
    const checks = checkRows(rows, target);
    expect(checks.map(isRowReady)).toEqual([true, true, false]);
    expect(checks[2]?.quantity).toBe('too_few_left');
  });

  test('a row that is ready says what goes into the basket', () => {
    const rows = read('ADA;7;M');
    expect(checkRows(rows, target)).toEqual([{ variantId: 'tee-black-M', pieces: 1, texts: {} }]);
    expect(rowTexts({ texts: { [NAME]: ' ADA ', [NUMBER]: '7' } }, target)).toEqual({
      front: { name: 'ADA', number: '7' },
    });
  });
});

describe('what a shopper has taken out of a row', () => {
  test.each([
    ['TOM & ANN', 'TOM ANN', ['&']],
    ['& ADA &', 'ADA', ['&']],
    ['A&B #1', 'AB', ['&', '#', '1']],
    ['O’NEIL', 'O’NEIL', []],
  ])('%s: %s is left, without a gap, and what is gone stays known', (text, rest, gone) => {
    const [column] = listTexts(target);
    const [row] = read(`Player;Number\n${text};7`);
    if (!column || !row) throw new Error('no row');
    const fixed = withoutForbidden(row, column);
    expect(fixed).toEqual({ ...row, texts: { [NAME]: rest, [NUMBER]: '7' }, leftOut: { [NAME]: gone } });
    expect(row.texts[NAME]).toBe(text);
  });

  test('twice: both are known', () => {
    const [column] = listTexts(target);
    const [row] = read('Player;Number\nA&B;7');
    if (!column || !row) throw new Error('no row');
    const once = withoutForbidden(row, column);
    const twice = withoutForbidden({ ...once, texts: { ...once.texts, [NAME]: 'A+B' } }, column);
    expect(twice.leftOut).toEqual({ [NAME]: ['&', '+'] });
  });
});
