import { contentDisposition } from '@/lib/kernel/content-disposition';

/** A CSV file to download; the browser never shows it as a page. */
export function csvResponse(file: {
  fileName: string;
  bytes: number;
  stream: ReadableStream<Uint8Array>;
}): Response {
  return new Response(file.stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-length': String(file.bytes),
      'content-disposition': contentDisposition('attachment', file.fileName),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
