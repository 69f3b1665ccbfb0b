import { join } from 'node:path';
import type { Answer, Call } from '@/sandbox/shared/exchange';

/** Paths that loaders request: /v3/ and one per release. */
const SCRIPT_PATH = /^\/(v3\/?|[a-z]+\/stripe\.js)$/;
const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

let bundle: Promise<string> | null = null;

export function isScriptPath(path: string): boolean {
  return SCRIPT_PATH.test(path);
}

/** The browser script, with the API's origin set to the requested host. */
export async function scriptAnswer(call: Call, fallback: string): Promise<Answer> {
  const host = call.headers.host;
  const origin = host !== undefined && HOST.test(host) ? `http://${host}` : fallback;
  const body = `(function (SANDBOX_ORIGIN) {\n${await browserScript()}\n})(${JSON.stringify(origin)});\n`;
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    },
    body,
  };
}

/** Bundles the script once per process; call it early to warm it up. */
export function browserScript(): Promise<string> {
  bundle ??= build();
  return bundle;
}

async function build(): Promise<string> {
  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    entryPoints: [join(process.cwd(), 'sandbox/stripe/browser/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  await esbuild.stop();
  return result.outputFiles[0]?.text ?? '';
}
