import { BLANK_CATALOGUE } from './catalogue';
import { changedCells, columnOf, definitionCells, joinCell, splitCell } from './blank-cells';
import { definitionOf } from './definition';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';

const blanks = BLANK_CATALOGUE.map((blank) =>
  definitionOf(blank, { front: printArea(blank.family, 'front'), back: printArea(blank.family, 'back') }),
);
const [tee] = blanks;

describe('a blank as texts by column (S2.2-248)', () => {
  test.each([[[]], [['DTG']], [['a|b', 'c\\d', '\\|']], [['180 g/m²', 'Wash at 30 °C']]])(
    'a list is read as it was written: %j',
    (entries) => expect(splitCell(joinCell(entries))).toEqual(entries),
  );

  test('empty entries of a list are left out', () => {
    expect(splitCell(' S || M | ')).toEqual(['S', 'M']);
  });

  test('every column of every blank of the first import has a text, or nobody has said it', () => {
    for (const blank of blanks) {
      const { colours, front_width_mm: width, maker_name: maker } = definitionCells(blank);
      const said = blank.maker?.name ?? '';
      expect([colours.split(' | ').length, Number(width) > 0, maker]).toEqual([
        blank.colours.length,
        true,
        said,
      ]);
    }
  });

  test('two versions differ in the columns that were changed', () => {
    if (!tee) throw new Error('no blank');
    const plain = { ...tee, maker: null };
    const dearer = {
      ...plain,
      blank_price: { ...tee.blank_price, GBP: '5.00' },
      maker: { name: 'Northlight', address: '1 Mill Lane', contact: 'hello@northlight.example' },
    };
    expect(changedCells(plain, dearer)).toEqual([
      { column: 'blank_gbp', before: '4.10', after: '5.00' },
      { column: 'maker_name', before: '', after: 'Northlight' },
      { column: 'maker_address', before: '', after: '1 Mill Lane' },
      { column: 'maker_contact', before: '', after: 'hello@northlight.example' },
    ]);
    expect(changedCells(tee, tee)).toEqual([]);
  });

  test.each([
    ['brand', 'brand'],
    ['names.de', 'names'],
    ['blank_price.EUR', 'blank_eur'],
    ['print_price.USD', 'print_usd'],
    ['blank_breaks.EUR.0.from', 'blank_breaks_eur'],
    ['print_breaks.USD', 'print_breaks_usd'],
    ['colours.10.name', 'colours'],
    ['sizes.1', 'sizes'],
    ['fibres', 'fibres'],
    ['maker.contact', 'maker_contact'],
    ['eu_responsible.address', 'eu_address'],
    ['certificate.issuer', 'certificate_issuer'],
    ['print_areas.back.height_mm', 'back_height_mm'],
    ['elsewhere', null],
  ])('a field of the call is a column: %s', (path, column) => expect(columnOf(path)).toBe(column));
});
