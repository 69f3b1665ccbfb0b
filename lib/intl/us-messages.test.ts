/** @jest-environment node */
import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { compileMessages } from './compile-messages';
import { usMessages } from './us-messages';

const FORMATTERS = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

function say(text: string, values: FormatValues<string> = {}): unknown {
  const { deep } = usMessages(compileMessages({ deep: { text } })) as { deep: { text: unknown } };
  return format(deep.text as CompiledMessage, 'en', values, { formatters: FORMATTERS });
}

test('a US store’s English reads color and personalize (S9-12)', () => {
  expect(say('Colour')).toBe('Color');
  expect(say('Personalise it, or have it personalised: PERSONALISATION')).toBe(
    'Personalize it, or have it personalized: PERSONALIZATION',
  );
});

test('arguments, choices and tags keep their names', () => {
  expect(say('This colour: {colour}', { colour: 'Oat' })).toBe('This color: Oat');
  const plural = '{colours, plural, one {# colour} other {{name}: # colours}}';
  expect([say(plural, { colours: 1 }), say(plural, { colours: 2, name: 'Tee' })]).toEqual([
    '1 color',
    'Tee: 2 colors',
  ]);
  const select = '{kind, select, personalised {Personalised} other {Colourless}}';
  expect([say(select, { kind: 'personalised' }), say(select, { kind: 'x' })]).toEqual([
    'Personalized',
    'Colorless',
  ]);
  const tagged = '<colour>Your colour {colour}</colour>!';
  expect(
    say(tagged.replaceAll('{colour}', '{name}'), { name: 'Oat', colour: (parts) => `*${parts.join('')}*` }),
  ).toBe('*Your color Oat*!');
  expect(say('{price, number} per colour', { price: 2 })).toBe('2 per color');
});
