import type { GarmentFamily, Layer, PathLayer, TextLayer } from '@/lib/modules/design/rules/scene-types';
import { fern, lanes, rays } from './motifs';

/** One picture of the home page: a garment with front artwork on a square of 90 mm, around its centre. */
export interface Shot {
  name: string;
  family: GarmentFamily;
  colour: string;
  layers: Layer[];
}

const text = (id: string, value: string, y: number, style: Partial<TextLayer>): TextLayer => ({
  id,
  type: 'text',
  text: value,
  fontFamily: 'Oswald',
  fontSizeMm: 14,
  fill: '#f2ead8',
  textAlign: 'center',
  angle: 0,
  scale: 1,
  position: { x: 0, y },
  customisable: false,
  ...style,
});

const shape = (id: string, d: string, y: number, fill: string): PathLayer => ({
  id,
  type: 'path',
  d,
  fill,
  angle: 0,
  scale: 1,
  position: { x: 0, y },
  customisable: false,
});

const fjordBadge = (ink: string, leaf: string): Layer[] => [
  text('name', 'FJORD & FERN', -22, { fill: ink, arcRadiusMm: 58, fontSizeMm: 12.5, letterSpacing: 0.08 }),
  shape('fern', fern(42), 24, leaf),
  text('trade', 'COFFEE ROASTERS', 39, { fill: ink, fontSizeMm: 8, letterSpacing: 0.14 }),
];

const fjordName = (ink: string, leaf: string): Layer[] => [
  shape('fern', fern(30), 4, leaf),
  text('person', 'Maja', 30, { fill: ink, fontFamily: 'Pacifico', fontSizeMm: 25 }),
  text('trade', 'FJORD & FERN', 46, { fill: ink, fontSizeMm: 7, letterSpacing: 0.16 }),
];

const lumen: Layer[] = [
  shape('rays', rays(26), -2, '#ffd75e'),
  text('event', 'LUMEN SUMMIT', 14, { fontFamily: 'Archivo Black', fill: '#ffffff', fontSizeMm: 9.5 }),
  text('person', 'NOOR', 37, {
    fontFamily: 'Archivo Black',
    fill: '#ffd75e',
    fontSizeMm: 21,
    letterSpacing: 0.04,
  }),
];

const prairie = (ink: string, lane: string): Layer[] => [
  text('club', 'PRAIRIE', -12, { fontFamily: 'Anton', fill: ink, fontSizeMm: 34 }),
  shape('lanes', lanes(92), 4, lane),
  text('run', 'RUN CLUB', 46, { fontFamily: 'Anton', fill: ink, fontSizeMm: 24, letterSpacing: 0.04 }),
];

const prairieLine: Layer[] = [
  text('club', 'PRAIRIE', 6, { fontFamily: 'Anton', fill: '#f6ead6', fontSizeMm: 26 }),
  shape('lanes', lanes(76), 16, '#f2b25c'),
];

export const SHOTS: Shot[] = [
  { name: 'fjord-tee', family: 'tee', colour: '#1f4d3a', layers: fjordBadge('#f2ead8', '#c9b26a') },
  { name: 'fjord-hoodie', family: 'hoodie', colour: '#e6dcc6', layers: fjordName('#1f4d3a', '#1f4d3a') },
  { name: 'fjord-tote', family: 'tote', colour: '#e6dcc6', layers: fjordBadge('#1f4d3a', '#1f4d3a') },
  { name: 'fjord-mug', family: 'mug', colour: '#f7f3ea', layers: fjordBadge('#1f4d3a', '#1f4d3a') },
  { name: 'fjord-kids', family: 'kids-tee', colour: '#c9b26a', layers: fjordBadge('#1f4d3a', '#1f4d3a') },
  { name: 'fjord-cap', family: 'cap', colour: '#1f4d3a', layers: [shape('fern', fern(52), 26, '#f2ead8')] },
  { name: 'lumen-hoodie', family: 'hoodie', colour: '#1b2657', layers: lumen },
  { name: 'prairie-tee', family: 'tee', colour: '#f4efe6', layers: prairie('#b4431f', '#e58a2f') },
  { name: 'prairie-cap', family: 'cap', colour: '#b4431f', layers: prairieLine },
];
