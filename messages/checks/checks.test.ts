/** @jest-environment node */
import { callsWithoutValues, missingKeys, unusedKeys, usageOf } from './key-usage';
import { flatten, hasWords, shapeOf } from './message-shape';

const page = usageOf(
  'app/shop/page.tsx',
  `export default async function Page() {
     const [t, site] = await Promise.all([getTranslations('shop.list'), getTranslations({ locale, namespace: 'site' })]);
     const LABELS = ['size'];
     return <main title={site('name')}>{t.rich('intro', {})}{t('gone')}{LABELS.map((label) => t(label))}</main>;
   }`,
);
const mail = usageOf(
  'lib/mail/send.ts',
  `const text = messageFor(locale); text('mail.hello'); messageFor('de')('mail.bye');`,
);
const data = usageOf('lib/domain/menu.ts', `export const MENU = [{ label: 'menu.orders' }];`);
const usages = [page, mail, data];

describe('the search for keys', () => {
  test('follows translators to their calls', () => {
    expect([...page.calls].sort()).toEqual(['shop.list.gone', 'shop.list.intro', 'site.name']);
    expect([...mail.calls].sort()).toEqual(['mail.bye', 'mail.hello']);
  });

  test('finds a key that is called and missing', () => {
    const keys = new Set(['shop.list.intro', 'site.name', 'mail.bye', 'mail.hello']);
    expect(missingKeys(usages, keys)).toEqual(['shop.list.gone']);
  });

  test('finds a call that gives a text no values', () => {
    expect(callsWithoutValues(usages, new Set(['site.name', 'shop.list.intro']))).toEqual(['site.name']);
  });

  test('a name bound to two namespaces needs its key in one of them', () => {
    const both = usageOf(
      'a/b.tsx',
      `function A() { const t = useTranslations('a'); return t('x'); }
      function B() { const t = useTranslations('b'); return t('y'); }`,
    );
    expect(missingKeys([both], new Set(['a.x', 'b.y']))).toEqual([]);
    expect(missingKeys([both], new Set(['a.x']))).toEqual(['a.y|b.y']);
  });

  test('takes a key put together in the call by its beginning', () => {
    const steps = usageOf(
      'a/c.tsx',
      "const t = useTranslations('a'); t(`step.${name}.title`); t(`${name}`);",
    );
    expect(unusedKeys([steps], ['a.step.one.title', 'a.other'], [])).toEqual(['a.other']);
  });

  test('finds a key nothing uses, and knows labels, data and groups', () => {
    const keys = [
      'shop.list.intro',
      'shop.list.size',
      'shop.list.old',
      'menu.orders',
      'menu.old',
      'state.a',
      'mail.hello',
    ];
    expect(unusedKeys(usages, keys, ['state.*'])).toEqual(['shop.list.old', 'menu.old']);
    expect(unusedKeys(usages, ['state.a'], [])).toEqual(['state.a']);
    expect(unusedKeys(usages, ['other.size'], [])).toEqual(['other.size']);
  });
});

describe('the shape of a text', () => {
  test('is its placeholders, tags and choices, however it is worded', () => {
    const english = shapeOf(
      '{name}, <b>{count, plural, one {# shirt} other {# shirts}}</b> for {who, select, me {me} other {them}}',
    );
    const other = shapeOf(
      '{who, select, me {mir} other {ihnen}}: {count, plural, other {#}} <b>x</b> {name}',
    );
    expect(other.holes).toEqual(english.holes);
    expect(english.holes).toEqual(['<b>', '{count}', '{name}', '{who:me}', '{who:other}', '{who}'].sort());
    expect(shapeOf('{nmae}').holes).not.toEqual(shapeOf('{name}').holes);
  });

  test('broken ICU is an error', () => {
    expect(() => shapeOf('{count, plural, one {x}')).toThrow(SyntaxError);
  });

  test('words are what must be translated', () => {
    expect(hasWords('{a} – {b}: 100 %')).toBe(false);
    expect(hasWords('{a, plural, one {# day} other {# days}}')).toBe(true);
  });

  test('leaves have dotted names', () => {
    expect([...flatten({ a: { b: 'x', c: { d: 'y' } }, e: 'z' })]).toEqual([
      ['a.b', 'x'],
      ['a.c.d', 'y'],
      ['e', 'z'],
    ]);
  });
});
