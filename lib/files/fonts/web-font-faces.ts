import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_FONTS, type FontUse } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { appEnv } from '@/lib/env/app';

/** The script files of a face; a browser fetches those that a page's characters need. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
const FILE = /^([a-z-]+?)-(latin|latin-ext|cyrillic|greek|vietnamese)-(\d{3})-normal\.woff2$/;

interface Pack {
  version: string;
  ranges: Readonly<Record<string, string>>;
}

const packs = new Map<string, Pack>();

function folderOf(pack: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource', pack);
}

function packOf(pack: string): Pack {
  const known = packs.get(pack);
  if (known) return known;
  const read = (file: string) => JSON.parse(readFileSync(join(folderOf(pack), file), 'utf8')) as unknown;
  const { version } = read('package.json') as { version: string };
  const made = { version, ranges: read('unicode.json') as Record<string, string> };
  packs.set(pack, made);
  return made;
}

/** From this weight on, the browser's bold Arial is the closer fallback. */
const BOLD_FROM = 600;

/**
 * The @font-face of the fallback: Arial with adjusted metrics, so that the layout does not shift when the font arrives.
 */
function standIn({ name, weight }: FontUse): string {
  const measure = WEB_FONTS[name]?.weights[weight];
  if (!measure) return '';
  const [width, ascent, descent] = measure;
  const bold = weight >= BOLD_FROM ? ' Bold' : '';
  return (
    `@font-face{font-family:'${name} Fallback';font-weight:${weight};` +
    `src:local('Arial${bold}'),local('Liberation Sans${bold}');` +
    `size-adjust:${width}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}

/** The address of a face's file for a script; undefined if there is none. */
function addressOf({ name, weight }: FontUse, subset: (typeof SUBSETS)[number]): string | undefined {
  const { pack = '' } = WEB_FONTS[name] ?? {};
  const { version, ranges } = packOf(pack);
  const file = `${pack}-${subset}-${weight}-normal.woff2`;
  if (!ranges[subset] || !existsSync(join(folderOf(pack), 'files', file))) return undefined;
  return `/api/font-file/${file}?v=${version}`;
}

function face(use: FontUse): string {
  const { name, weight } = use;
  const { ranges } = packOf(WEB_FONTS[name]?.pack ?? '');
  return SUBSETS.flatMap((subset) => {
    const address = addressOf(use, subset);
    if (address === undefined) return [];
    const source = `url(${address}) format('woff2')`;
    return [
      `@font-face{font-family:'${name}';font-style:normal;font-display:swap;font-weight:${weight};` +
        `src:${source};unicode-range:${ranges[subset]}}`,
    ];
  }).join('');
}

/** The CSS rules of these faces (`neededFaces`) and of their fallbacks. S3.6. */
export function webFontFaces(faces: readonly FontUse[]): string {
  return [...faces.map((one) => standIn(one)), ...faces.map((one) => face(one))].join('');
}

/** The address of a face's file for Latin, which all interface languages are written in, to preload it. */
export function latinFontFile(use: FontUse): string | undefined {
  return addressOf(use, 'latin');
}

/** The file reduced by the build (scripts/build/slim-fonts.mjs), else the one in its package. */
function pathOf(pack: string, file: string): string {
  const lighter = join(/* turbopackIgnore: true */ process.cwd(), appEnv().NEXT_DIST_DIR, 'fonts', file);
  return existsSync(lighter) ? lighter : join(folderOf(pack), 'files', file);
}

/** The path of a face's file and its version; null for a file that no rule names. */
export function webFontFile(file: string): { path: string; version: string } | null {
  const [, pack = '', , weight = ''] = FILE.exec(file) ?? [];
  const font = Object.values(WEB_FONTS).find((one) => one.pack === pack);
  if (!font?.weights[Number(weight)]) return null;
  const path = pathOf(pack, file);
  return existsSync(path) ? { path, version: packOf(pack).version } : null;
}
