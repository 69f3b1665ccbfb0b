import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { withStaff, type StaffContext } from '@/lib/db/with-staff';
import { messageFor } from '@/lib/intl/message-for';
import { listBlankRows, type BlankRow } from '@/lib/modules/catalogue/data/blanks/staff-blanks';
import { definitionCells } from '@/lib/modules/catalogue/rules/blanks/blank-cells';
import { BLANK_FILE_COLUMNS } from '@/lib/modules/catalogue/rules/blanks/blank-file';
import { delimiterFor } from '@/lib/modules/lists/rules/csv-format';
import { csvHeader, csvRows } from '@/lib/modules/lists/service/csv-rows';

const cellsOf = ({ blank, definition }: BlankRow) => ({
  blank: blank.id,
  revision: String(blank.changes),
  status: blank.status,
  family: blank.family,
  name: blank.name ?? '',
  ...definitionCells(definition),
});

/** All blanks as a CSV file to fill in, headers in the person's language, ids beside. D48-3, S2.2-236 */
export async function exportBlanks(
  context: StaffContext,
  locale: Locale,
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const rows = await withStaff(context, (tx) => listBlankRows(tx));
  const columns = BLANK_FILE_COLUMNS.map((id) => ({
    id,
    type: 'text' as const,
    header: `staffBlanks.columns.${id}` as const,
  }));
  const csv = { columns, texts: messageFor(locale), delimiter: delimiterFor(locale) };
  const file = new Blob([csvHeader(csv), csvRows(rows.map(cellsOf), csv)]);
  const day = now().toISOString().slice(0, 10);
  return { fileName: `blanks-${day}.csv`, bytes: file.size, stream: file.stream() };
}
