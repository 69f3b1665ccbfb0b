import type { SafeSvg } from '@/lib/modules/design/rules/svg-text';

/** A drawing of ours as a picture: nothing in it may run or load, even opened by itself. */
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

/** A picture that we have made of our own drawing. */
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
