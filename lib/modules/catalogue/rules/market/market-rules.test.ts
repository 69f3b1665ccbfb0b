import { REGIONS } from '@/lib/kernel/regions';
import { BLANK_CATALOGUE } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { fibreName, fibresOf, inFibreOrder } from './fibres';
import { familiesAsked, isTextile, MARKET_RULES, marketRule } from './market-rules';

describe('the rules of the markets (D54-1)', () => {
  test('each fact has one rule per market, dated by a real day', () => {
    const keys = MARKET_RULES.map(({ market, fact }) => `${market} ${fact}`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { since } of MARKET_RULES)
      expect(new Date(`${since}T00:00:00Z`).toISOString().slice(0, 10)).toBe(since);
  });

  test('a rule is in force from its day on, not before', () => {
    expect(marketRule('green_words', 'EU', '2026-09-26')).toBeNull();
    expect(marketRule('green_words', 'EU', '2026-09-27')).toMatchObject({ severity: 'warning' });
    expect(marketRule('fibres', 'EU', '2012-05-07')).toBeNull();
    expect(familiesAsked('fibres', '2012-05-07')).toMatchObject({ EU: [], UK: [] });
  });

  test('the composition of textiles is asked for everywhere; the US leaves out hats and bags', () => {
    const { UK, EU, US } = familiesAsked('fibres', '2026-11-24');
    expect(EU).toEqual(UK);
    expect([...EU].sort()).toEqual(['cap', 'hoodie', 'jacket', 'kids-tee', 'tee', 'tote']);
    expect([...US].sort()).toEqual(['hoodie', 'jacket', 'kids-tee', 'tee']);
    for (const region of REGIONS)
      expect(marketRule('fibres', region, '2026-11-24')?.severity).toBe('blocking');
  });
});

describe('the fibres of a blank (D54-3)', () => {
  test.each(BLANK_CATALOGUE)('$id', ({ family, fibres }) => {
    expect(fibres !== null).toBe(isTextile(family));
    if (fibres) expect(fibres.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });
});

describe('what a product is made of (D54-3)', () => {
  const COTTON = [{ fibre: 'cotton', percent: 100 }] as const;

  test('is what its client says, else what its garment is; an empty list is not known', () => {
    const own = [
      { fibre: 'polyester', percent: 20 },
      { fibre: 'cotton', percent: 80 },
    ] as const;
    expect(fibresOf(own, COTTON)).toEqual([own[1], own[0]]);
    expect(fibresOf(null, COTTON)).toEqual(COTTON);
    expect(fibresOf([], COTTON)).toBeNull();
    expect(fibresOf(null, null)).toBeNull();
  });

  test('is told with the largest share first, and other fibres last', () => {
    const shares = [
      { fibre: 'other', percent: 60 },
      { fibre: 'wool', percent: 15 },
      { fibre: 'silk', percent: 25 },
    ] as const;
    expect(inFibreOrder(shares).map(({ fibre }) => fibre)).toEqual(['silk', 'wool', 'other']);
  });

  test('is named as its market’s law names it', () => {
    expect(
      (['elastane', 'polyamide', 'viscose', 'cotton'] as const).map((one) => fibreName(one, 'US')),
    ).toEqual(['spandex', 'nylon', 'rayon', 'cotton']);
    expect(fibreName('elastane', 'EU')).toBe('elastane');
  });
});
