import { isSame, seal } from '@/lib/kernel/seal';
import { appEnv } from '@/lib/env/app';
import { secretsEnv } from '@/lib/env/secrets';

function signatureOf(tenantId: string, printKey: string): string {
  return seal(secretsEnv().LINK_SECRET, 'print', tenantId, printKey).toString('hex');
}

export type PrintFormat = 'png' | 'pdf';

/** The path of a print file on this installation. Its signature is valid for this one print file, in either format. */
export function printFilePath(tenantId: string, printKey: string, format: PrintFormat): string {
  const query = new URLSearchParams({ signature: signatureOf(tenantId, printKey) });
  return `/api/${tenantId}/print-files/${printKey}${format === 'pdf' ? '/pdf' : ''}?${query}`;
}

/** The same as a full URL, for a fulfiller to download. */
export function printFileUrl(tenantId: string, printKey: string, format: PrintFormat = 'png'): string {
  return new URL(printFilePath(tenantId, printKey, format), appEnv().PUBLIC_URL).toString();
}

/** Whether a signature is valid for this print file of this tenant. */
export function isPrintSignature(tenantId: string, printKey: string, signature: string): boolean {
  return isSame(signatureOf(tenantId, printKey), signature);
}
