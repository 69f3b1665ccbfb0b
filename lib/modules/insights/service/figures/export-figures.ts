import { AppError } from '@/lib/kernel/app-error';
import type { Locale } from '@/lib/kernel/locales';
import { messageFor } from '@/lib/intl/message-for';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';
import type { DashboardFigures } from '@/lib/modules/insights/contract/dashboard-figures';
import type { Block } from '@/lib/modules/insights/rules/blocks';
import { columnsOf, rowsOf } from './block-rows';
import type { FiguresReader } from './read-figures';

/** More products, countries or sources than any store has; a file is no export job. */
const MOST_ROWS = 5000;

/**
 * A part of the dashboard as CSV with headers in the person's language: the rows of `readFigures` by day, and no others.
 * `read` reads them. Throws 403 for the margin of a person who may not read costs. D48-3, S2.2-86.
 */
export async function exportFigures(
  block: Block,
  locale: Locale,
  costs: boolean,
  read: (reader: FiguresReader) => Promise<DashboardFigures>,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  if (block === 'margin' && !costs) throw new AppError('forbidden');
  const figures = await read({ costs, limit: MOST_ROWS, unit: 'day' });
  const texts = messageFor(locale);
  const csv = { columns: columnsOf(block), texts, delimiter: delimiterFor(locale) };
  const file = new Blob([csvHeader(csv), csvRows(rowsOf(block, figures, { texts, locale }), csv)]);
  const [first] = figures.currencies;
  const days = first ? `-${first.from}-${first.to}` : '';
  return { fileName: `dashboard-${block}${days}.csv`, bytes: file.size, stream: file.stream() };
}
