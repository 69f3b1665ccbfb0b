import { notFound } from '@/lib/kernel/app-error';
import type { SheetQuery } from '@/lib/modules/claims/contract/qr-sheet';
import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import { messageFor } from '@/lib/intl/message-for';
import { appEnv } from '@/lib/env/app';
import type { CodeEvent } from '@/lib/modules/claims/data/find-code-event';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { drawQrSheet } from '@/lib/files/pdf/draw-qr-sheet';
import type { QrSheetModel } from '@/lib/files/pdf/qr-sheet-model';
import { qrMatrix } from '@/lib/files/qr/qr-matrix';
import { codeLink } from './code-link';
import { pageOfCodes } from './page-of-codes';

/** A sheet as a file, and the cursor of the next one. */
export interface Sheet {
  bytes: Uint8Array;
  fileName: string;
  nextCursor: string | null;
}

/** The sheet also prints address and code as text, for people without a camera, in the event's language. */
function sheetModel(event: CodeEvent, codes: readonly string[]): QrSheetModel {
  const text = messageFor(event.lang);
  return {
    lang: event.lang,
    paper: event.region === 'US' ? 'letter' : 'a4',
    title: text('qr_sheet.title', { event: event.name }),
    author: event.tenantName,
    heading: event.name,
    hint: text('qr_sheet.hint', { address: `${new URL(appEnv().PUBLIC_URL).host}/${event.slug}` }),
    cards: codes.map((code) => ({
      matrix: qrMatrix(codeLink(event.slug, code)),
      code: printedCode(code),
    })),
  };
}

/**
 * Cards of an event's promotion codes as a PDF: each with the QR code of its link and the code as text (D23-3). Throws
 * 404 for another tenant's event and when no code matches the filter, 422 for an invalid cursor.
 */
export async function drawSheet(context: TenantContext, slug: string, query: SheetQuery): Promise<Sheet> {
  const { event, rows, nextCursor } = await withTenant(context, (tx) =>
    pageOfCodes(tx, context.tenantId, slug, query),
  );
  if (rows.length === 0) throw notFound();
  const codes = rows.map(({ code }) => code);
  const bytes = await drawQrSheet(sheetModel(event, codes));
  return { bytes, fileName: `${event.slug}-codes.pdf`, nextCursor };
}
