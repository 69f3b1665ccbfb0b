import { cleanLine, mailText } from '@/lib/kernel/clean-line';
import { clashingCodes, foldCode, isFoldedCode, withCheck } from '@/lib/modules/orders/rules/promo-code';
import {
  CSV_PROBLEMS,
  readCsvFile,
  type CsvError,
  type CsvRow,
} from '@/lib/modules/lists/rules/read-csv-file';
import { validateConsumerForm } from '@/lib/modules/orders/rules/validate-form';
import { CODE_LENGTH, MOST_CODES, NOTE_LENGTH, PERSON_NAME_LENGTH } from './batch-states';
import { onlyLookAlikes } from './new-code';

/** The most bytes of a file: such rows with long texts. */
export const MOST_PEOPLE_BYTES = 20_000_000;

/** What a file may say, by the ids that stand beside the headers; other columns are passed over. */
const WRITTEN = ['code', 'name', 'email', 'text'] as const;
type Written = (typeof WRITTEN)[number];

export const PEOPLE_PROBLEMS = [
  ...CSV_PROBLEMS,
  ...(['invalid_characters', 'too_long', 'look_alikes', 'invalid_email', 'person_twice'] as const),
  ...(['code_taken', 'code_dead', 'person_known', 'too_many_codes'] as const),
  // Not wrong: this person is given a code, and not mailed.
  'unsubscribed',
] as const;
type PeopleProblem = (typeof PEOPLE_PROBLEMS)[number];
export type PeopleError = CsvError<PeopleProblem>;

/** What a row says: a code, a person, or both. */
export interface PersonRow {
  line: number;
  /** Without its check character; null for one that is to be made. */
  code: string | null;
  folded: string;
  name: string;
  email: string | null;
  emailKey: string | null;
  text: string;
}

export interface PeopleFile {
  rows: PersonRow[];
  errors: PeopleError[];
  /** Those of its columns that are written; of the others a stored person keeps what it has. */
  says: ReadonlySet<string>;
}

type Wrong = (column: Written, code: PeopleProblem) => void;

/** The address as addresses are compared. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();

/** A code as it is stored: a downloaded file has it as it is printed, with its check character behind a dash. */
function bareCode(text: string): string {
  const upper = text.toUpperCase();
  const [, body, check] = /^(.+)-(\w)$/.exec(upper) ?? [];
  if (body === undefined || check === undefined || !isFoldedCode(foldCode(body))) return upper;
  return withCheck(body) === foldCode(upper) ? body : upper;
}

function codeOf({ cell }: CsvRow<Written>, wrong: Wrong): Pick<PersonRow, 'code' | 'folded'> {
  const text = cell('code');
  if (text === '') return { code: null, folded: '' };
  const code = bareCode(text);
  const folded = foldCode(code);
  if (code.length > CODE_LENGTH) wrong('code', 'too_long');
  else if (!isFoldedCode(folded)) wrong('code', 'invalid_characters');
  else if (onlyLookAlikes(folded)) wrong('code', 'look_alikes');
  return { code, folded };
}

function personOf(
  { cell }: CsvRow<Written>,
  wrong: Wrong,
): Pick<PersonRow, 'name' | 'email' | 'emailKey' | 'text'> {
  const [name, email, text] = [cleanLine(cell('name')), mailText(cell('email')), cell('text')];
  if (name.length > PERSON_NAME_LENGTH) wrong('name', 'too_long');
  if (text.length > NOTE_LENGTH) wrong('text', 'too_long');
  if (email !== '' && validateConsumerForm({ email }).email) wrong('email', 'invalid_email');
  return { name, email: email || null, emailKey: email ? emailKey(email) : null, text };
}

/** Tells of each row whether another one of the file has its code, one that it could be taken for, or its address. */
function repeats(): (row: PersonRow, wrong: Wrong) => void {
  const [codes, people] = [new Set<string>(), new Set<string>()];
  return ({ code, folded, emailKey: key }, wrong) => {
    if (code !== null && isFoldedCode(folded)) {
      if (codes.has(folded)) wrong('code', 'twice');
      clashingCodes(code).forEach((one) => codes.add(one));
    }
    if (key !== null && people.has(key)) wrong('email', 'person_twice');
    if (key !== null) people.add(key);
  };
}

/**
 * Reads a file of codes with their persons: what each row says, and every cell that is wrong, by line and column. A row has
 * a code, an address, or both; a code may be written as it is printed. D40-1, D40-4, D48-1.
 */
export function readPeopleFile(bytes: Uint8Array): PeopleFile {
  const wanted = { needed: [], anyOf: ['email', 'code'], mostRows: MOST_CODES } as const;
  const file = readCsvFile<Written>(bytes, wanted);
  const errors: PeopleError[] = [...file.errors];
  const repeated = repeats();
  const rows = file.rows.map((row) => {
    const wrong: Wrong = (column, code) => errors.push({ row: row.line, column, code });
    const read = { line: row.line, ...codeOf(row, wrong), ...personOf(row, wrong) };
    if (read.code === null && read.email === null) wrong('email', 'required');
    repeated(read, wrong);
    return read;
  });
  const says = new Set(WRITTEN.filter((column) => file.columns.includes(column)));
  return { rows, errors: errors.sort((one, other) => (one.row ?? 0) - (other.row ?? 0)), says };
}
