import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';

/** One of our SVGs as a response: nothing in it may run or load, even when it is opened directly. */
export function svgResponse(svg: SafeSvg, cacheControl: string): Response {
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': cacheControl,
    },
  });
}

/** A picture rendered from one of our SVGs. */
export function pictureResponse(bytes: Buffer, contentType: string, cacheControl: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-length': String(bytes.byteLength),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': cacheControl,
    },
  });
}
