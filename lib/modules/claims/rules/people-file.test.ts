import { checkCharacter, foldCode, printedCode } from '@/lib/modules/orders/rules/promo-code';
import { readPeopleFile } from './people-file';

const read = (...lines: string[]) => readPeopleFile(new TextEncoder().encode(lines.join('\r\n')));
const errorsOf = (...lines: string[]) =>
  read(...lines).errors.map(({ row, column, code }) => [row, column, code]);

test('a row is a code, a person, or both; columns stand in any order and headers in any language (D40-1)', () => {
  const { rows, errors, says } = read(
    'E-Mail [email],Name [name],Code [code]',
    'Ada@Guest.example,Ada Fern,',
    ',,own-42',
  );
  expect(errors).toEqual([]);
  expect([...says].sort()).toEqual(['code', 'email', 'name']);
  expect(rows).toMatchObject([
    { line: 2, code: null, name: 'Ada Fern', email: 'Ada@Guest.example', emailKey: 'ada@guest.example' },
    { line: 3, code: 'OWN-42', folded: '0WN42', email: null, emailKey: null },
  ]);
});

test('a code that is written as it is printed is read without its check character (D23-2)', () => {
  expect(read('code', printedCode('KEY-7K4M9X3C')).rows[0]?.code).toBe('KEY-7K4M9X3C');
  const wrong = checkCharacter(foldCode('LS-0001')) === 'A' ? 'C' : 'A';
  expect(read('code', `LS-0001-${wrong}`).rows[0]?.code).toBe(`LS-0001-${wrong}`);
});

test('each wrong cell is told by row and column (D48-1)', () => {
  expect(
    errorsOf(
      'code,name,email,text',
      'A B*C,Ada,ada@guest.example,',
      'OIL10,Ben,ben@guest,',
      ',Cem,,',
      `,Dia,ADA@guest.example,${'x'.repeat(1001)}`,
      'FERN7,,,',
      'fern 7,,,',
      `${printedCode('FERN7').replace('-', '')},,,`,
    ),
  ).toEqual([
    [2, 'code', 'invalid_characters'],
    [3, 'code', 'look_alikes'],
    [3, 'email', 'invalid_email'],
    [4, 'email', 'required'],
    [5, 'text', 'too_long'],
    [5, 'email', 'person_twice'],
    [7, 'code', 'twice'],
    [8, 'code', 'twice'],
  ]);
});

test('a file of 50,000 people is read in seconds; one more is refused as a whole (D48-2)', () => {
  const lines = Array.from({ length: 50_000 }, (_, index) => `Person ${index},p${index}@guest.example`);
  const begun = performance.now();
  const { rows, errors } = read('name,email', ...lines);
  expect(performance.now() - begun).toBeLessThan(20_000);
  expect([rows.length, errors]).toEqual([50_000, []]);
  expect(read('name,email', ...lines, 'One,more@guest.example')).toMatchObject({
    rows: [],
    errors: [{ row: null, column: null, code: 'too_many_rows' }],
  });
});

test('other encodings are refused as a whole; a BOM, delimiters and line ends of any program are read', () => {
  const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));
  const text = 'name,email\nZoë,zoe@guest.example\n';
  for (const wrong of [bytes(text, 'latin1'), bytes(`\ufeff${text}`, 'utf16le')])
    expect(readPeopleFile(wrong)).toMatchObject({ rows: [], errors: [{ row: null, code: 'encoding' }] });
  const windows = text.replaceAll('\n', '\r\n');
  for (const one of [`\ufeff${text}`, windows, text.replaceAll(',', ';'), text.replaceAll(',', '\t')])
    expect(readPeopleFile(bytes(one, 'utf8'))).toMatchObject({ errors: [], rows: [{ name: 'Zoë' }] });
  expect(readPeopleFile(new Uint8Array())).toMatchObject({ rows: [], errors: [{ code: 'empty' }] });
});

test('a formula stays a text, as it was before a spreadsheet was guarded from it (D48-3)', () => {
  const guarded = "'=HYPERLINK(1),a@guest.example,'+1";
  const { rows, errors } = read('name,email,text', guarded, '@Ben,b@guest.example,=2');
  expect(errors).toEqual([]);
  expect(rows.map(({ name, text }) => [name, text])).toEqual([
    ['=HYPERLINK(1)', '+1'],
    ['@Ben', '=2'],
  ]);
});

test('a person twice is told at each row after the first, in any spelling of the address', () => {
  const people = [
    'Ada,ada@guest.example',
    'Ben,b@guest.example',
    'A,ADA@Guest.example',
    'A,ada@guest.example',
  ];
  expect(errorsOf('name,email', ...people)).toEqual([
    [4, 'email', 'person_twice'],
    [5, 'email', 'person_twice'],
  ]);
});

test('a file without codes and addresses, or with one of them twice, is not read', () => {
  expect(errorsOf('name,text', 'Ada,Hello')).toEqual([
    [1, 'email', 'no_column'],
    [1, 'code', 'no_column'],
  ]);
  expect(errorsOf('email,name,email', 'a@b.example,Ada,a@b.example')).toEqual([[1, 'email', 'column_twice']]);
});
