import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { appEnv } from '@/lib/env/app';
import { acceptedEncoding, type Encoding } from './squeeze';

/** A script or style sheet of the build; its name changes with its content. */
const ADDRESS =
  /^\/_next\/static\/((?:[A-Za-z0-9_~-][A-Za-z0-9_.~-]*\/)*[A-Za-z0-9_~-][A-Za-z0-9_.~-]*\.(js|css))$/;
const TYPES: Readonly<Record<string, string>> = { js: 'application/javascript', css: 'text/css' };
const ENDINGS: Readonly<Record<Encoding, string>> = { br: 'br', gzip: 'gz' };

/** By name; it contains only files of the build, so it needs no limit. */
const copies = new Map<string, Buffer>();

async function squeezedCopy(path: string): Promise<Buffer | null> {
  const known = copies.get(path);
  if (known) return known;
  const folder = join(/* turbopackIgnore: true */ process.cwd(), appEnv().NEXT_DIST_DIR, 'static');
  try {
    const copy = await readFile(join(folder, path));
    copies.set(path, copy);
    return copy;
  } catch {
    return null;
  }
}

/** Whether the path is a file that may have a compressed copy which the browser accepts. */
export function asksForStaticFile({ method, url = '' }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return ADDRESS.test(url) && appEnv().NODE_ENV === 'production';
}

/**
 * Sends a script or style sheet as compressed by the build (scripts/build/squeeze-static.mjs). False when there is no
 * such copy or the browser does not accept it; Next then answers.
 */
export async function answerStaticFile(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [, name = '', ending = ''] = ADDRESS.exec(request.url ?? '') ?? [];
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const copy = encoding && (await squeezedCopy(`${name}.${ENDINGS[encoding]}`));
  if (!copy) return false;
  response.setHeader('content-type', `${TYPES[ending]}; charset=UTF-8`);
  response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', copy.length);
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('vary', 'Accept-Encoding');
  response.end(copy);
  return true;
}
