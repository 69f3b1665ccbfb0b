import type { AskedLine, AskedOrder, FulfillerFacts, Print, Refusal } from './types';

/** A print may shrink by this much and no more, in tenths of a per cent. D32-22. */
const MOST_SHRINK_PERMILLE = 70;

type Check = (order: AskedOrder, facts: FulfillerFacts) => Refusal[];

const itemsOf = (order: AskedOrder) => order.lines.reduce((sum, line) => sum + line.pieces, 0);
const blankOf = (facts: FulfillerFacts, { blankId }: AskedLine) =>
  facts.blanks.find((blank) => blank.blankId === blankId);

const garmentOf = ({ blankId, family }: AskedLine) =>
  blankId === family ? { family } : { family, blank: blankId };

/** Closed for good, paused for the moment, or closed on these days. */
const whetherOpen: Check = (_, { status, paused, today, closures }) => {
  if (status === 'closed') return [{ code: 'closed' }];
  if (paused && (paused.until === null || today <= paused.until))
    return [{ code: 'paused', until: paused.until }];
  const now = closures.filter(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
  const until = now.map(({ lastDay }) => lastDay).toSorted();
  return until.length === 0 ? [] : [{ code: 'closure', until: until.at(-1) ?? today }];
};

const whetherItShips: Check = ({ region, country }, { regions, countries }) => {
  if (!regions.includes(region)) return [{ code: 'region', region }];
  return countries.length === 0 || countries.includes(country) ? [] : [{ code: 'country', country }];
};

const whetherItHasRoom: Check = (order, { dailyCapacity, itemsToday }) => {
  const needed = itemsOf(order);
  if (dailyCapacity === null || itemsToday + needed <= dailyCapacity) return [];
  return [{ code: 'capacity', left: Math.max(0, dailyCapacity - itemsToday), needed, daily: dailyCapacity }];
};

const whetherWanted: Check = (_, { choice, rejected }) => [
  ...(choice === 'excluded' ? [{ code: 'excluded' } as const] : []),
  ...(rejected ? [{ code: 'rejected' } as const] : []),
];

const once = (lines: readonly AskedLine[]) =>
  lines.filter((line, index) => lines.findIndex(({ blankId }) => blankId === line.blankId) === index);

const whetherItPrints: Check = (order, facts) =>
  once(order.lines).flatMap((line): Refusal[] => {
    const { techniques } = line;
    const garment = garmentOf(line);
    const blank = blankOf(facts, line);
    if (!(blank?.offered ?? facts.everyBlank)) return [{ code: 'blank', ...garment }];
    const able = facts.techniques.length === 0 || techniques.some((one) => facts.techniques.includes(one));
    return able || techniques.length === 0 ? [] : [{ code: 'technique', ...garment, techniques }];
  });

/** Pieces of each SKU, since two lines may share one. D32-21. */
export function piecesBySku(order: AskedOrder): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const line of order.lines) pieces.set(line.sku, (pieces.get(line.sku) ?? 0) + line.pieces);
  return pieces;
}

const whetherInStock: Check = (order, { stock }) =>
  [...piecesBySku(order)].flatMap(([sku, needed]): Refusal[] => {
    const have = Object.hasOwn(stock, sku) ? stock[sku] : undefined;
    if (!have || have.pieces >= needed) return [];
    return [{ code: have.discontinued ? 'discontinued' : 'stock', sku, left: have.pieces, needed }];
  });

/** How much a print must shrink to fit an area, in tenths of a per cent, rounded up; 0 where it fits. D32-22. */
function shrinkPermille({ size }: Print, area: Print['size']): number {
  const scale = Math.min(1, area.widthMm / size.widthMm, area.heightMm / size.heightMm);
  // Exact tenths must not be pushed over by the division's last digit.
  return Math.max(0, Math.ceil(1000 - 1000 * scale - 1e-9));
}

const whetherItFits: Check = (order, facts) => {
  const all = order.lines.flatMap((line) =>
    line.prints.flatMap((print) => {
      const area = blankOf(facts, line)?.area[print.side];
      const shrink = area ? shrinkPermille(print, area) : 0;
      if (shrink <= MOST_SHRINK_PERMILLE) return [];
      return [
        { code: 'artwork', ...garmentOf(line), side: print.side, shrinkPermille: shrink } as Refusal & {
          code: 'artwork';
        },
      ];
    }),
  );
  // The worst of each blank's side says it all.
  return all.filter(
    (one) =>
      all.find(
        ({ family, blank, side, shrinkPermille: other }) =>
          family === one.family && blank === one.blank && side === one.side && other >= one.shrinkPermille,
      ) === one,
  );
};

const CHECKS = [
  ...[whetherOpen, whetherItShips, whetherItPrints, whetherInStock],
  ...[whetherItFits, whetherItHasRoom, whetherWanted],
];

/** Everything that speaks against a fulfiller for an order but its cost. D32-20. */
export function refusalsOf(order: AskedOrder, facts: FulfillerFacts): Refusal[] {
  return CHECKS.flatMap((check) => check(order, facts));
}

/** Whether a fulfiller that can make each of some lines has stock and room for all of them together. D32-57. */
export const fitsTogether = (order: AskedOrder, facts: FulfillerFacts): boolean =>
  [whetherInStock, whetherItHasRoom].every((check) => check(order, facts).length === 0);
