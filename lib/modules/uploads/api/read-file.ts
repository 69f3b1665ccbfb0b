import { readFile, readTemporaryFile } from '@/lib/modules/uploads/contract/read-file';
import { readPublicFile, readTemporaryFile as readTemporary } from '@/lib/modules/uploads/service/read-file';
import { defineHandler } from '@/lib/tenant-api/define-handler';

/**
 * Sent with the stored content type, which a browser must not override; cached for ever, since a new picture has a new
 * id.
 */
function answer({ bytes, contentType }: { bytes: Buffer; contentType: string }): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

export const readFileHandler = defineHandler(readFile, async ({ tenant, params, query }) =>
  answer(await readPublicFile(tenant, params.file, query.size)),
);

export const readTemporaryFileHandler = defineHandler(readTemporaryFile, async ({ params, query }) =>
  answer(await readTemporary(params.file, query.size)),
);
