import { AppError, notFound } from '@/lib/kernel/app-error';
import { findPrintFile } from '@/lib/modules/orders/service/statements/print-files';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { fileStore } from '@/lib/files/store';
import { isPrintSignature, type PrintFormat } from '@/lib/modules/orders/service/print-file-url';

/**
 * A print file's content for the holder of its signed URL. Throws 404 for a wrong signature and for a missing file
 * alike.
 */
export async function readPrintFile(
  context: TenantContext,
  printKey: string,
  signature: string,
  format: PrintFormat = 'png',
): Promise<Buffer> {
  if (!isPrintSignature(context.tenantId, printKey, signature)) throw notFound();
  const file = await withTenant(context, (tx) => findPrintFile(tx, context.tenantId, printKey, format));
  if (!file) throw notFound();
  const bytes = await fileStore().get(file.storageKey);
  if (!bytes) throw new AppError('unavailable', { retryAfter: 30 });
  return bytes;
}
