/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@/lib/kernel/locales';
import { DYNAMIC_GROUPS } from './checks/dynamic-groups';
import { callsWithoutValues, missingKeys, unusedKeys, usageOf, type FileUsage } from './checks/key-usage';
import { flatten, hasWords, shapeOf } from './checks/message-shape';
import { SAME_IN } from './checks/same-as-english';
import { SAME_EVERYWHERE } from './checks/same-everywhere';

const ROOT = process.cwd();
const ENGLISH = 'en-GB';
const FILES: string[] = LOCALES.map((locale) => locale.file);
const OTHERS = FILES.filter((file) => file !== ENGLISH);

const modulesOf = (file: string) =>
  readdirSync(join(ROOT, 'messages', file))
    .filter((name) => name.endsWith('.json'))
    .sort();
const MODULES = modulesOf(ENGLISH);

function load(file: string): Map<string, string> {
  const parts = MODULES.map((name) => readFileSync(join(ROOT, 'messages', file, name), 'utf8'));
  return new Map(parts.flatMap((part) => [...flatten(JSON.parse(part))]));
}

const texts = new Map(FILES.map((file) => [file, load(file)]));
const textsOf = (file: string): Map<string, string> => texts.get(file) ?? new Map<string, string>();
const english = textsOf(ENGLISH);

function sources(): FileUsage[] {
  const usages: FileUsage[] = [];
  for (const folder of ['app', 'components', 'lib']) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.(test|spec)\.tsx?$|\.d\.ts$/.test(name)) continue;
      const path = `${folder}/${name}`;
      usages.push(usageOf(path, readFileSync(join(ROOT, path), 'utf8')));
    }
  }
  return usages;
}

/** Placeholders of a text, or the parser's error. */
function holes(text: string): string {
  try {
    return shapeOf(text).holes.join(' ');
  } catch (error) {
    return `not ICU: ${error instanceof Error ? error.message : String(error)}`;
  }
}

describe.each(FILES)('messages/%s.json', (file) => {
  const own = textsOf(file);

  test('has the keys of English, no more and no fewer', () => {
    expect({
      missing: [...english.keys()].filter((key) => !own.has(key)),
      surplus: [...own.keys()].filter((key) => !english.has(key)),
    }).toEqual({ missing: [], surplus: [] });
  });

  test('has a text under each key, in valid ICU, with the placeholders of English', () => {
    const wrong = [...own].filter(
      ([key, text]) =>
        text.trim() === '' || /^not ICU/.test(holes(text)) || holes(text) !== holes(english.get(key) ?? text),
    );
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});

describe.each(OTHERS)('the words of messages/%s.json', (file) => {
  const same = [...SAME_EVERYWHERE, ...(SAME_IN[file] ?? [])];

  test('are not English, save the words both share', () => {
    const untranslated = [...textsOf(file)].filter(
      ([key, text]) => text === english.get(key) && !same.includes(text) && hasWords(text),
    );
    expect(untranslated.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('and no excuse is kept without need', () => {
    const values = new Set(textsOf(file).values());
    expect((SAME_IN[file] ?? []).filter((text) => !values.has(text))).toEqual([]);
  });
});

describe('keys and code', () => {
  const usages = sources();

  test('every key that code calls exists', () => {
    expect(missingKeys(usages, new Set(english.keys()))).toEqual([]);
  });

  test('every text with places for values is given some', () => {
    const withHoles = [...english].filter(([, text]) => shapeOf(text).holes.length > 0).map(([key]) => key);
    expect(callsWithoutValues(usages, new Set(withHoles))).toEqual([]);
  });

  test('every key is used', () => {
    const groups = DYNAMIC_GROUPS.map((entry) => entry.group);
    expect(unusedKeys(usages, english.keys(), groups)).toEqual([]);
  });

  test('every dynamic group has keys and a place it comes from', () => {
    const stale = DYNAMIC_GROUPS.filter(
      ({ group, from }) =>
        !existsSync(join(ROOT, from)) ||
        ![...english.keys()].some((key) => key.startsWith(group.replace(/\*$/, ''))),
    );
    expect(stale).toEqual([]);
  });
});
