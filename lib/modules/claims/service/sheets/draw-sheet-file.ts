import { audit } from '@/lib/audit/append-audit';
import { appEnv } from '@/lib/env/app';
import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { printPicture } from '@/lib/files/images/print-picture';
import { drawCodeCards } from '@/lib/files/pdf/draw-code-cards';
import { qrMatrix } from '@/lib/files/qr/qr-matrix';
import { fileStore } from '@/lib/files/store';
import { messageFor } from '@/lib/intl/message-for';
import { now } from '@/lib/kernel/clock';
import { printedCode } from '@/lib/modules/orders/rules/promo-code';
import * as sheets from '@/lib/modules/claims/data/code-sheets';
import { findCodeEvent, type CodeEvent } from '@/lib/modules/claims/data/find-code-event';
import { nextPrintable } from '@/lib/modules/claims/data/printable-codes';
import { cardsInFile, SHEET_LIFE_MS } from '@/lib/modules/claims/rules/sheet-layouts';
import { codeLink } from '@/lib/modules/claims/service/code-link';
import { logoBytes, shownLogo } from '@/lib/modules/storefront/service/store-logo';
import { sheetJob, sheetKey } from './sheet-key';

type Job = JobPayloads['draw-code-sheet'];

interface NextFile {
  work: sheets.SheetWork;
  event: CodeEvent;
  codes: Awaited<ReturnType<typeof nextPrintable>>;
  logoUrl: string | null;
}

/** What the next file has; undefined for a sheet that is not being made. */
async function nextFile(
  tx: Transaction,
  { tenantId, sheetId: id }: Job,
  isLast: boolean,
): Promise<NextFile | undefined> {
  const work = await sheets.readSheetWork(tx, { tenantId, id });
  const isOpen = work?.status === 'waiting' || work?.status === 'running';
  if (!work || !(isOpen || (isLast && work.status === 'failed'))) return undefined;
  const event = await findCodeEvent(tx, tenantId, work.slug);
  if (!event) return undefined;
  const { batchId, afterPlace: place, afterId } = work;
  const after = place === null || afterId === null ? null : { place, id: afterId };
  const of = { tenantId, batchId, at: new Date(work.requestedAt), now: now() };
  const codes = await nextPrintable(tx, of, { after, limit: cardsInFile(work.layout) });
  const logoUrl = work.logo === 'none' ? null : await shownLogo(tx, tenantId, work.slug);
  return { work, event, codes, logoUrl };
}

/** The logo as it is printed; null where there is none, or it cannot be drawn. */
async function printedLogo(context: TenantContext, url: string | null): Promise<Buffer | null> {
  const bytes = url === null ? null : await logoBytes(context, url);
  return bytes && printPicture(bytes);
}

async function drawn({ work, event, codes }: NextFile, logo: Buffer | null): Promise<Uint8Array> {
  const text = messageFor(event.lang);
  const cards = codes.map(({ code }) => ({
    matrix: qrMatrix(codeLink(event.slug, code)),
    code: printedCode(code),
  }));
  const [first] = cards;
  return drawCodeCards({
    lang: event.lang,
    layout: work.layout,
    paper: work.paper,
    title: text('qr_sheet.title', { event: event.name }),
    author: event.tenantName,
    at: new Date(work.requestedAt),
    heading: event.name,
    note: work.note,
    hint: text('qr_sheet.hint', { address: `${new URL(appEnv().PUBLIC_URL).host}/${event.slug}` }),
    logo,
    // Everybody gets the same shared code: a page full of it.
    cards: work.kind === 'shared' && first ? Array.from({ length: work.cardsTotal }, () => first) : cards,
  });
}

/** Counts the file, and lets the next one be drawn or, after the last, the sheet be ready: in one transaction. */
async function count(tx: Transaction, job: Job, { work, codes }: NextFile, logo: Buffer | null) {
  const { tenantId, sheetId: id } = job;
  const [key, last] = [{ tenantId, id }, codes.at(-1)];
  const isMany = work.kind === 'single';
  const counted = await sheets.countFile(tx, key, {
    before: work.files,
    cards: isMany ? codes.length : work.cardsTotal,
    after: last ? { place: last.place, id: last.id } : null,
    logoLeftOut: work.logo === 'wanted' && logo === null,
  });
  if (!counted) return;
  if (isMany && codes.length === cardsInFile(work.layout)) {
    await enqueue(tx, 'draw-code-sheet', job, sheetJob(tenantId, id));
    return;
  }
  await finish(tx, job, work);
}

async function finish(tx: Transaction, job: Job, work: sheets.SheetWork): Promise<void> {
  const { tenantId, sheetId: id } = job;
  const at = now();
  const expiresAt = new Date(at.getTime() + SHEET_LIFE_MS);
  await sheets.finishSheet(tx, { tenantId, id }, { at, expiresAt });
  await enqueue(tx, 'expire-code-sheet', job, { jobKey: `expire:${id}`, runAt: expiresAt });
  const data = { batch: work.batchId, name: work.batchName, layout: work.layout };
  const subject = { subjectType: 'event', subjectId: work.eventId } as const;
  await audit(tx, { tenantId, actor: 'system' }, { action: 'code_sheet.finished', ...subject, data });
}

/**
 * Draws the next file of a sheet: at most 100 pages, so that others' work comes in between. A killed worker's successor draws
 * the same file again. Before its last attempt a sheet is noted as failed, since a killed worker says nothing. D40-10.
 */
export async function drawSheetFile(job: Job, attempt: { last: boolean }): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const key = { tenantId: job.tenantId, id: job.sheetId };
  if (attempt.last) await withTenant(context, (tx) => sheets.failSheet(tx, key));
  const next = await withTenant(context, (tx) => nextFile(tx, job, attempt.last));
  if (!next) return;
  if (next.codes.length === 0) {
    // None is left: the last file was full, or all codes were claimed meanwhile.
    await withTenant(context, (tx) =>
      next.work.files > 0 ? finish(tx, job, next.work) : sheets.failSheet(tx, key),
    );
    return;
  }
  const logo = await printedLogo(context, next.logoUrl);
  const bytes = await drawn(next, logo);
  await fileStore().put(sheetKey(job.tenantId, job.sheetId, next.work.files + 1), bytes);
  await withTenant(context, (tx) => count(tx, job, next, logo));
}
