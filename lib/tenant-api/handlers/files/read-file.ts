import { readFile } from '@/lib/contracts/files/read-file';
import { readPublicFile } from '@/lib/services/files/read-file';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const readFileHandler = defineHandler(readFile, async ({ tenant, params }) => {
  const { bytes, contentType } = await readPublicFile(tenant, params.file);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
});
