const COLOUR_MODES: Readonly<Record<string, string>> = { 'b-w': 'grey', grey16: 'grey', rgb16: 'rgb' };

/** A picture's colour mode for the print check: `srgb`, `rgb`, `grey`, or the decoder's name for another. */
export function colourModeOf(space = ''): string {
  return COLOUR_MODES[space] ?? space;
}
