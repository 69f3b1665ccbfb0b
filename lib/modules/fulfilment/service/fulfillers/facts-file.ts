import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { CURRENCIES, toWire } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { messageFor } from '@/lib/intl/message-for';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import type { FactsFileKind, FactsImport } from '@/lib/modules/fulfilment/contract/fulfillers/facts-files';
import {
  listBlanks,
  listStock,
  putBlanks,
  putStock,
  type BlankRow,
} from '@/lib/modules/fulfilment/data/fulfillers/facts';
import {
  readFulfillers,
  saveFulfiller,
  type FulfillerRow,
} from '@/lib/modules/fulfilment/data/fulfillers/fulfillers';
import {
  BLANK_COLUMNS,
  blanksPlan,
  STOCK_COLUMNS,
  stockPlan,
  type FactsPlan,
} from '@/lib/modules/fulfilment/rules/fulfillers/fact-files';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';
import type { ListCells } from '@/lib/modules/lists/service/list-definition';
import { changeLocked } from './change-fulfiller';
import { skusOf } from './known-skus';

/** The errors that are listed; beyond them only their number is told. */
const SHOWN_ERRORS = 200;

const isSku = (known: ReadonlySet<string>) => (sku: string) => known.has(sku);

const text = (value: number | string | null | undefined) => (value ?? '').toString();
const flag = (value: boolean) => (value ? '1' : '0');

function blankCells(blankId: string, row: BlankRow | undefined, everyBlank: boolean): ListCells {
  const prices = CURRENCIES.flatMap((currency) => {
    const own = row?.prices?.[currency];
    const name = currency.toLowerCase();
    return [
      [`blank_${name}`, own ? toWire(own.blank) : ''],
      [`print_${name}`, own ? toWire(own.print) : ''],
    ];
  });
  return {
    family: blankId,
    offered: flag(row ? row.offered : everyBlank),
    front_width_mm: text(row?.frontWidthMm),
    front_height_mm: text(row?.frontHeightMm),
    back_width_mm: text(row?.backWidthMm),
    back_height_mm: text(row?.backHeightMm),
    ...Object.fromEntries(prices),
    made_in: text(row?.madeIn),
    customs_code: text(row?.customsCode),
  };
}

async function cellsOf(
  tx: Transaction,
  { id, everyBlank }: FulfillerRow,
  file: FactsFileKind,
): Promise<ListCells[]> {
  const blanks = await readBlanks();
  if (file === 'blanks') {
    const rows = new Map((await listBlanks(tx, [id])).map((row) => [row.blankId, row]));
    return blanks.list.map((blank) => blankCells(blank.id, rows.get(blank.id), everyBlank));
  }
  const stock = new Map((await listStock(tx, id)).map((row) => [row.sku, row]));
  const all = [...new Set([...skusOf(blanks), ...stock.keys()])];
  return all.map((sku) => {
    const row = stock.get(sku);
    return { sku, pieces: text(row?.pieces), discontinued: flag(row?.discontinued ?? false) };
  });
}

/** What a fulfiller prints or has, as a CSV file to fill in. D48, S2.2-110, S2.2-111. Throws 404. */
export async function exportFacts(
  context: StaffContext,
  { id, file, locale }: { id: string; file: FactsFileKind; locale: Locale },
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const cells = await withStaff(context, async (tx) => {
    const row = (await readFulfillers(tx, [id])).get(id);
    if (!row) throw notFound();
    return cellsOf(tx, row, file);
  });
  const ids = file === 'blanks' ? BLANK_COLUMNS : STOCK_COLUMNS;
  const columns = ids.map((column) => ({
    id: column,
    type: 'text' as const,
    header: `fulfillers.file.columns.${column}` as const,
  }));
  const csv = { columns, texts: messageFor(locale), delimiter: delimiterFor(locale) };
  const made = new Blob([csvHeader(csv), csvRows(cells, csv)]);
  const day = now().toISOString().slice(0, 10);
  return { fileName: `${id}-${file}-${day}.csv`, bytes: made.size, stream: made.stream() };
}

interface Filled {
  id: string;
  file: FactsFileKind;
  bytes: Uint8Array;
}

/** The rows that say something else than is stored, by their cells. */
function changedOf<Fact>(plan: FactsPlan<Fact>, isStored: (fact: Fact) => boolean): Fact[] {
  return plan.facts.filter((fact) => !isStored(fact));
}

async function planOf(tx: Transaction, { id, file, bytes }: Filled, row: FulfillerRow) {
  if (file === 'blanks') {
    const rows = new Map((await listBlanks(tx, [id])).map((one) => [one.blankId, one]));
    const asCells = (blankId: string, one: BlankRow | undefined) =>
      JSON.stringify(blankCells(blankId, one, row.everyBlank));
    const { known } = await readBlanks();
    const plan = blanksPlan(bytes, (blankId) => known(blankId) !== null);
    const facts = changedOf(plan, (fact) => {
      const said = asCells(fact.blankId, { ...fact, fulfillerId: id });
      return said === asCells(fact.blankId, rows.get(fact.blankId));
    });
    return { plan, changes: facts.length, write: () => putBlanks(tx, id, facts) };
  }
  const stock = new Map((await listStock(tx, id)).map((one) => [one.sku, one]));
  const plan = stockPlan(bytes, isSku(new Set([...skusOf(await readBlanks()), ...stock.keys()])));
  const facts = changedOf(plan, ({ sku, pieces, discontinued }) => {
    const one = stock.get(sku);
    return (one?.pieces ?? null) === pieces && (one?.discontinued ?? false) === discontinued;
  });
  return { plan, changes: facts.length, write: () => putStock(tx, id, { facts, at: now() }) };
}

/**
 * Checks a filled-in file, and writes all of it unless `dryRun` or anything is wrong. Blanks that aren’t in it stay as they
 * are, as do SKUs. The same file again changes nothing. D48, S2.2-110, S2.2-111. Throws 404 and `conflict`.
 */
export async function importFacts(
  context: StaffContext,
  filled: Filled,
  { dryRun, version }: { dryRun: boolean; version: number },
): Promise<FactsImport> {
  return changeLocked(context, { id: filled.id, version }, async (tx, row, note) => {
    const { plan, changes, write } = await planOf(tx, filled, row);
    const applied = !dryRun && plan.errors.length === 0;
    if (applied && changes > 0) {
      await write();
      await saveFulfiller(tx, filled.id, { updatedAt: now() });
      await note({ before: null, after: { file: filled.file, rows: plan.rows, changes } });
    }
    return {
      applied,
      rows: plan.rows,
      changes,
      error_count: plan.errors.length,
      errors: plan.errors.slice(0, SHOWN_ERRORS),
    };
  });
}
