import fc from 'fast-check';
import { costLimit, decideRouting } from './decide';
import { makingCost } from './making-cost';
import { refusalsOf } from './refusals';
import { askedSample, askedTee, blankSample, factsSample } from './routing-samples';
import { decideRoute } from './split';
import type { AskedLine, AskedOrder, FulfillerFacts, Route } from './types';

const CAP = { maxOverPercent: 25 };
const FREE = { maxOverPercent: null };
const FAMILIES = ['tee', 'mug', 'hoodie'] as const;

const line = (id: string, family: AskedLine['family'], more: Partial<AskedLine> = {}) =>
  askedTee({ id, blankId: family, family, sku: family, prints: [], techniques: [], pieces: 1, ...more });
const only = (id: string, families: readonly AskedLine['family'][], more: Partial<FulfillerFacts> = {}) =>
  factsSample({
    id,
    name: id,
    everyBlank: false,
    blanks: families.map((family) => blankSample({ blankId: family })),
    ...more,
  });
const priced = (family: AskedLine['family'], blank: number) =>
  blankSample({ blankId: family, prices: { GBP: { blank, print: 0 } } });
const said = ({ parts }: Route) =>
  parts.map(({ lines, trace }) => [trace.chosen, lines.map(({ id }) => id), trace.reasons]);

const BOTH = askedSample({ lines: [line('l1', 'tee'), line('l2', 'mug')] });

describe('an order that no single printer can make (D32-57)', () => {
  test('is split among as few as can, each part with who was looked at and why not', () => {
    const tees = only('tees', ['tee']);
    const mugs = only('mugs', ['mug']);
    const route = decideRoute(BOTH, [tees, mugs], CAP);
    expect(said(route)).toEqual([
      ['tees', ['l1'], ['split', 'only_one']],
      ['mugs', ['l2'], ['split', 'only_one']],
    ]);
    expect(route.parts[0]?.trace.candidates).toMatchObject([
      { id: 'tees', refusals: [] },
      { id: 'mugs', refusals: [{ code: 'blank', family: 'tee' }] },
    ]);
    expect(route.parts.map(({ trace }) => trace.asked.items)).toEqual([1, 1]);
  });

  test('one printer is preferred, however dear within the cap', () => {
    const all = factsSample({ id: 'all', blanks: [priced('tee', 900), priced('mug', 900)] });
    const cheap = [
      only('tees', [], { blanks: [priced('tee', 1)] }),
      only('mugs', [], { blanks: [priced('mug', 1)] }),
    ];
    expect(said(decideRoute(BOTH, [...cheap, all], CAP))).toEqual([['all', ['l1', 'l2'], ['only_one']]]);
  });

  test('then the cheapest, then the fastest', () => {
    const mugs = only('mugs', ['mug']);
    const dear = only('dear', ['tee']);
    const cheap = only('cheap', [], { blanks: [priced('tee', 700)] });
    const slow = only('a_slow', [], { blanks: [priced('tee', 700)], promisedDays: 9 });
    expect(said(decideRoute(BOTH, [dear, slow, cheap, mugs], CAP))[0]).toEqual([
      'cheap',
      ['l1'],
      ['split', 'faster'],
    ]);
    expect(said(decideRoute(BOTH, [dear, cheap, mugs], CAP))[0]).toEqual([
      'cheap',
      ['l1'],
      ['split', 'cheaper'],
    ]);
  });

  test('before that, the one with the most lines at printers that the client prefers, and it says so (D32-81)', () => {
    const mugs = only('mugs', ['mug']);
    const cheap = only('cheap', [], { blanks: [priced('tee', 700)] });
    const liked = only('liked', [], { blanks: [priced('tee', 900)], choice: 'preferred' });
    const route = decideRoute(BOTH, [cheap, mugs, liked], CAP);
    expect(said(route)).toEqual([
      ['liked', ['l1'], ['split', 'preferred']],
      ['mugs', ['l2'], ['split', 'only_one']],
    ]);
    expect(route.parts[0]?.trace.candidates.map(({ id, preferred }) => [id, preferred])).toEqual([
      ['liked', true],
      ['cheap', false],
      ['mugs', false],
    ]);
  });

  test('within the cap, never by more printers, and never at one that the client has excluded (D32-81)', () => {
    const mugs = only('mugs', ['mug']);
    const cheap = only('cheap', [], { blanks: [priced('tee', 700)] });
    const dear = only('dear', [], { blanks: [priced('tee', 1200)], choice: 'preferred' });
    const chosen = (printers: FulfillerFacts[], order = BOTH) =>
      said(decideRoute(order, printers, CAP)).map(([id]) => id);
    expect(chosen([cheap, mugs, dear])).toEqual(['cheap', 'mugs']);
    const three = askedSample({ lines: [line('l1', 'tee'), line('l2', 'mug'), line('l3', 'hoodie')] });
    const hoodies = only('hoodies', ['hoodie'], { choice: 'preferred' });
    const two = only('two', ['mug', 'hoodie']);
    expect(chosen([cheap, mugs, hoodies, two], three)).toEqual(['cheap', 'two']);
    const left = only('left', [], { blanks: [priced('tee', 1)], choice: 'excluded' });
    const route = decideRoute(BOTH, [left, cheap, mugs], CAP);
    expect(route.parts.map(({ trace }) => trace.chosen)).toEqual(['cheap', 'mugs']);
    const refused = route.parts[0]?.trace.candidates.find(({ id }) => id === 'left')?.refusals;
    expect(refused).toContainEqual({ code: 'excluded' });
    expect(decideRoute(BOTH, [left, mugs], CAP).parts).toEqual([]);
  });

  test('the cap counts for all parts together, and what parts have spent counts, too', () => {
    const tees = only('tees', [], { blanks: [priced('tee', 1000)] });
    const mugs = only('mugs', [], { blanks: [priced('mug', 825)] });
    expect(said(decideRoute(BOTH, [tees, mugs], CAP))).toHaveLength(2);
    const dearer = only('mugs', [], { blanks: [priced('mug', 826)] });
    expect(decideRoute(BOTH, [tees, dearer], CAP).parts).toEqual([]);
    const rest = askedSample({ lines: [line('l2', 'mug')] });
    expect(costLimit(rest, CAP, { frozenMinor: 730, costMinor: 1000 })).toBe(825);
    const spent = { frozenMinor: 730, costMinor: 1000 };
    expect(decideRoute(rest, [dearer], CAP, spent).parts).toEqual([]);
    expect(said(decideRoute(rest, [mugs], CAP, spent))).toEqual([['mugs', ['l2'], ['only_one']]]);
  });

  test('one line is never shared, and one that nobody can make leaves the order without a printer', () => {
    const few = { stock: { tee: { pieces: 1, discontinued: false } } };
    const two = askedSample({ lines: [line('l1', 'tee', { pieces: 2 })] });
    const printers = [only('a', ['tee'], few), only('b', ['tee'], few)];
    expect(decideRoute(two, printers, FREE).parts).toEqual([]);
    const lines = askedSample({ lines: [line('l1', 'tee'), line('l2', 'tee')] });
    expect(said(decideRoute(lines, printers, FREE)).map(([id]) => id)).toEqual(['a', 'b']);
    expect(decideRoute(BOTH, [only('a', ['tee'])], FREE).parts).toEqual([]);
  });

  test('an order of sixty lines is decided at once', () => {
    const many = Array.from({ length: 60 }, (_, at) => line(`l${at}`, at % 2 ? 'tee' : 'mug'));
    const printers = Array.from({ length: 30 }, (_, at) => only(`p${at}`, [at % 2 ? 'tee' : 'mug']));
    const before = performance.now();
    const { parts } = decideRoute(askedSample({ lines: many }), printers, CAP);
    expect(parts.map(({ lines }) => lines.length)).toEqual([30, 30]);
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});

/** All ways to give lines to printers that could be made, with what they cost and how many they need. */
function everyWay({ lines, ...order }: AskedOrder, printers: readonly FulfillerFacts[]) {
  const ways = lines.reduce<FulfillerFacts[][]>(
    (all, _) => all.flatMap((way) => printers.map((one) => [...way, one])),
    [[]],
  );
  return ways.flatMap((way) => {
    const used = [...new Set(way)];
    const shares = used.map((facts) => ({
      facts,
      asked: { ...order, lines: lines.filter((_, at) => way[at] === facts) },
    }));
    if (shares.some(({ asked, facts }) => refusalsOf(asked, facts).length > 0)) return [];
    return [
      {
        printers: used.length,
        preferred: way.filter(({ choice }) => choice === 'preferred').length,
        cost: shares.reduce((sum, one) => sum + makingCost(one.asked, one.facts), 0),
      },
    ];
  });
}

const family = fc.constantFrom(...FAMILIES);
const drawnLines = fc
  .array(fc.tuple(family, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 })
  .map((all) => all.map(([one, pieces], at) => line(`l${at}`, one, { pieces })));
const drawnPrinter = fc.record({
  families: fc.uniqueArray(fc.tuple(family, fc.integer({ min: 500, max: 1000 })), {
    selector: ([one]) => one,
    minLength: 1,
  }),
  pieces: fc.option(fc.integer({ min: 0, max: 5 })),
  room: fc.option(fc.integer({ min: 1, max: 8 })),
  closed: fc.boolean(),
  choice: fc.constantFrom(null, 'preferred', 'excluded'),
});
const drawnPrinters = fc.array(drawnPrinter, { minLength: 1, maxLength: 4 }).map((all) =>
  all.map(({ families, pieces, room, closed, choice }, at) =>
    only(`p${at}`, [], {
      status: closed && at > 0 ? 'closed' : 'open',
      blanks: families.map(([one, blank]) => priced(one, blank)),
      dailyCapacity: room,
      choice,
      stock:
        pieces === null
          ? {}
          : Object.fromEntries(FAMILIES.map((sku) => [sku, { pieces, discontinued: false }])),
    }),
  ),
);

test('any order: each line in one part, nothing that its printer can’t make, one printer if one can, and no better way (D32-57)', () => {
  fc.assert(
    fc.property(drawnLines, drawnPrinters, fc.constantFrom(CAP, FREE), (lines, printers, settings) => {
      const order = askedSample({ lines });
      const { parts } = decideRoute(order, printers, settings);
      const limit = costLimit(order, settings) ?? Infinity;
      const ways = everyWay(order, printers).filter(({ cost }) => cost <= limit);
      const fewest = Math.min(...ways.map((way) => way.printers));
      expect(parts).toHaveLength(ways.length === 0 ? 0 : fewest);
      if (parts.length === 0) return;
      expect(parts.flatMap((part) => part.lines.map(({ id }) => id)).toSorted()).toEqual(
        lines.map(({ id }) => id),
      );
      expect(new Set(parts.map(({ trace }) => trace.chosen)).size).toBe(parts.length);
      const one = decideRouting(order, printers, settings).chosen;
      if (one !== null) expect(parts.map(({ trace }) => trace.chosen)).toEqual([one]);
      let [cost, preferred] = [0, 0];
      for (const { lines: own, trace } of parts) {
        const [chosen] = trace.candidates;
        expect([chosen?.id, chosen?.refusals]).toEqual([trace.chosen, []]);
        expect(trace.candidates).toHaveLength(printers.length);
        const facts = printers.find(({ id }) => id === trace.chosen);
        expect(facts && refusalsOf({ ...order, lines: [...own] }, facts)).toEqual([]);
        cost += chosen?.makingMinor ?? 0;
        if (chosen?.preferred === true) preferred += own.length;
      }
      const few = ways.filter((way) => way.printers === fewest);
      const most = Math.max(...few.map((way) => way.preferred));
      const best = few.filter((way) => way.preferred === most).map((way) => way.cost);
      expect([preferred, cost]).toEqual([most, Math.min(...best)]);
    }),
    { numRuns: 500 },
  );
});
