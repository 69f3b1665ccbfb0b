import { createHash } from 'node:crypto';
import { enqueue } from '@/lib/db/enqueue';
import { failPoint } from '@/lib/env/fail-point';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import {
  findPrintKeys,
  pdfStorageKey,
  savePrintFile,
} from '@/lib/modules/orders/service/statements/print-files';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { moveThrough } from '@/lib/modules/orders/service/move-order';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { printKey } from '@/lib/files/render/print-key';
import { renderPrint } from '@/lib/files/render/render-print';
import { fileStore } from '@/lib/files/store';
import { ownImages } from '@/lib/modules/catalogue/service/own-images';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';

interface Job {
  tenantId: string;
  orderId: string;
}

async function move(
  context: TenantContext,
  job: Job,
  from: string,
  steps: Parameters<typeof moveThrough>[3],
) {
  return withTenant(context, async (tx) => {
    const order = await lockOrder(tx, job.tenantId, job.orderId);
    if (!order || order.status !== from) return false;
    const moved = await moveThrough(tx, context, movable(order), steps);
    if (moved?.status === 'processed') {
      await enqueue(tx, 'submit-order', job, { jobKey: `submit:${order.id}` });
      failPoint('render.before-commit');
    }
    return moved !== null;
  });
}

/** The scenes of an order that have no print file yet, without duplicates. */
async function missingPrints(context: TenantContext, job: Job): Promise<Map<string, Scene>> {
  return withTenant(context, async (tx) => {
    const lines = await findLines(tx, job.tenantId, job.orderId);
    const wanted = new Map(lines.flatMap(scenesOf).map((scene) => [printKey(scene), scene]));
    for (const key of await findPrintKeys(tx, job.tenantId, [...wanted.keys()])) wanted.delete(key);
    return wanted;
  });
}

async function store(storageKey: string, contentType: 'image/png' | 'application/pdf', content: Buffer) {
  await fileStore().put(storageKey, content);
  const sha256 = createHash('sha256').update(content).digest();
  return { storageKey, contentType, bytes: content.byteLength, sha256 };
}

async function renderOne(context: TenantContext, key: string, scene: Scene): Promise<void> {
  const { tenantId } = context;
  const print = await renderPrint(scene, ownImages(tenantId));
  const png = await store(`${tenantId}/print-${key}.png`, 'image/png', print.png);
  const pdf = await store(pdfStorageKey(tenantId, key), 'application/pdf', print.pdf);
  failPoint('render.after-store');
  const { widthPx, heightPx } = print;
  await withTenant(context, async (tx) => {
    const saved = await savePrintFile(tx, { tenantId, printKey: key, widthPx, heightPx, png, pdf });
    if (saved)
      await audit(tx, context, {
        action: 'file.added',
        subjectType: 'file',
        subjectId: key,
        data: { kind: 'print' },
      });
  });
}

/**
 * Renders an order's print files one after another and moves the order on: queued processing → processing → processed.
 * Existing print files are reused; after a crash a repeat renders only what is missing.
 */
export async function renderPrints(job: Job): Promise<void> {
  const context: TenantContext = { tenantId: job.tenantId, actor: 'system' };
  const started = await move(context, job, 'queued_processing', ['processing']);
  if (!started) {
    const order = await withTenant(context, (tx) => findOrder(tx, job.tenantId, job.orderId));
    if (order?.status !== 'processing') return;
  }
  for (const [key, scene] of await missingPrints(context, job)) await renderOne(context, key, scene);
  await move(context, job, 'processing', ['processed']);
  failPoint('render.after-commit');
}
