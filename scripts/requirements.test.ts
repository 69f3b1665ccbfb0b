/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sections of the specification and number of decisions; each must have a row. */
const SECTIONS = [
  ...['1', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9'],
  ...['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '4', '5', '6', '7', '8', '9'],
];
const DECISIONS = 54;
const STATES = ['done', 'partly', 'not yet'];
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const FOLDER = 'docs/requirements';
const INDEX = 'README.md';

/** File name → content. */
type Pages = Readonly<Record<string, string>>;

interface Row {
  id: string;
  requirement: string;
  state: string;
  where: string[];
  tests: string[];
}

const pathsIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');

/** Every table row of a page, without the headings and rules of the tables. */
function rowsOf(page: string): Row[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([first = '']) => first !== 'id' && !/^:?-+:?$/.test(first))
    .map(([id = '', requirement = '', state = '', where = '', test = '', ...rest]) => ({
      id: rest.length === 0 ? id : `${id} (too many cells)`,
      requirement,
      state,
      where: pathsIn(where),
      tests: pathsIn(test),
    }));
}

function faultsOfRow({ id, requirement, state, where, tests }: Row, exists: (path: string) => boolean) {
  const faults: string[] = [];
  if (!/^(S\d(\.\d)?|D\d{1,2})-\d+$/.test(id)) faults.push('no id of the form S2.8-1 or D16-3');
  if (requirement === '') faults.push('says nothing');
  if (!STATES.includes(state)) faults.push(`unknown state '${state}'`);
  if (state !== 'not yet' && where.length === 0) faults.push('names no place');
  if (state !== 'not yet' && tests.length === 0) faults.push('names no test');
  if (state === 'partly' && !/\(Still to come: .+\.\)$/.test(requirement))
    faults.push('tells not what is to come');
  if (state === 'done' && requirement.includes('till to come')) faults.push('done, and something to come');
  for (const test of tests) if (!TEST_FILE.test(test)) faults.push(`${test} is no test`);
  for (const path of [...where, ...tests]) if (!exists(path)) faults.push(`${path} does not exist`);
  return faults.map((fault) => `${id}: ${fault}`);
}

/** Ids that stand in more than one row, with the files they stand in. */
function repeated(found: readonly { file: string; id: string }[]): string[] {
  const ids = new Set(found.map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const files = found.filter((one) => one.id === id).map(({ file }) => file);
    if (files.length === 1) return [];
    const distinct = [...new Set(files)];
    return [distinct.length === 1 ? `${id}: twice` : `${id}: in ${distinct.join(' and ')}`];
  });
}

/** `S2.8` of every section and `D24` of every decision. */
const NUMBERS = [
  ...SECTIONS.map((section) => `S${section}`),
  ...Array.from({ length: DECISIONS }, (_, index) => `D${index + 1}`),
];

/** Everything that is wrong with the pages, one line each. */
function faultsOf(pages: Pages, exists: (path: string) => boolean): string[] {
  const found = Object.entries(pages).flatMap(([file, page]) =>
    rowsOf(page).map((row) => ({ file, ...row })),
  );
  const prefixes = found.map(({ id }) => id.slice(0, id.lastIndexOf('-')));
  return [
    ...found.flatMap((row) => faultsOfRow(row, exists)),
    ...repeated(found),
    ...NUMBERS.filter((one) => !prefixes.includes(one)).map((one) => `${one}: no row`),
    ...[...new Set(prefixes)].filter((one) => !NUMBERS.includes(one)).map((one) => `${one}: no such section`),
  ];
}

describe('docs/requirements', () => {
  const root = process.cwd();
  const names = readdirSync(join(root, FOLDER)).filter((name) => name !== INDEX);
  const pages = Object.fromEntries(
    names.map((name) => [name, readFileSync(join(root, FOLDER, name), 'utf8')]),
  );

  test('every section has rows, and what is called done has a place and a test', () => {
    expect(faultsOf(pages, (path) => existsSync(join(root, path)))).toEqual([]);
  });

  test('the index names every page', () => {
    const index = readFileSync(join(root, FOLDER, INDEX), 'utf8');
    const linked = [...index.matchAll(/^\| \[[^\]]+\]\(([^)]+)\)/gm)].map((match) => match[1]);
    expect([...linked].sort()).toEqual([...names].sort());
  });
});

describe('what an id is looked up in', () => {
  const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

  test('docs/product.md has one heading per section and decision', () => {
    const headings = [...read('docs/product.md').matchAll(/^### ([SD]\d[\d.]*) /gm)].map((match) => match[1]);
    // S2 and S3 have headings of their own, and no rows: their subsections have.
    expect([...headings].sort()).toEqual([...NUMBERS, 'S2', 'S3'].sort());
  });

  test('docs/decisions/README.md names each page as an ADR', () => {
    const pages = readdirSync(join(process.cwd(), 'docs/decisions')).filter((name) => name !== INDEX);
    const index = read(`docs/decisions/${INDEX}`);
    const missing = pages.filter((name) => !index.includes(`[ADR ${name.slice(0, 4)}](${name})`));
    expect(missing).toEqual([]);
    const untitled = pages.filter(
      (name) => !read(`docs/decisions/${name}`).startsWith(`# ADR ${name.slice(0, 4)} `),
    );
    expect(untitled).toEqual([]);
  });
});

describe('the check itself can say no', () => {
  const head = '| id | requirement | state | where | test |\n| --- | --- | --- | --- | --- |';
  const good = '| S1-1 | Sells. | done | `lib/sell.ts` | `lib/sell.test.ts` |';
  const files = ['lib/sell.ts', 'lib/sell.test.ts'];
  const found = (...rows: string[]) =>
    faultsOf({ 'shop.md': [head, ...rows].join('\n') }, (path) => files.includes(path)).filter(
      (fault) => !fault.endsWith(': no row'),
    );

  test.each([
    ['done without a test', '| S1-2 | Sells. | done | `lib/sell.ts` | – |', 'S1-2: names no test'],
    ['partly without a test', '| S1-2 | Sells. | partly | `lib/sell.ts` | – |', 'S1-2: names no test'],
    ['done nowhere', '| S1-2 | Sells. | done | – | `lib/sell.test.ts` |', 'S1-2: names no place'],
    [
      'a path that is gone',
      '| S1-2 | Sells. | not yet | `lib/gone.ts` | – |',
      'S1-2: lib/gone.ts does not exist',
    ],
    [
      'partly, of what is not told',
      '| S1-2 | Sells. | partly | `lib/sell.ts` | `lib/sell.test.ts` |',
      'S1-2: tells not what is to come',
    ],
    [
      'done, but more to come',
      '| S1-2 | Sells. (Still to come: more.) | done | `lib/sell.ts` | `lib/sell.test.ts` |',
      'S1-2: done, and something to come',
    ],
    [
      'code as a test',
      '| S1-2 | Sells. | done | `lib/sell.ts` | `lib/sell.ts` |',
      'S1-2: lib/sell.ts is no test',
    ],
    [
      'an unknown state',
      '| S1-2 | Sells. | nearly | `lib/sell.ts` | `lib/sell.test.ts` |',
      "S1-2: unknown state 'nearly'",
    ],
    ['an id twice', good, 'S1-1: twice'],
    [
      'an unknown section',
      '| S2.10-1 | Sells. | not yet | – | – |',
      'S2.10-1: no id of the form S2.8-1 or D16-3',
    ],
    ['an unknown decision', '| D55-1 | Sells. | not yet | – | – |', 'D55: no such section'],
  ])('%s', (_, row, fault) => {
    expect(found(good)).toEqual([]);
    expect(found(good, row)).toContain(fault);
  });

  test('an id in two files', () => {
    const page = `${head}\n${good}`;
    expect(faultsOf({ 'gifts.md': page, 'shop.md': page }, () => true)).toContain(
      'S1-1: in gifts.md and shop.md',
    );
  });

  test('a section without a row', () => {
    const faults = faultsOf({ 'shop.md': `${head}\n${good}` }, () => true);
    expect(faults).toHaveLength(SECTIONS.length - 1 + DECISIONS);
    expect(faults).toEqual(expect.arrayContaining(['S9: no row', 'D54: no row']));
    expect(faults).not.toContain('S1: no row');
  });
});
