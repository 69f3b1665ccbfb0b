const COLOUR_MODES: Readonly<Record<string, string>> = { 'b-w': 'grey', grey16: 'grey', rgb16: 'rgb' };

/** How a picture keeps its colours, as the print check calls it: `srgb`, `rgb`, `grey`, or what else a decoder says. */
export function colourModeOf(space = ''): string {
  return COLOUR_MODES[space] ?? space;
}
