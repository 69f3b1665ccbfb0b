/** @jest-environment node */
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';
import { atQuantities } from '@/lib/modules/pricing/rules/quantity-prices';
import { BLANK_CATALOGUE } from './catalogue';
import { filterQuery, filterValues, fitsFilter, readFilter } from './filter-blanks';
import { blankPicture, publicBlank } from './public-blank';

const BLANKS = BLANK_CATALOGUE.map(publicBlank);
const ids = (filter: Partial<Parameters<typeof fitsFilter>[1]>) =>
  BLANKS.filter((one) => fitsFilter(one, { region: '', technique: '', category: '', ...filter })).map(
    ({ id }) => id,
  );

describe('a blank as everyone may see it (S2.1-9, D50-1)', () => {
  const hoodie = BLANKS.find(({ id }) => id === 'hoodie');

  test('has the list price of blank and print in each region, as that region writes it', () => {
    expect(hoodie?.prices).toEqual([
      {
        region: 'UK',
        blank: '£11.20',
        print: '£4.20',
        printed: '£15.40',
        steps: [],
        offer: { price: '15.40', currency: 'GBP' },
      },
      {
        region: 'EU',
        blank: expect.stringMatching(/^€\s13,22$/),
        print: expect.stringMatching(/^€\s4,96$/),
        printed: expect.stringMatching(/^€\s18,18$/),
        steps: [],
        offer: { price: '18.18', currency: 'EUR' },
      },
      {
        region: 'US',
        blank: '$14.34',
        print: '$5.38',
        printed: '$19.72',
        steps: [],
        offer: { price: '19.72', currency: 'USD' },
      },
    ]);
  });

  test('has from which quantity in one order each costs less, garment and print, as an order is charged (S2.2-319)', () => {
    const [blank] = BLANK_CATALOGUE;
    if (!blank) throw new Error('no blank');
    const quantityPrices = {
      blank: { GBP: [{ from: 25, price: 300 }] },
      print: { GBP: [25, 100].map((from) => ({ from, price: from === 25 ? 250 : 200 })) },
    };
    const [uk, eu] = publicBlank({ ...blank, quantityPrices }).prices;
    expect(uk?.steps).toEqual([
      { from: 25, blank: '£3.00', print: '£2.50', printed: '£5.50' },
      { from: 100, blank: '£3.00', print: '£2.00', printed: '£5.00' },
    ]);
    expect(eu?.steps).toEqual([]);
    const line = {
      blankId: blank.id,
      sides: 1,
      blankPrice: blank.blankPrice.GBP,
      printPrice: blank.printPrice.GBP,
    };
    const breaks = { blankBreaks: quantityPrices.blank.GBP, printBreaks: quantityPrices.print.GBP };
    for (const [quantity, shown] of [
      [24, uk?.printed],
      [25, uk?.steps[0]?.printed],
      [99, uk?.steps[0]?.printed],
      [100, uk?.steps[1]?.printed],
    ] as const) {
      const charged = atQuantities([{ ...line, ...breaks, quantity }]).map(itemCost);
      expect(charged.map((cost) => formatPrice(cost, 'UK'))).toEqual([shown]);
    }
  });

  test('says how large a print may be on each side', () => {
    expect(hoodie?.areas.map(({ side }) => side)).toEqual(['front', 'back']);
    for (const { areas } of BLANKS)
      for (const { widthMm, heightMm } of areas) expect(Math.min(widthMm, heightMm)).toBeGreaterThan(0);
  });

  test('has a picture per side and colour', () => {
    expect(blankPicture('kids-tee', 'back', 'kids-oat')).toBe('/api/blank-picture/kids-tee/back/kids-oat');
  });
});

describe('filtering the blanks (S2.1-28)', () => {
  test('by region, by technique and by type, and by all together', () => {
    expect(ids({})).toHaveLength(BLANK_CATALOGUE.length);
    expect(ids({ technique: 'Embroidery' })).toEqual(['jacket', 'cap']);
    expect(ids({ category: 'Drinkware' })).toEqual(['mug', 'bottle']);
    expect(ids({ category: 'Drinkware', technique: 'Laser', region: 'EU' })).toEqual(['bottle']);
    expect(ids({ category: 'Caps', technique: 'Laser' })).toEqual([]);
  });

  test('offers each value once', () => {
    const { region, technique, category } = filterValues(BLANKS);
    expect(region).toEqual(['UK', 'EU', 'US']);
    expect(new Set(technique).size).toBe(technique.length);
    expect(category).toContain('Hoodies');
  });

  test('is kept in the address, without what no blank has', () => {
    const filter = { region: 'EU', technique: 'Screen print', category: '' };
    expect(filterQuery(filter)).toBe('?region=EU&technique=Screen+print');
    expect(readFilter(filterQuery(filter), BLANKS)).toEqual(filter);
    expect(readFilter('?region=MARS&technique=Laser', BLANKS)).toEqual({
      region: '',
      technique: 'Laser',
      category: '',
    });
    expect(filterQuery({ region: '', technique: '', category: '' })).toBe('');
  });
});
