const TEXT_FONT = new URL(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  import.meta.url,
);
const HEADING_FONT = new URL(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
);

/** Preloads the platform's two fonts. Only for the platform's layouts: stores use their own fonts. */
export function PreloadFonts() {
  return [TEXT_FONT, HEADING_FONT].map(({ pathname }) => (
    <link key={pathname} rel="preload" href={pathname} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
