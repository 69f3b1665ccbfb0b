import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { qrMatrix } from '@/lib/files/qr/qr-matrix';
import { qrPath } from '@/lib/files/qr/qr-svg';
import { fileStore } from '@/lib/files/store';
import { AppError, notFound } from '@/lib/kernel/app-error';
import type { SheetList } from '@/lib/modules/claims/contract/code-sheet';
import { findSheet, listSheetRows } from '@/lib/modules/claims/data/code-sheets';
import { countPrintable } from '@/lib/modules/claims/data/printable-codes';
import { batchPlace, requireBatch } from '@/lib/modules/claims/service/batches/batch-place';
import { codeLink } from '@/lib/modules/claims/service/code-link';
import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import { shownLogo } from '@/lib/modules/storefront/service/store-logo';
import { presentSheet } from './present-sheet';
import { sheetKey } from './sheet-key';

interface BatchAddress {
  slug: string;
  batch: string;
}

/** A code's shape, not one that anybody has. */
const SAMPLE = 'KEY-XXXXXXXX';

/** What a card's QR code looks like, drawn as those of the files are. */
function sampleOf(slug: string): SheetList['sample'] {
  return { code: printedCode(SAMPLE), ...qrPath(qrMatrix(codeLink(slug, SAMPLE))) };
}

/** The last sheets of a batch, and what a new one would have. Throws 404. D40-10. */
export async function listSheets(
  context: TenantContext,
  { slug, batch: batchId }: BatchAddress,
): Promise<SheetList> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const place = await batchPlace(tx, context, slug);
    await requireBatch(tx, place, batchId);
    const rows = await listSheetRows(tx, { tenantId, batchId });
    const { printable, leftOut } = await countPrintable(tx, { tenantId, batchId, at: place.filter.at });
    return {
      sheets: rows.map(presentSheet),
      printable,
      left_out: leftOut,
      paper: place.event.region === 'US' ? 'letter' : 'a4',
      logo_url: await shownLogo(tx, tenantId, slug),
      sample: sampleOf(slug),
    };
  });
}

/**
 * A file of a sheet, counted from 1; each download is audited. Throws 404 for one that is not there yet, 410 once the files
 * are deleted. D40-10.
 */
export async function openSheetFile(
  context: TenantContext,
  { slug, batch: batchId, sheet: id, file }: BatchAddress & { sheet: string; file: number },
): Promise<{ fileName: string; bytes: number; stream: ReadableStream<Uint8Array> }> {
  const { tenantId } = context;
  const layout = await withTenant(context, async (tx) => {
    const place = await batchPlace(tx, context, slug);
    const batch = await requireBatch(tx, place, batchId);
    const row = await findSheet(tx, { tenantId, batchId, id });
    if (!row) throw notFound();
    const isOver = row.expiresAt !== null && new Date(row.expiresAt) <= place.filter.at;
    if (row.status === 'expired' || isOver) throw new AppError('gone');
    if (file > row.files) throw notFound();
    await audit(tx, context, {
      action: 'code_sheet.downloaded',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { batch: batchId, name: batch.name, file },
    });
    return row.layout;
  });
  const stored = await fileStore().open(sheetKey(tenantId, id, file));
  if (!stored) throw new AppError('gone');
  return { fileName: `${slug}-${layout}-${String(file).padStart(3, '0')}.pdf`, ...stored };
}
