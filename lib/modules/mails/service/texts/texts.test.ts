/** @jest-environment node */
import { argumentsOf, faultOf } from '@/lib/intl/check-text';
import { writtenText } from '@/lib/intl/message-for';
import { MESSAGE_FILES, type MessageKey } from '@/lib/intl/message-files';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { PLATFORM_MAILS } from '@/lib/modules/mails/rules/platform-mails';
import { LONGEST_TEXT, partOf } from '@/lib/modules/mails/rules/text-parts';
import { exampleValues } from './example-values';
import { keysOf } from './keys-of';

const ALL = PLATFORM_MAILS.flatMap(keysOf);

describe('the platform’s mails and their texts (S2.2-335)', () => {
  test('each is listed once, with a subject of its own', () => {
    expect(new Set(PLATFORM_MAILS.map(({ id }) => id)).size).toBe(PLATFORM_MAILS.length);
    const without = PLATFORM_MAILS.filter((mail) => !keysOf(mail).some((key) => partOf(key) === 'subject'));
    expect(without.map(({ id }) => id)).toEqual(['orderMail.order']);
  });

  test('no text of the message files’ mails is left out', () => {
    const leaves = (tree: object | string, path: string): string[] =>
      typeof tree === 'string'
        ? [path]
        : Object.entries(tree).flatMap(([name, below]) =>
            leaves(below as object | string, `${path}.${name}`),
          );
    const spaces = Object.entries(MESSAGE_FILES.en).filter(
      ([name]) => /Mail$|Notice$/.test(name) && name !== 'sampleMail',
    );
    const listed = new Set<string>(ALL);
    expect(spaces.flatMap(([name, tree]) => leaves(tree, name)).filter((key) => !listed.has(key))).toEqual(
      [],
    );
  });

  test('each original could stand in its own place, in every language, and has an example for each placeholder', () => {
    const wrong: string[] = [];
    for (const lang of LOCALE_CODES) {
      const examples = exampleValues(lang);
      for (const key of ALL) {
        const text = writtenText(lang, key) ?? '';
        if (faultOf(text, text) !== null || text.length > LONGEST_TEXT[partOf(key)])
          wrong.push(`${lang} ${key}`);
        for (const name of argumentsOf(text)?.keys() ?? [])
          if (!(name in examples)) wrong.push(`${key} ${name}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each<[string, string, string | null]>([
    ['Order {ref} from {store}', 'From {store}: your {ref}', null],
    ['Order {ref}', 'Order {ref', 'text_syntax'],
    ['Order {ref} from {store}', 'Order {ref}', 'placeholder_missing'],
    ['Order {ref}', 'Order {ref} of {name}', 'placeholder_unknown'],
    ['Order {ref}', "Order '{ref}'", 'placeholder_missing'],
    ['{count, plural, one {# order} other {# orders}}', '{count} orders', null],
    ['{count, plural, one {# order} other {# orders}}', '{count, plural, one {# order}}', 'text_syntax'],
    ['Until {until, date, long}', 'Until {until}', 'placeholder_missing'],
    ['Until {until, date, long}', 'Until {until, date, short}', null],
    ['Go <b>on</b>', 'Go on', 'placeholder_missing'],
    ['Go on', 'Go <a>on</a>', 'placeholder_unknown'],
  ])('in the place of “%s”, “%s” is %s', (original, text, fault) => {
    expect(faultOf(original, text)).toBe(fault);
  });

  test('what a text is follows from its name', () => {
    const parts = (
      [
        'accountMail.action.reset',
        'notices.footer',
        'caseNotice.due_soon',
        'disputeMail.note.open',
        'refundFailedMail.order',
      ] satisfies MessageKey[]
    ).map(partOf);
    expect(parts).toEqual(['button', 'footer', 'subject', 'note', 'button']);
  });
});
