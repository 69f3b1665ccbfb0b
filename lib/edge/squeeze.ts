import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The supported compressions, the best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a page once, in the background; Next would compress it for every visitor. */
export function squeeze(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text, { level: 9 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return brotli(text, { params });
}

/** The best compression that an `Accept-Encoding` header accepts. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  if (!header) return null;
  const offers = String(header).toLowerCase().split(',');
  const takes = (encoding: Encoding) =>
    offers.some((offer) => {
      const [what, ...params] = offer.split(';').map((part) => part.trim());
      return what === encoding && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
    });
  return ENCODINGS.find(takes) ?? null;
}
