/** @jest-environment node */
import format from 'icu-minify/format';
import { messages } from '@/messages/en-GB';
import { compileMessages } from './compile-messages';

const FORMATTERS = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

function show(text: string, values: Record<string, string | number>): unknown {
  const compiled = compileMessages({ text }) as unknown as Record<string, Parameters<typeof format>[0]>;
  return format(compiled.text ?? '', 'en', values, { formatters: FORMATTERS });
}

describe('compileMessages', () => {
  it('leaves plain texts as they are and keeps the tree', () => {
    expect(compileMessages({ a: { b: 'plain' } })).toEqual({ a: { b: 'plain' } });
  });

  it('formats placeholders and plurals without a parser', () => {
    expect(show('Order {ref}', { ref: 'M7QK' })).toBe('Order M7QK');
    const plural = '{count, plural, one {# item} other {# items}}';
    expect([show(plural, { count: 1 }), show(plural, { count: 2 })]).toEqual(['1 item', '2 items']);
  });

  it('compiles a file once, and every text of the English file', () => {
    expect(compileMessages(messages)).toBe(compileMessages(messages));
    expect(Object.keys(compileMessages(messages))).toEqual(Object.keys(messages));
  });
});
