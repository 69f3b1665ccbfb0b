import { MOST_TEXT_ROWS, textId, textsPlan, type StoredText } from './texts-file';

const HEADER = 'Seite [place];Original [source];Übersetzung [translation];[language];[text_id];[seen]';
const STORED: StoredText[] = [
  { id: 'home_heading', field: 'home_heading', value: 'Hallo', seen: 'a1', locked: false },
  { id: 'p1.product_description', field: 'product_description', value: '', seen: 'b2', locked: false },
  { id: 'p2.product_name', field: 'product_name', value: '', seen: 'c3', locked: true },
];
const plan = (text: string) => textsPlan(new TextEncoder().encode(text), 'de', STORED);
const rows = (...lines: string[]) => plan([HEADER, ...lines].join('\r\n'));
const codes = (...lines: string[]) =>
  rows(...lines).errors.map(({ row, column, code }) => [row, column, code]);

test('what differs is changed; an empty cell and the same text change nothing', () => {
  const {
    changes,
    errors,
    rows: count,
  } = rows(
    'Start;Hello;Moin;de;home_heading;a1',
    `;Tee;"Erste\r\nZeile";de;p1.product_description;b2`,
    ';Cap;;de;p2.product_name;c3',
  );
  expect(errors).toEqual([]);
  expect(count).toBe(3);
  expect(changes.map(({ text, value }) => [text.id, value])).toEqual([
    ['home_heading', 'Moin'],
    ['p1.product_description', 'Erste\nZeile'],
  ]);
  expect(rows('Start;Hello;Hallo;de;home_heading;old').changes).toEqual([]);
});

test('a formula that the download has guarded comes back as it was', () => {
  expect(rows(";;'=Hallo;de;home_heading;a1").changes[0]?.value).toBe('=Hallo');
});

test.each([
  [';;Moin;de;nothing;a1', [2, 'text_id', 'unknown']],
  [';;Moin;de;;a1', [2, 'text_id', 'required']],
  [';;Moin;fr;home_heading;a1', [2, 'language', 'other_language']],
  [`;;${'x'.repeat(121)};de;home_heading;a1`, [2, 'translation', 'too_long']],
  [';;"a\nb";de;home_heading;a1', [2, 'translation', 'line_break']],
  [';;Moin;de;home_heading;old', [2, 'seen', 'changed']],
  [';;Hut;de;p2.product_name;c3', [2, 'text_id', 'locked']],
  [';;Moin;de;home_heading;a1;more', [2, null, 'cells']],
])('%s', (line, expected) => {
  expect(codes(line)).toEqual([expected]);
});

test('every row that is wrong is told, in the order of the file', () => {
  expect(codes(';;a;de;x;1', ';;Moin;de;home_heading;a1', ';;Moin;de;home_heading;a1', ';;b;de;y;1')).toEqual(
    [
      [2, 'text_id', 'unknown'],
      [4, 'text_id', 'twice'],
      [5, 'text_id', 'unknown'],
    ],
  );
});

test('a file that is none, too long or too wide is refused as a whole', () => {
  const whole = (text: string) => plan(text).errors.map(({ code }) => code);
  expect(textsPlan(Buffer.from(`${HEADER}\nGröße`, 'latin1'), 'de', STORED).errors).toEqual([
    { row: null, column: null, code: 'encoding' },
  ]);
  expect(whole('translation,language\na,de')).toEqual(['no_column', 'no_column']);
  expect(whole(`${HEADER};${Array.from({ length: 194 }, (_, at) => `c${at}`).join(';')}\nx`)).toEqual([
    'too_many_columns',
  ]);
  const long = (count: number) =>
    `${HEADER}\n${Array.from({ length: count }, (_, at) => `;;;de;t${at};`).join('\n')}`;
  expect(whole(long(50_001))).toEqual(['too_many_rows']);
  expect(whole(long(MOST_TEXT_ROWS + 1))).toEqual(['too_many_rows']);
});

test('ids are read back as they were written', () => {
  expect([textId(null, 'home_heading'), textId('p1', 'product_name')]).toEqual([
    'home_heading',
    'p1.product_name',
  ]);
});
