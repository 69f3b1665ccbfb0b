import fc from 'fast-check';
import { COUNTRIES, countryByIso2 } from '@/lib/address/countries';
import type { PostalAddress } from '@/lib/address/postal-lines';
import { US_STATES } from '@/lib/address/us-states';
import { propertyRuns } from '@/scripts/test/property-runs';
import { suggestAddress } from './suggest-address';
import { askForAddress } from './suggester';

/** Addresses of public places, as their countries write them: first line, second line, city, postcode, area. */
const TRUE_ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  GB: [
    '10 Downing Street||London|SW1A 2AA|',
    'Great Russell Street||London|wc1b3dg|Greater London',
    '12 Harbour Street|Flat 3|Leith|EH6 6JN|',
    '1 Princes Street||Edinburgh|EH2 2EQ|Midlothian',
    'Old Trafford|Sir Matt Busby Way|Stretford|M16 0RA|Greater Manchester',
    'Salford Quays||Salford|M50 3AZ|',
    'Rose Cottage|2|Kirkby Lonsdale|LA6 2AA|',
    'Donegall Square||Belfast|BT1 5GS|',
    'Park Road||Denby|DE5 8NT|Derbyshire',
  ],
  US: [
    '1600 Pennsylvania Avenue NW||Washington|20500|District of Columbia',
    '350 5th Avenue|Floor 34|New York|10118|New York',
    '300 SW 10th Avenue||Topeka|66612-1504|Kansas',
    '10 Bay Street||Cambridge|02139|MA',
    '1 Main Street||Fishers Island|06390|New York',
    '20 Kansas Avenue||Kansas City|66105|Kansas',
    '414 E 12th Street||Kansas City|64106|Missouri',
    '12 Oak Street||Brookline|02445|Massachusetts',
    '1 Ski Hill Road||Alta|83414|Wyoming',
    '200 N Spring Street||Los Angeles|90012|California',
  ],
  CA: [
    '111 Wellington Street||Ottawa|K1A 0A9|Ontario',
    '10 Rue Eddy||Gatineau|K1A 0H3|Quebec',
    '275 Notre-Dame Est||Montréal|H2Y 1C6|QC',
    '453 W 12th Avenue||Vancouver|v5y1v4|BC',
  ],
  AU: [
    'Bennelong Point||Sydney|2000|New South Wales',
    '1 Parliament Drive||Canberra|2600|ACT',
    '2 Wharf Street||Tweed Heads|2485|NSW',
  ],
  IE: ['Kildare Street||Dublin 2|D02 A272|', 'Anglesea Street||Cork|T12 T997|Cork'],
  NL: [
    'Museumstraat 1||Amsterdam|1071 XX|',
    'Binnenhof 8a||Den Haag|2513AA|',
    'Coolsingel 40||Rotterdam|3011 AD|',
    'Diemerplein 12||Diemen|1112 BB|',
  ],
  BE: [
    'Grote Markt 1||Antwerpen|2000|',
    'Rue de la Loi 16||Bruxelles|1000|',
    'Wetstraat 16||Brussel|B-1000|',
    'Korenmarkt 1||Gent|9000|',
  ],
  DE: [
    'Platz der Republik 1||Berlin|11011|',
    'Karl-Marx-Straße 83|Hinterhaus|Neukölln|12043|',
    'Marienplatz 8||Muenchen|80331|',
    'Marienplatz 8||München|D-80331|',
    'Roßmarkt 1||Frankfurt|60311|',
    'Königsallee 1||Duesseldorf|40212|',
    'Bürgermeister-Müller-Platz 1||Bernau|16321|',
    'Am Markt 1||Munster|29633|',
  ],
  AT: ['Stephansplatz 3||Wien|1010|', 'Getreidegasse 9||Salzburg|A-5020|'],
  CH: [
    'Bahnhofstrasse 1||Zürich|8001|',
    'Rue du Rhône 1||Genève|1204|',
    'Rue du Rhône 1||Geneva|1204|',
    'Hauptstrasse 3||Küsnacht|8700|',
  ],
  FR: [
    '5 avenue Anatole France||Paris|75007|',
    '1 place de la Comédie||Lyon Cedex 03|69003|',
    '1 place de la Comédie||Montpellier|34000|',
    '4 rue Principale||Lillers|62190|',
    'Le Bourg||Brestot|27350|',
  ],
  IT: [
    'Piazza del Colosseo 1||Roma|00184|RM',
    'Via Dante 3||Milano|20121|MI',
    'Via Garibaldi 8|Interno 4|Genova|16124|Genova',
  ],
  ES: [
    'Calle de Bailén s/n|3B|Madrid|28071|Madrid',
    'Carrer de Mallorca, 401||Barcelona|08013|Barcelona',
    'Calle Mayor 4||Alicante|03001|Alacant',
    'Calle Sierpes 1||Sevilla|41004|Andalucía',
  ],
  PT: ['Praça do Comércio 1||Lisboa|1100-148|', 'Rua das Flores 1||Porto|4050-262|'],
  DK: [
    'Rådhuspladsen 1||København V|1550|',
    'Nørregade 10||København K|1165|',
    'Rådhuspladsen 2||Århus C|8000|',
    'Rådhuspladsen 2||Aarhus C|8000|',
  ],
  FI: [
    'Mannerheimintie 30||Helsinki|00100|',
    'Mannerheimvägen 30||Helsingfors|FI-00100|',
    'Keskustori 10||Tampere|33210|',
  ],
  NO: ['Karl Johans gate 22||Oslo|0026|', 'Torget 1||Kristiansand S|4611|', 'Moskenesveien 2||Å|8392|'],
  SE: ['Slottsbacken 1||Stockholm|111 30|', 'Götaplatsen 4||Göteborg|41256|', 'Torget 1||Lidköping|531 31|'],
  PL: ['plac Defilad 1||Warszawa|00-901|', 'Rynek Główny 1||Kraków|31042|'],
  CZ: ['Hradčanské náměstí 1||Praha 1|118 00|', 'Vinohradská 12||Praha 10|100 00|'],
  AE: ['1 Sheikh Mohammed bin Rashid Boulevard||Dubai||'],
  HK: ['8 Finance Street||Central||'],
  JP: ['1-1 Chiyoda||Chiyoda-ku|100-8111|Tokyo'],
  IN: ['Rajpath 12||New Delhi 1|110001|Delhi'],
  SG: ['10 Bayfront Avenue||Singapore|018956|'],
  MW: ['Private Bag 7||Lilongwe 3|Private Bag 7|'],
};

const ALL = Object.entries(TRUE_ADDRESSES).flatMap(([iso2, rows]) =>
  rows.map((row): PostalAddress => {
    const [first = '', second = '', city = '', postcode = '', area = ''] = row.split('|');
    return {
      address_first_line: first,
      address_second_line: second,
      address_city: city,
      address_postcode: postcode,
      address_county: iso2 === 'US' ? '' : area,
      address_state: iso2 === 'US' ? area : '',
      address_country: countryByIso2(iso2)?.name ?? '',
    };
  }),
);
const EVERYWHERE = { countries: [], states: [] };

test(`nothing is suggested for any of ${ALL.length} true addresses of many countries (S2.2-149)`, () => {
  expect(ALL.length).toBeGreaterThanOrEqual(60);
  const doubted = ALL.flatMap((address) => {
    const suggestion = suggestAddress(address, EVERYWHERE);
    return suggestion ? [[address, suggestion]] : [];
  });
  expect(doubted).toEqual([]);
});

/** Misses, doubles, changes or swaps a letter, as hands do. */
function spoilt(text: string, at: number, how: number, sign: string): string {
  const place = text === '' ? 0 : at % text.length;
  const [before, after] = [text.slice(0, place), text.slice(place + 1)];
  const own = text[place] ?? '';
  return [
    `${before}${after}`,
    `${before}${own}${own}${after}`,
    `${before}${sign}${after}`,
    `${after}${before}`,
  ][how % 4] as string;
}

const PARTS = [
  'address_first_line',
  'address_second_line',
  'address_city',
  'address_postcode',
  'address_county',
  'address_state',
] as const;
const typed = fc
  .record({
    address: fc.constantFrom(...ALL),
    part: fc.constantFrom(...PARTS),
    at: fc.nat(30),
    how: fc.nat(3),
    sign: fc.constantFrom('O', 'l', '0', '7', 'é', '/', ' '),
    swap: fc.boolean(),
    country: fc.option(fc.constantFrom(...COUNTRIES.map(({ name }) => name))),
    state: fc.option(fc.constantFrom(...US_STATES.map(({ name }) => name))),
  })
  .map(({ address, part, at, how, sign, swap, country, state }) => ({
    ...address,
    [part]: spoilt(address[part], at, how, sign),
    ...(swap ? { address_city: address.address_postcode, address_postcode: address.address_city } : {}),
    ...(country === null ? {} : { address_country: country }),
    ...(state === null ? {} : { address_state: state }),
  }));
const hostile = fc.record({
  address_first_line: fc.string({ unit: 'binary', maxLength: 300 }),
  address_second_line: fc.string({ unit: 'grapheme', maxLength: 300 }),
  address_city: fc.string({ unit: 'binary', maxLength: 300 }),
  address_postcode: fc.string({ unit: 'binary', maxLength: 60 }),
  address_county: fc.string({ maxLength: 300 }),
  address_state: fc.string({ maxLength: 80 }),
  address_country: fc.constantFrom(...COUNTRIES.map(({ name }) => name), '__proto__', ''),
});

describe('whatever is typed (S2.2-149)', () => {
  test('a suggestion has no suggestion of its own, and stays where is delivered to', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: typed }, hostile), (address) => {
        const suggestion = suggestAddress(address, EVERYWHERE);
        if (suggestion === null) return;
        expect(suggestion).not.toEqual(address);
        expect(suggestAddress(suggestion, EVERYWHERE)).toBeNull();
        const own = COUNTRIES.find(({ name }) => name === address.address_country)?.iso2 ?? '';
        const near = suggestAddress(address, { countries: [own], states: [] });
        if (near) expect(near.address_country).toBe(address.address_country);
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  test('name, phone and e-mail are no part of it', () => {
    const person = { name: 'Berlni', email: 'a@berlni.example', phone: '10115' };
    fc.assert(
      fc.property(typed, (address) => {
        const given = { ...address, ...person };
        const suggestion = suggestAddress(given, EVERYWHERE);
        expect(given).toMatchObject(person);
        for (const part of Object.keys(person)) expect(suggestion ?? {}).not.toHaveProperty(part);
      }),
      { numRuns: propertyRuns(500) },
    );
  });

  test('long and hostile texts take no time', () => {
    const began = performance.now();
    for (const sign of ['O', '0', ' ', ',', 'a ', '’', 'I1', '\u0000', '𝟘']) {
      const text = sign.repeat(200).slice(0, 200);
      for (const iso2 of ['DE', 'GB', 'US', 'JP', 'ES']) {
        const country = countryByIso2(iso2)?.name ?? '';
        const address = Object.fromEntries(PARTS.map((part) => [part, text]));
        suggestAddress({ ...address, address_country: country } as unknown as PostalAddress, EVERYWHERE);
      }
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('the door to suggestions (S2.2-147)', () => {
  const [address] = ALL as [PostalAddress];
  const ask = (suggest: () => Promise<PostalAddress | null>) =>
    askForAddress(address, EVERYWHERE, { suggester: { suggest }, longestMs: 20 });

  test('hands on what is answered', async () => {
    expect(await ask(async () => ({ ...address, address_city: 'Town' }))).toMatchObject({
      address_city: 'Town',
    });
    expect(await askForAddress({ ...address, address_city: 'Lodnon' }, EVERYWHERE)).toMatchObject({
      address_city: 'London',
    });
  });

  test('is silent where nothing answers in time, and where the answer fails', async () => {
    expect(await ask(() => new Promise(() => undefined))).toBeNull();
    expect(await ask(() => Promise.reject(new Error('down')))).toBeNull();
    expect(
      await ask(() => {
        throw new Error('broken');
      }),
    ).toBeNull();
  });
});
