import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { appEnv } from '@/lib/env/app';

/** Next's cookie for pages that are rendered per request although they are prerendered (draft mode). */
export const BYPASS = '__prerender_bypass';

let known: string | undefined;

/** The build's own secret; in development Next takes any. */
function bypassId(): string {
  const { NODE_ENV, NEXT_DIST_DIR } = appEnv();
  if (NODE_ENV !== 'production') return 'development';
  const path = resolve(/* turbopackIgnore: true */ process.cwd(), NEXT_DIST_DIR, 'prerender-manifest.json');
  const manifest: { preview?: { previewModeId?: unknown } } = JSON.parse(readFileSync(path, 'utf8'));
  const id = manifest.preview?.previewModeId;
  if (typeof id !== 'string') throw new Error('the build has no preview id');
  return id;
}

/** The cookie that the web's server adds to a request whose page Next is to render anew. It never reaches a browser. */
export function bypassCookie(): string {
  known ??= `${BYPASS}=${bypassId()}`;
  return known;
}
