import { customsArea, dutyOf, dutyRate } from './duty';
import { CUSTOMS_CODES, DUTY_RATES, SMALL_PARCELS, CUSTOMS_AREAS } from './duty-rates';
import { askedSample, askedTee, blankSample, factsSample } from './routing-samples';

const to = (country: string, currency: 'GBP' | 'EUR' | 'USD', unitValue: number) =>
  askedSample({ country, currency, lines: [askedTee({ unitValue })] });

describe('customs duty (D32-24)', () => {
  test.each([
    ['GB', 'UK'],
    ['US', 'US'],
    ['NL', 'EU'],
    ['FI', 'EU'],
    ['NO', null],
    ['CH', null],
  ])('%s belongs to %s', (country, area) => {
    expect(customsArea(country)).toBe(area);
  });

  test('every family has a rate in every area, each with its day and source', () => {
    for (const area of CUSTOMS_AREAS)
      for (const code of Object.values(CUSTOMS_CODES))
        expect(dutyRate(area, code, '2026-11-20')).not.toBeNull();
    for (const row of [...DUTY_RATES, ...SMALL_PARCELS]) {
      expect(row.from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(row.source).not.toBe('');
    }
  });

  test('none within one area, nor where the origin isn’t known', () => {
    expect(dutyOf(to('DE', 'EUR', 90_000), factsSample({ originCountry: 'NL' }))).toBe(0);
    expect(dutyOf(to('US', 'USD', 90_000), factsSample({ originCountry: null }))).toBe(0);
  });

  test('into an area whose rates we don’t know it can’t be told', () => {
    expect(dutyOf(to('NO', 'EUR', 1800), factsSample({ originCountry: 'NL' }))).toBeNull();
  });

  test.each([
    ['a small parcel to Britain is free', to('GB', 'GBP', 6750), 'NL', '2026-11-20', 0],
    ['a penny more pays the rate of the whole', to('GB', 'GBP', 6751), 'NL', '2026-11-20', 1620],
    ['a small parcel to the EU was free', to('DE', 'EUR', 7500), 'GB', '2026-06-30', 0],
    ['and pays per item since July 2026', to('DE', 'EUR', 7500), 'GB', '2026-07-01', 600],
    ['a larger one pays its rate', to('DE', 'EUR', 7501), 'GB', '2026-07-01', 1800],
    ['a small one to the US was free', to('US', 'USD', 1800), 'GB', '2025-08-28', 0],
    ['and is no more', to('US', 'USD', 1800), 'GB', '2025-08-29', 594],
  ])('%s', (_, order, originCountry, today, duty) => {
    expect(dutyOf(order, factsSample({ originCountry, today }))).toBe(duty);
  });

  test('goods made in the EU or the UK cross between them free; others, and other ways, do not', () => {
    const made = (madeIn: string | null, originCountry = 'GB') =>
      factsSample({ originCountry, blanks: [blankSample({ madeIn })] });
    expect(dutyOf(to('DE', 'EUR', 10_000), made('PT'))).toBe(0);
    expect(dutyOf(to('DE', 'EUR', 10_000), made('BD'))).toBe(2400);
    expect(dutyOf(to('DE', 'EUR', 10_000), made(null))).toBe(2400);
    expect(dutyOf(to('DE', 'EUR', 10_000), made('PT', 'US'))).toBe(2400);
  });

  test('a fulfiller’s own customs code counts before the family’s', () => {
    const facts = factsSample({ originCountry: 'NL', blanks: [blankSample({ customsCode: '4911990000' })] });
    expect(dutyOf(to('GB', 'GBP', 9000), facts)).toBe(0);
  });
});
