const TEXT_FONT = new URL(
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  import.meta.url,
);
const HEADING_FONT = new URL(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  import.meta.url,
);

/** Fetches the platform's two fonts with the page; for the platform's layouts only, since a store wears its own. */
export function PreloadFonts() {
  return [TEXT_FONT, HEADING_FONT].map(({ pathname }) => (
    <link key={pathname} rel="preload" href={pathname} as="font" type="font/woff2" crossOrigin="anonymous" />
  ));
}
