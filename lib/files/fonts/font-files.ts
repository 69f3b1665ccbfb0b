import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FontFamily } from '@/lib/modules/design/rules/font-library';

/** The package and face of each font family. */
const FACES: Record<FontFamily, { pack: string; face: string }> = {
  'Alfa Slab One': { pack: 'alfa-slab-one', face: '400-normal' },
  'Amatic SC': { pack: 'amatic-sc', face: '700-normal' },
  Anton: { pack: 'anton', face: '400-normal' },
  'Archivo Black': { pack: 'archivo-black', face: '400-normal' },
  Bangers: { pack: 'bangers', face: '400-normal' },
  'Bebas Neue': { pack: 'bebas-neue', face: '400-normal' },
  'Black Ops One': { pack: 'black-ops-one', face: '400-normal' },
  Caveat: { pack: 'caveat', face: '600-normal' },
  Comfortaa: { pack: 'comfortaa', face: '600-normal' },
  'Dancing Script': { pack: 'dancing-script', face: '600-normal' },
  'EB Garamond': { pack: 'eb-garamond', face: '500-normal' },
  Graduate: { pack: 'graduate', face: '400-normal' },
  'Great Vibes': { pack: 'great-vibes', face: '400-normal' },
  Inter: { pack: 'inter', face: '500-normal' },
  'Inter Bold': { pack: 'inter', face: '800-normal' },
  'JetBrains Mono': { pack: 'jetbrains-mono', face: '500-normal' },
  Lobster: { pack: 'lobster', face: '400-normal' },
  Lora: { pack: 'lora', face: '500-normal' },
  'Lora Italic': { pack: 'lora', face: '500-italic' },
  Montserrat: { pack: 'montserrat', face: '600-normal' },
  'Open Sans': { pack: 'open-sans', face: '600-normal' },
  Oswald: { pack: 'oswald', face: '500-normal' },
  Pacifico: { pack: 'pacifico', face: '400-normal' },
  'Patrick Hand': { pack: 'patrick-hand', face: '400-normal' },
  'Permanent Marker': { pack: 'permanent-marker', face: '400-normal' },
  'Playfair Display': { pack: 'playfair-display', face: '700-normal' },
  'Press Start 2P': { pack: 'press-start-2p', face: '400-normal' },
  Righteous: { pack: 'righteous', face: '400-normal' },
  'Roboto Slab': { pack: 'roboto-slab', face: '700-normal' },
  'Russo One': { pack: 'russo-one', face: '400-normal' },
  'Space Mono': { pack: 'space-mono', face: '700-normal' },
  Teko: { pack: 'teko', face: '600-normal' },
};

/**
 * The package splits each face by script, and no file covers a whole language: U+0142 is in latin-ext, U+00E9 only in
 * latin. The first file that has a character is used.
 */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;

function folderOf(pack: string): string {
  // Without the turbopackIgnore mark the build traces every font file, which triples its time.
  return join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@fontsource', pack, 'files');
}

/** The variant of a family under its usual name in font libraries: `regular`, `500`, `500italic`. S3.6-9. */
export function fontVariant(family: FontFamily): string {
  const { face } = FACES[family];
  return face.replace('400-normal', 'regular').replace('-normal', '').replace('-', '');
}

/** The scripts that a family supports, in order of preference. S3.6-9. */
export function fontSubsets(family: FontFamily): string[] {
  const files = fontFiles(family);
  return SUBSETS.filter((_, index) => existsSync(files[index] ?? ''));
}

/** The possible font files of a family, in order of preference; files of unsupported scripts do not exist. */
export function fontFiles(family: FontFamily): string[] {
  const { pack, face } = FACES[family];
  const folder = folderOf(pack);
  return SUBSETS.map((subset) => join(folder, `${pack}-${subset}-${face}.woff2`));
}
