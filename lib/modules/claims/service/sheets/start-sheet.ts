import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { canPrint } from '@/lib/files/pdf/pdf-fonts';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import type { CodeSheet, SheetBody } from '@/lib/modules/claims/contract/code-sheet';
import { findSheet, insertSheet, reopenSheet } from '@/lib/modules/claims/data/code-sheets';
import { countPrintable } from '@/lib/modules/claims/data/printable-codes';
import { CARDS_ON_PAGE, SHEET_LIFE_MS } from '@/lib/modules/claims/rules/sheet-layouts';
import { batchPlace, requireBatch } from '@/lib/modules/claims/service/batches/batch-place';
import { presentSheet } from './present-sheet';
import { sheetJob } from './sheet-key';

interface BatchAddress {
  slug: string;
  batch: string;
}

/**
 * Lets a job draw cards of a batch's codes; of a shared code it draws a page full. Throws 404, 422 for a text with
 * characters that the fonts don't have, and 409 while another sheet of the batch or its codes are being made, and where
 * no code is of use any more. D40-10.
 */
export async function startSheet(
  context: TenantContext,
  { slug, batch: batchId }: BatchAddress,
  { layout, note, logo }: SheetBody,
): Promise<CodeSheet> {
  if (!(await canPrint(note))) throw invalid({ note: ['invalid_characters'] });
  const { tenantId, userId } = context;
  if (userId === undefined) throw new AppError('forbidden');
  return withTenant(context, async (tx) => {
    const { event, filter } = await batchPlace(tx, context, slug);
    const batch = await requireBatch(tx, { event, filter }, batchId);
    const { printable, leftOut } = await countPrintable(tx, { tenantId, batchId, at: filter.at });
    if (batch.made < batch.size || printable === 0) throw new AppError('conflict');
    const id = newId('codeSheet');
    const row = await insertSheet(
      tx,
      { tenantId, id },
      {
        eventId: event.id,
        batchId,
        ownerId: userId,
        layout,
        paper: event.region === 'US' ? 'letter' : 'a4',
        note,
        withLogo: logo,
        cards: batch.kind === 'shared' ? CARDS_ON_PAGE[layout] : printable,
        leftOut,
        at: filter.at,
      },
    );
    if (!row) throw new AppError('conflict');
    const job = { tenantId, sheetId: id };
    await enqueue(tx, 'draw-code-sheet', job, sheetJob(tenantId, id));
    // Also ends one whose workers were killed at every attempt.
    const runAt = new Date(filter.at.getTime() + SHEET_LIFE_MS);
    await enqueue(tx, 'expire-code-sheet', job, { jobKey: `expire:${id}`, runAt });
    await audit(tx, context, {
      action: 'code_sheet.requested',
      subjectType: 'event',
      subjectId: event.id,
      data: { batch: batchId, name: batch.name, layout, cards: row.cardsTotal },
    });
    return presentSheet(row);
  });
}

/** Lets a sheet that has failed go on after its last file. Throws 404, and 409 for one that has not failed. D40-10. */
export async function retrySheet(
  context: TenantContext,
  { slug, batch: batchId, sheet: id }: BatchAddress & { sheet: string },
): Promise<CodeSheet> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const place = await batchPlace(tx, context, slug);
    const batch = await requireBatch(tx, place, batchId);
    const row = await findSheet(tx, { tenantId, batchId, id });
    if (!row) throw notFound();
    if (!(await reopenSheet(tx, { tenantId, id }))) throw new AppError('conflict');
    await enqueue(tx, 'draw-code-sheet', { tenantId, sheetId: id }, sheetJob(tenantId, id));
    await audit(tx, context, {
      action: 'code_sheet.requested',
      subjectType: 'event',
      subjectId: place.event.id,
      data: { batch: batchId, name: batch.name, layout: row.layout, cards: row.cardsTotal, retried: true },
    });
    return presentSheet({ ...row, status: 'waiting' });
  });
}
