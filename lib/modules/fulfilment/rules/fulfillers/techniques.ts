/** Ways to print, as the catalogue's blanks name them; a test holds the two together. S2.2-106. */
export const PRINT_TECHNIQUES = [
  ...(['DTG', 'DTF', 'Embroidery', 'Screen print', 'Sublimation', 'Laser', 'UV print', 'Offset'] as const),
] as const;
