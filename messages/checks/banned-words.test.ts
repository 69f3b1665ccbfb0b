/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED, FIXED_BY_SPEC, bannedIn } from './banned-words';
import { flatten } from './message-shape';

const FOLDER = join(process.cwd(), 'messages', 'en-GB');
const english = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => [...flatten(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))]);
const textOf = new Map(english);

describe('the English texts', () => {
  test('use no banned word', () => {
    const found = english
      .filter(([key]) => !(key in FIXED_BY_SPEC))
      .map(([key, text]) => ({ key, text, banned: bannedIn(text, key in ALLOWED) }))
      .filter(({ banned }) => banned.length > 0);
    expect(found).toEqual([]);
  });

  test('no exception is kept without need', () => {
    const needless = [...Object.keys(ALLOWED), ...Object.keys(FIXED_BY_SPEC)].filter(
      (key) => bannedIn(textOf.get(key) ?? '').length === 0,
    );
    expect(needless).toEqual([]);
  });
});

describe('the search for banned words', () => {
  test.each([
    ['Somebody else was quicker', 'Somebody'],
    ['Your E-mail address', 'E-mail'],
    ['Send the mail again', 'the mail'],
    ['Your stores take no money', 'take no money'],
    ['They appear here by themselves', 'by themselves'],
    ['Press one to add it', 'Press'],
    ['{count, plural, one {# piece} other {# pieces}}', 'piece'],
    ['The name <b>stands</b> in its place', 'stands'],
    ['Please mend what is marked', 'mend'],
  ])('finds it in “%s”', (text, word) => {
    expect(bannedIn(text)).toContain(word);
  });

  test.each([
    'Express shipping, recommended',
    'Standard tracked',
    '“{word}” isn’t allowed in this store',
    'Another answer has been saved: {piece}',
    'Email {email} and tell everyone',
  ])('leaves “%s” alone', (text) => {
    expect(bannedIn(text)).toEqual([]);
  });

  test('an exception frees only the words of two senses', () => {
    expect(bannedIn('One of these words', true)).toEqual([]);
    expect(bannedIn('Somebody chose these words', true)).toEqual(['Somebody']);
  });
});
