import { toWire, type Currency } from '@/lib/kernel/money';
import { now } from '@/lib/kernel/clock';
import { notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import type { CatalogueBlank } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import type { FulfillerBlank, FulfillerDetail } from '@/lib/modules/fulfilment/contract/fulfillers/shapes';
import { listBlanks, listStock, type BlankRow } from '@/lib/modules/fulfilment/data/fulfillers/facts';
import { listHolidays, listRestDays } from '@/lib/modules/fulfilment/data/fulfillers/holidays';
import { listClosures, readFulfillers } from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import type { StockFact } from '@/lib/modules/fulfilment/rules/fulfillers/fact-files';
import { nextHolidays } from '@/lib/modules/fulfilment/rules/fulfillers/holidays';
import { fulfillerIn, originOf } from './present-fulfiller';
import { workAndPace } from './work-and-pace';

const pair = (width: number | null, height: number | null): [number, number] | null =>
  width === null || height === null ? null : [width, height];

function blankOf(
  blank: CatalogueBlank,
  row: BlankRow | undefined,
  { everyBlank, stock }: { everyBlank: boolean; stock: readonly StockFact[] },
): FulfillerBlank {
  const price = (currency: Currency) => {
    const own = row?.prices?.[currency];
    return own ? { blank_price: toWire(own.blank), print_price: toWire(own.print) } : null;
  };
  const counted = stock.filter(({ sku }) => sku.startsWith(`${blank.code}-`));
  return {
    id: blank.id,
    family: blank.family,
    name: blank.name,
    names: blank.names,
    offered: row ? row.offered : everyBlank,
    front_mm: pair(row?.frontWidthMm ?? null, row?.frontHeightMm ?? null),
    back_mm: pair(row?.backWidthMm ?? null, row?.backHeightMm ?? null),
    prices: { GBP: price('GBP'), EUR: price('EUR'), USD: price('USD') },
    made_in: row?.madeIn ?? null,
    customs_code: row?.customsCode ?? null,
    counted: counted.length,
    pieces: counted.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0),
    sold_out: counted.filter(({ pieces }) => pieces === 0).length,
  };
}

/** The fulfiller with its closures, the holidays it is not yet closed on, and its blanks. Needs a staff transaction. */
export async function detailIn(tx: Transaction, id: string): Promise<FulfillerDetail> {
  const shown = await fulfillerIn(tx, id);
  const row = (await readFulfillers(tx, [id])).get(id);
  if (!row) throw notFound();
  const today = now().toISOString().slice(0, 10);
  const closures = await listClosures(tx, id, today);
  const country = originOf(row);
  const decided = new Set((await listHolidays(tx, today, country)).map(({ day }) => day));
  const { list } = await readBlanks();
  const [rows, stock] = [await listBlanks(tx, [id]), await listStock(tx, id)];
  const isClosed = (day: string) =>
    closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  return {
    ...shown,
    ...(await workAndPace(tx, row)),
    closures: closures.map(({ firstDay, lastDay, reason }) => ({
      first_day: firstDay,
      last_day: lastDay,
      reason,
    })),
    rest_days: await listRestDays(tx, id, today),
    holidays: nextHolidays(country, today).filter(({ day }) => !isClosed(day) && !decided.has(day)),
    blanks: list.map((blank) =>
      blankOf(
        blank,
        rows.find(({ blankId }) => blankId === blank.id),
        { everyBlank: row.everyBlank, stock },
      ),
    ),
  };
}

/** One fulfiller for its page. S2.2-105, S2.2-109, S2.2-110. Throws 404. */
export async function readFulfiller(context: StaffContext, id: string): Promise<FulfillerDetail> {
  return withStaff(context, (tx) => detailIn(tx, id));
}
