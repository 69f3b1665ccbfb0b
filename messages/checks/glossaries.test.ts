/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { glossaryOf, usedOf } from './glossaries';
import { flatten, shapeOf } from './message-shape';

const MESSAGES = join(process.cwd(), 'messages');
const locales = readdirSync(MESSAGES).filter((name) => /^[a-z]{2}-[A-Z]{2}$/.test(name) && name !== 'en-GB');
const glossary = (locale: string) =>
  glossaryOf(readFileSync(join(process.cwd(), 'docs', 'glossary', `${locale}.md`), 'utf8'));
const textsOf = (locale: string): [string, string][] =>
  readdirSync(join(MESSAGES, locale))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => [...flatten(JSON.parse(readFileSync(join(MESSAGES, locale, name), 'utf8')))]);

test('nine languages have a glossary', () => {
  expect(locales).toHaveLength(9);
  for (const locale of locales) expect(glossary(locale).length).toBeGreaterThanOrEqual(25);
});

test.each(locales)('%s says each thing by its term', (locale) => {
  const never = glossary(locale).flatMap((row) => row.never);
  expect(never.length).toBeGreaterThan(10);
  const wrong = textsOf(locale)
    .map(([key, text]) => ({ key, text, used: usedOf(never, shapeOf(text).words) }))
    .filter(({ used }) => used.length > 0);
  expect(wrong).toEqual([]);
});

describe('the search for words that a glossary rejects', () => {
  const TABLE =
    '# Terms\n\nSome.\n\n| English | Deutsch | never say |\n| --- | --- | --- |\n| you | Sie | du, dein |\n| order | Bestellung | – |\n';

  test('reads the rows of the table', () => {
    expect(glossaryOf(TABLE)).toEqual([
      { english: 'you', term: 'Sie', never: ['du', 'dein'] },
      { english: 'order', term: 'Bestellung', never: [] },
    ]);
  });

  test.each([
    ['Hast du bezahlt?', ['du']],
    ['DEIN Code', ['dein']],
    ['Produkt und Dusche', []],
    ['deiner', []],
    ['État d’âme', []],
  ])('in “%s” it finds %j', (text, found) => {
    expect(usedOf(['du', 'dein', 'tat'], text)).toEqual(found);
  });
});
