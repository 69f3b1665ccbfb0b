import { createHmac, timingSafeEqual } from 'node:crypto';
import { appEnv } from '@/lib/env/app';
import { secretsEnv } from '@/lib/env/secrets';

function signatureOf(tenantId: string, printKey: string): string {
  return createHmac('sha256', secretsEnv().LINK_SECRET).update(`print:${tenantId}:${printKey}`).digest('hex');
}

/** What a print file comes as. */
export type PrintFormat = 'png' | 'pdf';

/** The address a fulfiller fetches a print file from; it opens nothing but this one print, in either format. */
export function printFileUrl(tenantId: string, printKey: string, format: PrintFormat = 'png'): string {
  const path = `/api/${tenantId}/print-files/${printKey}${format === 'pdf' ? '/pdf' : ''}`;
  const url = new URL(path, appEnv().PUBLIC_URL);
  url.searchParams.set('signature', signatureOf(tenantId, printKey));
  return url.toString();
}

/** Tells whether a signature belongs to this print file of this tenant. */
export function isPrintSignature(tenantId: string, printKey: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(tenantId, printKey));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(expected, given);
}
