import { readVoucherFile } from './voucher-file';
import { voucherPlan, type StoredTerms } from './voucher-plan';

const HEADER =
  'Code [code],[kind],[value],[public],[starts_on],[ends_on],[max_uses],[uses_per_person],[minimum_spend],[products]';
const read = (...lines: string[]) =>
  readVoucherFile(new TextEncoder().encode(['\ufeff' + HEADER, ...lines, ''].join('\r\n')));
const problems = (...lines: string[]) =>
  read(...lines).errors.map(({ row, column, code }) => [row, column, code]);

test('a row has a voucher’s terms; empty limits are none', () => {
  const file = read(
    'Winter-20,percent,"12,5",yes,2031-01-10,31.01.2031,50,1,30,"a b"',
    'five o,AMOUNT,5,,,,,,,',
  );
  expect(file.errors).toEqual([]);
  expect(file.rows).toEqual([
    {
      line: 2,
      terms: {
        code: 'Winter-20',
        folded: 'W1NTER20',
        kind: 'percent',
        amountMinor: null,
        percentBp: 1250,
        public: true,
        startsOn: '2031-01-10',
        endsOn: '2031-01-31',
        maxUses: 50,
        usesPerPerson: 1,
        minSpendMinor: 3000,
        productIds: ['a', 'b'],
      },
    },
    {
      line: 3,
      terms: {
        code: 'five o',
        folded: 'F1VE0',
        kind: 'amount',
        amountMinor: 500,
        percentBp: null,
        public: false,
        startsOn: null,
        endsOn: null,
        maxUses: null,
        usesPerPerson: null,
        minSpendMinor: null,
        productIds: null,
      },
    },
  ]);
});

test.each([
  [',percent,10,,,,,,,', [[2, 'code', 'required']]],
  ['a?,percent,10,,,,,,,', [[2, 'code', 'invalid_characters']]],
  [`${'A'.repeat(33)},percent,10,,,,,,,`, [[2, 'code', 'too_long']]],
  ['A,half,10,,,,,,,', [[2, 'kind', 'not_kind']]],
  ['A,percent,,,,,,,,', [[2, 'value', 'required']]],
  ['A,percent,100.01,,,,,,,', [[2, 'value', 'too_large']]],
  ['A,amount,0,,,,,,,', [[2, 'value', 'too_small']]],
  ['A,amount,=1,,,,,,,', [[2, 'value', 'formula']]],
  ['A,amount,1,perhaps,,,,,,', [[2, 'public', 'not_yes_no']]],
  ['A,amount,1,,01/02/2031,,,,,', [[2, 'starts_on', 'not_date']]],
  ['A,amount,1,,2031-02-30,,,,,', [[2, 'starts_on', 'not_date']]],
  ['A,amount,1,,0000-01-01,,,,,', [[2, 'starts_on', 'not_date']]],
  [
    'A,amount,1,,1999-12-31,9999-01-01,,,,',
    [
      [2, 'starts_on', 'not_date'],
      [2, 'ends_on', 'not_date'],
    ],
  ],
  ['A,amount,1,,2000-01-01,9998-12-31,,,,', []],
  ['A,amount,1,,2031-02-02,2031-02-01,,,,', [[2, 'ends_on', 'ends_before_start']]],
  [
    'A,amount,1,,,,1.5,-1,x,',
    [
      [2, 'max_uses', 'not_whole'],
      [2, 'uses_per_person', 'negative'],
      [2, 'minimum_spend', 'not_number'],
    ],
  ],
])('%s', (line, expected) => {
  expect(problems(line)).toEqual(expected);
});

test('a code is there twice in any spelling; empty ones are only missing', () => {
  expect(problems('SAVE-10,percent,10,,,,,,,', 'save 1O,percent,10,,,,,,,')).toEqual([[3, 'code', 'twice']]);
  expect(problems(',percent,10,,,,,,,', ',percent,10,,,,,,,')).toEqual([
    [2, 'code', 'required'],
    [3, 'code', 'required'],
  ]);
});

test('a column left out is told, since it would take away a limit', () => {
  const { errors } = readVoucherFile(new TextEncoder().encode('code,kind,value\nA,amount,1\n'));
  expect(errors.map(({ column }) => column)).toContain('max_uses');
});

test('a row that ends early is told, since what it leaves out would take away a limit', () => {
  expect(problems('A,percent,12')).toEqual([[2, null, 'cells']]);
  expect(problems('A,percent,12,,,,,,')).toEqual([[2, null, 'cells']]);
  const { errors } = readVoucherFile(
    new TextEncoder().encode(`${HEADER},uses,state\nA,percent,12,,,,,,,\nB,percent,12,,,,,,,,,\n`),
  );
  expect(errors).toEqual([]);
});

describe('the plan', () => {
  const file = read('save 10,percent,10,,,,5,,,gone', 'NEW,amount,5,,,,,,,');
  const [first] = file.rows;
  const stored = (change: Partial<StoredTerms> = {}): Map<string, StoredTerms> => {
    if (!first) throw new Error('no row');
    const one = { ...first.terms, code: 'SAVE-10', id: 'vou_1', uses: 5, ...change };
    return new Map([[one.folded, one]]);
  };

  test('a code that is there is changed, any other is new; what leaves all as it is changes nothing', () => {
    const plan = voucherPlan(file, stored(), new Set());
    expect(plan.errors).toEqual([]);
    expect(plan.updated.map(({ id, fields }) => [id, fields])).toEqual([['vou_1', ['code']]]);
    expect(plan.created.map(({ code }) => code)).toEqual(['NEW']);
    expect(voucherPlan(file, stored({ code: 'save 10' }), new Set()).updated).toEqual([]);
  });

  test('it may have no fewer uses than it had, and no product that the event lacks', () => {
    const errors = (change: Partial<StoredTerms>) =>
      voucherPlan(file, stored(change), new Set()).errors.map(({ row, column, code }) => [row, column, code]);
    expect(errors({ uses: 6 })).toEqual([[2, 'max_uses', 'below_used']]);
    expect(errors({ productIds: null })).toEqual([[2, 'products', 'unknown_product']]);
  });
});
