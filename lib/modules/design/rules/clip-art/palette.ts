/**
 * Inks of the drawings: flat, and between dark and light, so that an outline is seen on a black garment and on a white
 * one.
 */
export const INKS = {
  red: '#d8433b',
  brick: '#b23230',
  coral: '#f0785f',
  orange: '#f08a2e',
  amber: '#d99a1e',
  yellow: '#f7c53f',
  cream: '#fbe9c6',
  lime: '#a9c957',
  green: '#47a05f',
  forest: '#2a7550',
  teal: '#2aa198',
  sky: '#62b7e8',
  blue: '#2f73bd',
  navy: '#28477a',
  purple: '#7f62c4',
  pink: '#ef8fb3',
  rose: '#d65f8c',
  tan: '#dca566',
  brown: '#94613d',
  coffee: '#63402a',
  white: '#ffffff',
  mist: '#c8d3dd',
  grey: '#8b98a6',
  slate: '#5d6b7a',
  dark: '#2b3039',
} as const;

/** Stands for the ink that is seen best on the garment. */
export const GARMENT_INK = 'ink';

/** A drawing's outlines from back to front on a square of 100 by 100, each with `#rrggbb` or `GARMENT_INK`. */
export type Drawing = readonly (readonly [fill: string, d: string])[];
