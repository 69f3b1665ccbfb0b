import fc from 'fast-check';
import { costLimit, decideRouting } from './decide';
import { askedSample, askedTee, blankSample, factsSample } from './routing-samples';
import { refusalsOf } from './refusals';
import { saysTheSame } from './says-the-same';
import type { BlankFact, FulfillerFacts, Refusal } from './types';
import { whatHelps } from './helps';

const CAP = { maxOverPercent: 25 };
const front = (widthMm: number, heightMm: number): Partial<BlankFact> => ({
  area: { front: { widthMm, heightMm }, back: null },
});
const stock = (pieces: number, discontinued = false) => ({
  stock: { 'NL180-BLACK-M': { pieces, discontinued } },
});
const shrunk = (shrinkPermille: number): Refusal => ({
  code: 'artwork',
  family: 'tee',
  side: 'front',
  shrinkPermille,
});

describe('what speaks against a fulfiller (D32-20 to D32-22)', () => {
  const table: [string, Partial<FulfillerFacts>, Refusal[]][] = [
    ['nothing', {}, []],
    ['closed for good', { status: 'closed' }, [{ code: 'closed' }]],
    ['paused', { paused: { until: null } }, [{ code: 'paused', until: null }]],
    ['its pause’s last day', { paused: { until: '2026-11-20' } }, [{ code: 'paused', until: '2026-11-20' }]],
    ['the day after its pause', { paused: { until: '2026-11-19' } }, []],
    [
      'the last day of a closure',
      { closures: [{ firstDay: '2026-11-18', lastDay: '2026-11-20' }] },
      [{ code: 'closure', until: '2026-11-20' }],
    ],
    ['the day before a closure', { closures: [{ firstDay: '2026-11-21', lastDay: '2026-11-30' }] }, []],
    ['another region', { regions: ['EU'] }, [{ code: 'region', region: 'UK' }]],
    ['another country', { countries: ['IE'] }, [{ code: 'country', country: 'GB' }]],
    ['exactly room for it', { dailyCapacity: 10, itemsToday: 8 }, []],
    [
      'one too few left today',
      { dailyCapacity: 10, itemsToday: 9 },
      [{ code: 'capacity', left: 1, needed: 2, daily: 10 }],
    ],
    [
      'no machine for it',
      { techniques: ['Laser'] },
      [{ code: 'technique', family: 'tee', techniques: ['DTG'] }],
    ],
    ['a machine for it among others', { techniques: ['Laser', 'DTG'] }, []],
    [
      'a garment it takes out',
      { blanks: [blankSample({ offered: false })] },
      [{ code: 'blank', family: 'tee' }],
    ],
    ['only others', { everyBlank: false, blanks: [] }, [{ code: 'blank', family: 'tee' }]],
    ['only this one', { everyBlank: false, blanks: [blankSample()] }, []],
    ['exactly enough', stock(2), []],
    ['too few', stock(1), [{ code: 'stock', sku: 'NL180-BLACK-M', left: 1, needed: 2 }]],
    [
      'too few, and no more made',
      stock(0, true),
      [{ code: 'discontinued', sku: 'NL180-BLACK-M', left: 0, needed: 2 }],
    ],
    ['7.0 % smaller', { blanks: [blankSample(front(279, 400))] }, []],
    ['7.1 % smaller', { blanks: [blankSample(front(300, 371.6))] }, [shrunk(71)]],
    ['a hair over 7 % smaller', { blanks: [blankSample(front(278.99, 400))] }, [shrunk(71)]],
    ['half the size', { blanks: [blankSample(front(150, 400))] }, [shrunk(500)]],
    ['a larger area', { blanks: [blankSample(front(400, 500))] }, []],
    ['left out by the client', { choice: 'excluded' }, [{ code: 'excluded' }]],
    ['refused it before', { rejected: true }, [{ code: 'rejected' }]],
    [
      'two things',
      { status: 'closed', ...stock(0) },
      [{ code: 'closed' }, { code: 'stock', sku: 'NL180-BLACK-M', left: 0, needed: 2 }],
    ],
  ];
  test.each(table)('%s', (_, facts, refusals) => {
    expect(refusalsOf(askedSample(), factsSample(facts))).toEqual(refusals);
  });

  test('two lines of one SKU are counted together', () => {
    const order = askedSample({ lines: [askedTee(), askedTee({ pieces: 3 })] });
    expect(refusalsOf(order, factsSample(stock(4)))).toEqual([
      { code: 'stock', sku: 'NL180-BLACK-M', left: 4, needed: 5 },
    ]);
  });

  test('no print is ever shrunk by more than 7 %', () => {
    const mm = fc.integer({ min: 5, max: 700 });
    fc.assert(
      fc.property(mm, mm, mm, mm, (w, h, areaW, areaH) => {
        const print = { side: 'front', size: { widthMm: w, heightMm: h } } as const;
        const order = askedSample({ lines: [askedTee({ prints: [print] })] });
        const fits =
          refusalsOf(order, factsSample({ blanks: [blankSample(front(areaW, areaH))] })).length === 0;
        // In whole numbers: the area is at least 93 % of the print, both ways.
        expect(fits).toBe(areaW * 100 >= w * 93 && areaH * 100 >= h * 93);
      }),
    );
  });
});

describe('what it may cost (D32-23)', () => {
  const priced = (blank: number) =>
    factsSample({ blanks: [blankSample({ prices: { GBP: { blank, print: 0 } } })] });

  test('the frozen cost and a quarter more passes, a penny more does not', () => {
    expect(costLimit(askedSample(), CAP)).toBe(1825);
    expect(decideRouting(askedSample(), [priced(912)], CAP).chosen).toBe('ful_a');
    const trace = decideRouting(askedSample(), [priced(913)], CAP);
    expect(trace.candidates[0]?.refusals).toEqual([{ code: 'cost', costMinor: 1826, limitMinor: 1825 }]);
    expect(decideRouting(askedSample(), [priced(9000)], { maxOverPercent: null }).chosen).toBe('ful_a');
  });

  test('a currency it has no price in counts as the frozen cost', () => {
    const blanks = [blankSample({ prices: { EUR: { blank: 9000, print: 9000 } } })];
    expect(decideRouting(askedSample(), [factsSample({ blanks })], CAP).candidates[0]?.makingMinor).toBe(
      1460,
    );
  });
});

describe('which of several (D32-20)', () => {
  const a = factsSample();
  const b = (changes: Partial<FulfillerFacts>) =>
    factsSample({ id: 'ful_b', name: 'Brook Print', ...changes });
  const cheap = { blanks: [blankSample({ prices: { GBP: { blank: 300, print: 100 } } })] };
  test.each<[string, FulfillerFacts[], string, string]>([
    ['the only one', [a, b({ status: 'closed' })], 'ful_a', 'only_one'],
    ['the preferred one, though dearer', [b(cheap), { ...a, choice: 'preferred' }], 'ful_a', 'preferred'],
    ['the cheaper one, though slower', [a, b({ ...cheap, promisedDays: 9 })], 'ful_b', 'cheaper'],
    ['one without a border', [b({ originCountry: 'NL' }), { ...a, promisedDays: 9 }], 'ful_a', 'cheaper'],
    ['the faster one', [a, b({ promisedDays: 2 })], 'ful_b', 'faster'],
    ['always the same of two alike', [b({}), a], 'ful_a', 'tie'],
  ])('%s', (_, fulfillers, chosen, reason) => {
    const lines = [askedTee({ unitValue: 9000 })];
    const trace = decideRouting(askedSample({ lines }), fulfillers, { maxOverPercent: null });
    expect([trace.chosen, ...trace.reasons]).toEqual([chosen, reason]);
  });

  const any = fc.record({
    id: fc.constantFrom('ful_a', 'ful_b', 'ful_c', 'ful_d'),
    status: fc.constantFrom('open' as const, 'closed' as const),
    choice: fc.constantFrom('preferred' as const, 'excluded' as const, null),
    promisedDays: fc.nat(9),
    dailyCapacity: fc.option(fc.integer({ min: 1, max: 5 })),
    rejected: fc.boolean(),
  });
  test('whatever the facts: the chosen one has nothing against it, every other is named, and their order is no matter', () => {
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: ({ id }) => id }), (all) => {
        const fulfillers = all.map((one) => factsSample(one));
        const trace = decideRouting(askedSample(), fulfillers, CAP);
        const able = trace.candidates.filter(({ refusals }) => refusals.length === 0);
        expect(trace.chosen).toBe(able[0]?.id ?? null);
        expect(trace.candidates).toHaveLength(all.length);
        expect(able.some(({ preferred }) => preferred)).toBe(able[0]?.preferred ?? false);
        expect(decideRouting(askedSample(), fulfillers.toReversed(), CAP)).toEqual(trace);
        const kept = { candidates: trace.candidates, fulfillerId: trace.chosen };
        expect(saysTheSame(kept, trace)).toBe(true);
        expect(whatHelps(trace).length > 0).toBe(trace.chosen === null);
      }),
    );
  });
});

describe('what would help (D32-27)', () => {
  const help = (...fulfillers: FulfillerFacts[]) => whatHelps(decideRouting(askedSample(), fulfillers, CAP));

  test('the fulfiller with the least in its way is named, with what that is', () => {
    const paused = factsSample({ paused: { until: '2026-12-03' } });
    const worse = factsSample({ id: 'ful_b', rejected: true, ...stock(0) });
    expect(help(worse, paused)).toEqual([
      { code: 'only', name: 'Anchor Print', refusal: { code: 'paused', until: '2026-12-03' } },
    ]);
  });

  test('where none ships there, that is said; a closed one doesn’t count', () => {
    expect(help(factsSample({ countries: ['IE'] }), factsSample({ id: 'ful_b', status: 'closed' }))).toEqual([
      { code: 'ship_to', country: 'GB' },
    ]);
  });
});
