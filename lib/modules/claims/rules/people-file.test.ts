import { checkCharacter, foldCode, printedCode } from '@/lib/modules/checkout/rules/promo-code';
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

test('a file without codes and addresses, or with one of them twice, is not read', () => {
  expect(errorsOf('name,text', 'Ada,Hello')).toEqual([
    [1, 'email', 'no_column'],
    [1, 'code', 'no_column'],
  ]);
  expect(errorsOf('email,name,email', 'a@b.example,Ada,a@b.example')).toEqual([[1, 'email', 'column_twice']]);
});
