import { preload } from 'react-dom';

const TEXT_FONT = new URL(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  import.meta.url,
);
const HEADING_FONT = new URL(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
);

/** Preloads a font file, before the style sheet that names it has come. */
export function PreloadFont({ href }: { href: string }) {
  preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}

/** Preloads the platform's two fonts. Only for the platform's layouts: stores use their own fonts. */
export function PreloadFonts() {
  return [TEXT_FONT, HEADING_FONT].map(({ pathname }) => <PreloadFont key={pathname} href={pathname} />);
}
