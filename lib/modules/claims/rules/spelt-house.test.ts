import { habitsOf, type AddressLanguage } from './address-habits';
import { writtenAddress } from './address-pairs/parse-pairs.fixture';
import { SPELL, romanOf } from './number-spellings';
import { postalKey } from './postal-key';
import { speltAt } from './spelt-numbers';

const LANGUAGES = Object.keys(SPELL) as AddressLanguage[];
const numbers = Array.from({ length: 100 }, (_, index) => index + 1);

/** A country of each language, a street there, and whether the number stands first. */
const STREETS: Record<AddressLanguage, [country: string, street: string, place: string]> = {
  en: ['GB', 'Harbour Street', 'York / YO1 7HH'],
  de: ['DE', 'Hafenstraße', 'Köln / 50667'],
  fr: ['FR', 'rue de Rivoli', 'Paris / 75004'],
  it: ['IT', 'Via Garibaldi', 'Bologna / 40121'],
  es: ['ES', 'Calle Mayor', 'Madrid / 28013'],
  nl: ['NL', 'Keizersgracht', 'Amsterdam / 1015 CS'],
  da: ['DK', 'Vestergade', 'Odense / 5000'],
  fi: ['FI', 'Mannerheimintie', 'Helsinki / 00100'],
  no: ['NO', 'Storgata', 'Oslo / 0155'],
  sv: ['SE', 'Storgatan', 'Lund / 222 22'],
};

const keyOf = (country: string, written: string) => postalKey(writtenAddress(country, written));
const inYork = (lines: string) => keyOf('GB', `${lines} // York / YO1 7HH`);
const housesOf = (language: AddressLanguage, house: string | number) => {
  const [country, street, place] = STREETS[language];
  return [`${street} ${house}`, `${house} ${street}`, `${street}, ${house}`, `${street} / ${house}`].map(
    (lines) => keyOf(country, `${lines} // ${place}`),
  );
};

describe('numbers in words (D24-1)', () => {
  // Written out, so that a fault in the rules is not repeated here.
  test.each<[AddressLanguage, number, string]>([
    ['en', 21, 'twenty-one'],
    ['en', 40, 'forty'],
    ['de', 17, 'siebzehn'],
    ['de', 31, 'einunddreißig'],
    ['de', 52, 'zwei und fuenfzig'],
    ['fr', 21, 'vingt et un'],
    ['fr', 71, 'soixante et onze'],
    ['fr', 80, 'quatre-vingts'],
    ['fr', 81, 'quatre-vingt-un'],
    ['fr', 97, 'quatre-vingt-dix-sept'],
    ['fr', 95, 'nonante-cinq'],
    ['it', 23, 'ventitré'],
    ['it', 28, 'ventotto'],
    ['it', 41, 'quarantuno'],
    ['es', 16, 'dieciséis'],
    ['es', 22, 'veintidós'],
    ['es', 31, 'treinta y uno'],
    ['nl', 22, 'tweeëntwintig'],
    ['nl', 80, 'tachtig'],
    ['da', 54, 'fireoghalvtreds'],
    ['da', 60, 'tresindstyve'],
    ['da', 99, 'ni og halvfems'],
    ['fi', 12, 'kaksitoista'],
    ['fi', 47, 'neljäkymmentäseitsemän'],
    ['no', 28, 'tjueåtte'],
    ['no', 37, 'syv og tredve'],
    ['sv', 21, 'tjugoett'],
    ['sv', 82, 'åttiotvå'],
  ])('%s %i: %s', (language, number, word) => {
    const [digits, spelt] = [housesOf(language, number), housesOf(language, word)];
    expect(spelt).toEqual(digits);
    expect(new Set(digits).size).toBe(1);
  });

  test.each(LANGUAGES)('%s: each of a hundred has words of its own', (language) => {
    const [country] = STREETS[language];
    for (const number of numbers) {
      expect(SPELL[language](number).length).toBeGreaterThan(0);
      for (const word of [...SPELL[language](number), ...(number > 10 ? [romanOf(number)] : [])]) {
        // `c` and `l` alone may be a flat.
        if (word.length > 1) {
          const folded = word.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ø/g, 'o');
          expect([word, speltAt('start', [folded], habitsOf(country))?.digits]).toEqual([
            word,
            String(number),
          ]);
        }
      }
    }
  });

  test('a number in the words of another language is one too, unless it has two meanings', () => {
    const twelve = inYork('12 Harbour Street');
    const words = [
      'Twelve',
      'Zwölf',
      'douze',
      'dodici',
      'doce',
      'docena',
      'twaalf',
      'tolv',
      'kaksitoista',
      'XII',
    ];
    for (const word of words) expect([word, inYork(`${word} Harbour Street`)]).toEqual([word, twelve]);
    expect(inYork('tres Harbour Street')).not.toBe(inYork('3 Harbour Street'));
    expect(inYork('tres Harbour Street')).not.toBe(inYork('60 Harbour Street'));
    expect(housesOf('es', 'tres')).toEqual(housesOf('es', 3));
    expect(housesOf('da', 'tres')).toEqual(housesOf('da', 60));
  });

  test.each(LANGUAGES)(
    '%s: two numbers never share a key, and one has a key in every spelling',
    (language) => {
      const keys = new Set<string | null | undefined>();
      for (const number of numbers) {
        const [first] = housesOf(language, number);
        expect(keys.has(first)).toBe(false);
        keys.add(first);
        for (const word of SPELL[language](number).flatMap((one) => [one, one.toUpperCase()]))
          expect([word, ...new Set(housesOf(language, word))]).toEqual([word, first]);
      }
    },
  );
});

describe('Roman numerals (D24-1)', () => {
  test('of two letters and more count at either end, of one alone', () => {
    for (const number of numbers) {
      const roman = romanOf(number).toUpperCase();
      const house = inYork(`${number} Harbour Street`);
      expect([roman, inYork(`Harbour Street, ${roman}`)]).toEqual([roman, house]);
      if (roman.length > 1) expect([roman, inYork(`${roman} Harbour Street`)]).toEqual([roman, house]);
      if (roman.length > 1) expect([roman, inYork(`Harbour Street ${roman}`)]).toEqual([roman, house]);
    }
  });

  test.each(['V Street', 'I Street', 'D Road', 'Harbour Street C'])('%s has no number', (lines) => {
    expect(inYork(lines)).toMatch(/\|[a-z]+\|\|$/);
  });

  test('a letter beside a number stays a letter', () => {
    expect(inYork('Harbour Street 5, C')).not.toBe(inYork('Harbour Street 5, 100'));
    expect(inYork('5 M Street')).not.toBe(inYork('5 D Street'));
  });
});

describe('units in front (D24-1)', () => {
  test.each([
    ['apt 12, 5 Harbour Street', '5 Harbour Street apt 12'],
    ['Apt twelve, Five Harbour Street', '5 Harbour Street apt 12'],
    ['Flat XII, 5 Harbour Street', '5 Harbour Street apt 12'],
    ['5 Harbour Street, flat twenty-one', '5 Harbour Street apt 21'],
    ['apt 12 Harbour Street', '12 Harbour Street'],
    ['Unit Twelve, Harbour Street', '12 Harbour Street'],
    ['No. 12b Harbour Street', 'flat 12b Harbour Street'],
    ['Twelve A Harbour Street', '12a Harbour Street'],
    ['Twelve Harbour Street / Oldtown', '12 Harbour Street'],
    ['Harbour Street / twelve', '12 Harbour Street'],
  ])('%s = %s', (one, other) => expect(inYork(one)).toBe(inYork(other)));

  test.each([
    ['DE', 'Hafenstr. 5, Wohnung zwölf // Köln / 50667', 'Hafenstr. 5, Whg. 12 // Köln / 50667'],
    ['FR', 'appt douze, cinq rue de Rivoli // Paris / 75004', '5 rue de Rivoli, appt 12 // Paris / 75004'],
    [
      'IT',
      'Via Garibaldi cinque, int. quattro // Bologna / 40121',
      'Via Garibaldi 5, int. 4 // Bologna / 40121',
    ],
    ['US', 'Twelve Fifth Avenue // New York / 10118', '12 5th Ave // New York / 10118'],
    ['IT', 'Via XX Settembre dodici // Torino / 10121', 'Via XX Settembre 12 // Torino / 10121'],
    ['FR', 'huit rue du Quatre Septembre // Paris / 75002', '8 rue du Quatre Septembre // Paris / 75002'],
    ['DE', 'Sechs-Linden-Weg vier // Köln / 50667', 'Sechs-Linden-Weg 4 // Köln / 50667'],
  ])('%s: %s = %s', (country, one, other) => expect(keyOf(country, one)).toBe(keyOf(country, other)));
});

describe('a number in a name is no house number (D24-1)', () => {
  test.each([
    ['GB', 'Twelve Acre Lane 3 // York / YO1 7HH', '12 Acre Lane 3 // York / YO1 7HH'],
    ['GB', 'Twelve Acre Lane 3 // York / YO1 7HH', '12 Acre Lane // York / YO1 7HH'],
    ['GB', 'Twelve Acre Lane 3 // York / YO1 7HH', 'Twelve Acre Lane 4 // York / YO1 7HH'],
    [
      'GB',
      'Rose Cottage, Seven Acre Lane // York / YO1 7HH',
      'Ivy Cottage, Seven Acre Lane // York / YO1 7HH',
    ],
    ['GB', 'Rose Cottage, Seven Acre Lane // York / YO1 7HH', '7 Acre Lane // York / YO1 7HH'],
    ['GB', 'Twelve Oaks, Mill Lane // York / YO1 7HH', '12 Mill Lane // York / YO1 7HH'],
    ['GB', 'Twelve Oaks, Mill Lane // York / YO1 7HH', 'Seven Oaks, Mill Lane // York / YO1 7HH'],
    ['GB', 'Flat 1, Rose Court, High Street // York / YO1 7HH', '1 High Street // York / YO1 7HH'],
    ['DE', 'Sechs-Linden-Weg 4 // Köln / 50667', 'Lindenweg 6 // Köln / 50667'],
    ['DE', 'Sechs-Linden-Weg 4 // Köln / 50667', 'Sechs-Linden-Weg 6 // Köln / 50667'],
    ['IT', 'Via XX Settembre 12 // Torino / 10121', 'Via Settembre 20 // Torino / 10121'],
    ['IT', 'Via XX Settembre 12 // Torino / 10121', 'Via XX Settembre 20 // Torino / 10121'],
    ['FR', '8 rue du Quatre Septembre // Paris / 75002', '4 rue du Quatre Septembre // Paris / 75002'],
    ['US', '10 V Street NW // Washington / 20001', '5 V Street NW // Washington / 20001'],
    ['US', '10 V Street NW // Washington / 20001', '10 I Street NW // Washington / 20001'],
    ['US', 'M Street 5 // Washington / 20001', 'D Street 5 // Washington / 20001'],
    ['IE', '3 Mill Lane // Cork', '3 Rose Lane // Cork'],
    ['NL', 'Keizersgracht 3 // Amsterdam', 'Prinsengracht 3 // Amsterdam'],
  ])('%s: %s ≠ %s', (country, one, other) => {
    expect(keyOf(country, one)).not.toBeNull();
    expect(keyOf(country, one)).not.toBe(keyOf(country, other));
  });
});
