import { BLANK_CATALOGUE, findBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import type { Region } from '@/lib/kernel/regions';
import { BLANK_MARKET_FACTS, lackingFacts, toldFacts, type BlankMarketFacts } from './blank-facts';

const DAY = '2026-11-29';
const known = (id: string) => {
  const blank = findBlank(id);
  if (!blank) throw new Error(id);
  return blank;
};
const told = (id: string, markets: readonly Region[], day = DAY) =>
  Object.keys(toldFacts(known(id), markets, day));

describe('what buyers are told of a blank (D54-1, D54-2, D54-3)', () => {
  test('is what the law of the market asks for on that day', () => {
    const origin = ['origin_country', 'customs_code'];
    expect(told('mug', ['EU'])).toEqual(['maker', 'eu_responsible', 'identifier', ...origin]);
    expect(told('mug', ['UK'])).toEqual(['maker', 'identifier', ...origin]);
    expect(told('mug', ['US'])).toEqual(origin);
    expect(told('kids-tee', ['US'])).toEqual([...origin, 'certificate']);
    expect(told('kids-tee', ['EU'])).not.toContain('certificate');
    expect(told('mug', ['EU'], '2024-12-12')).toEqual(origin);
    expect(told('kids-tee', ['UK', 'EU', 'US'])).toEqual([...BLANK_MARKET_FACTS]);
  });

  test('leaves out what nobody has said', () => {
    const { family, market } = known('kids-tee');
    const unsaid = { family, market: { ...market, certificate: null, maker: null } };
    expect(Object.keys(toldFacts(unsaid, ['US', 'UK'], DAY))).toEqual([
      'identifier',
      'origin_country',
      'customs_code',
    ]);
  });
});

describe('the blanks that lack a fact (D54-6)', () => {
  test('none of the first import does', () => {
    const lacking = Object.values(lackingFacts(BLANK_CATALOGUE, DAY)).flatMap((markets) =>
      Object.values(markets).flat(),
    );
    expect(lacking).toEqual([]);
  });

  test('are named per fact in the markets that ask for it', () => {
    const market: BlankMarketFacts = {
      maker: null,
      eu_responsible: null,
      identifier: null,
      origin_country: null,
      customs_code: null,
      certificate: null,
    };
    const bare = BLANK_CATALOGUE.filter(({ id }) => id === 'kids-tee' || id === 'mug').map(
      ({ id, family }) => ({
        id,
        family,
        market,
      }),
    );
    const both = ['kids-tee', 'mug'];
    expect(lackingFacts(bare, DAY)).toEqual({
      maker: { UK: both, EU: both, US: [] },
      eu_responsible: { UK: [], EU: both, US: [] },
      identifier: { UK: both, EU: both, US: [] },
      origin_country: { UK: both, EU: both, US: both },
      customs_code: { UK: both, EU: both, US: both },
      certificate: { UK: [], EU: [], US: ['kids-tee'] },
    });
    expect(lackingFacts(bare, '2024-12-12').eu_responsible.EU).toEqual([]);
  });
});
