import type { Layer } from '@/lib/modules/design/rules/scene-types';
import { shape, stroke, text } from './build';
import { box, circle, point, polygon, polyline, rays, ring, type Spot } from './geometry';

/** Lumen's lamp: a bulb with rays, 60 mm tall, centred at the origin. */
export function lamp(ink: string, glow: string): Layer[] {
  const bulb =
    'M0 -16C9.4 -16 16 -9.4 16 -0.6C16 6 12 9.6 9.4 14L-9.4 14C-12 9.6 -16 6 -16 -0.6C-16 -9.4 -9.4 -16 0 -16Z';
  return [
    shape('beams', rays([0, -1], 21, 30, 9, -200, 20, 3.4), glow),
    shape('bulb', bulb, ink, { label: 'A shining lamp' }),
    shape('filament', polygon([-1.6, -9], [5, -9], [1.4, -1], [6, -1], [-3.6, 10], [-1, 2], [-5.4, 2]), glow),
    shape(
      'socket',
      box(-8, 16.5, 16, 3.4, 1.6) + box(-6.4, 21.6, 12.8, 3.4, 1.6) + box(-3.6, 26.6, 7.2, 3, 1.5),
      ink,
    ),
  ];
}

interface Track {
  points: readonly Spot[];
}

const TRACKS: readonly Track[] = [
  {
    points: [
      [0, 0],
      [0, 300],
    ],
  },
  {
    points: [
      [-16, 0],
      [-16, 44],
      [-44, 72],
      [-44, 150],
      [-70, 176],
      [-70, 238],
    ],
  },
  {
    points: [
      [16, 0],
      [16, 60],
      [52, 96],
      [52, 190],
      [34, 208],
      [34, 262],
    ],
  },
  {
    points: [
      [-32, 0],
      [-32, 26],
      [-84, 78],
      [-84, 128],
      [-100, 144],
      [-100, 176],
    ],
  },
  {
    points: [
      [32, 0],
      [32, 24],
      [88, 80],
      [88, 142],
      [70, 160],
      [70, 226],
    ],
  },
  {
    points: [
      [-16, 96],
      [-16, 190],
      [-36, 210],
      [-36, 274],
    ],
  },
  {
    points: [
      [48, 0],
      [48, 10],
      [112, 74],
      [112, 118],
    ],
  },
  {
    points: [
      [-48, 0],
      [-48, 10],
      [-112, 74],
      [-112, 104],
    ],
  },
];

/** Circuit traces from a chip down the back, 240 mm wide and 300 mm tall; the chip's top at the origin. */
export function circuit(ink: string, glow: string): Layer[] {
  const ends = TRACKS.map(({ points }) => points.at(-1) ?? ([0, 0] as const));
  const pins = [-48, -32, -16, 0, 16, 32, 48].map((x) => box(x - 2.5, 40, 5, 9, 1)).join('');
  const moved = TRACKS.map(({ points }) => polyline(...points.map(([x, y]): Spot => [x, y + 48])));
  return [
    stroke('tracks', moved.join(''), ink, 3, { label: 'A circuit that runs down from a chip' }),
    shape('pads', ends.map(([x, y]) => ring(x, y + 48 + 6, 7, 3)).join(''), glow, { fillRule: 'evenodd' }),
    shape('pins', pins, ink),
    shape('chip', box(-60, 0, 120, 42, 5), ink),
    text('chip-name', 'LS-26', 0, 29, {
      fontFamily: 'Archivo Black',
      fontSizeMm: 25,
      fill: glow,
      letterSpacing: 0.08,
    }),
  ];
}

/** A robot arm as a technical drawing, 210 mm wide and 190 mm tall; the centre of its base at the origin. */
export function arm(ink: string, glow: string): Layer[] {
  const [elbow, wrist]: Spot[] = [
    [-52, -128],
    [58, -150],
  ];
  const limb = (from: Spot, to: Spot, w1: number, w2: number): string => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const at = (spot: Spot, side: number, width: number): Spot => [
      spot[0] - (dy / length) * side * width,
      spot[1] + (dx / length) * side * width,
    ];
    return polygon(at(from, 1, w1), at(to, 1, w2), at(to, -1, w2), at(from, -1, w1));
  };
  const [ex, ey] = elbow ?? [0, 0];
  const [wx, wy] = wrist ?? [0, 0];
  const shoulder: Spot = [0, -36];
  return [
    stroke('upper', limb(shoulder, [ex, ey], 13, 10), ink, 2.6, { label: 'Drawing of a robot arm' }),
    stroke('fore', limb([ex, ey], [wx, wy], 10, 6.5), ink, 2.6),
    shape('joints', circle(0, -36, 17) + circle(ex, ey, 14.5) + circle(wx, wy, 10), ink),
    shape('axles', circle(0, -36, 6.4) + circle(ex, ey, 5.4) + circle(wx, wy, 3.6), glow),
    shape('foot', polygon([-34, 0], [-24, -22], [24, -22], [34, 0]) + box(-46, 2, 92, 8, 2), ink),
    stroke(
      'hand',
      `M${point(wx + 4, wy + 10)}L${point(wx + 10, wy + 26)}M${point(wx - 2, wy + 26)}L${point(wx - 2, wy + 38)}L${point(wx + 4, wy + 44)}M${point(wx + 22, wy + 26)}L${point(wx + 22, wy + 38)}L${point(wx + 16, wy + 44)}M${point(wx - 2, wy + 26)}L${point(wx + 22, wy + 26)}`,
      ink,
      3.4,
    ),
    stroke('held', circle(wx + 10, wy + 50, 5.4), glow, 2.6),
    stroke('angle', 'M34 -36C34 -52 26 -64 13 -71', glow, 1.8),
    stroke(
      'measure',
      `M-96 ${-36}L-96 ${ey}M-101 ${-36}L-91 ${-36}M-101 ${ey}L-91 ${ey}M${point(ex, -176)}L${point(wx, -176)}M${point(ex, -181)}L${point(ex, -171)}M${point(wx, -181)}L${point(wx, -171)}`,
      glow,
      1.6,
    ),
    text('length', '480', -112, -84, { fontFamily: 'Inter', fontSizeMm: 11, fill: glow, angle: -90 }),
    text('reach', '620', (ex + wx) / 2, -181, { fontFamily: 'Inter', fontSizeMm: 11, fill: glow }),
    text('turn', '124°', 48, -60, { fontFamily: 'Inter', fontSizeMm: 11, fill: glow }),
  ];
}

/** A mountain of contour lines, 240 mm wide; the centre of its base at the origin. */
export function contours(ink: string, glow: string): Layer[] {
  const ridge = (scale: number, drop: number): string => {
    const at = (x: number, y: number): string => point(x * scale + (1 - scale) * 6, y * scale + drop);
    return (
      `M${at(-120, 0)}C${at(-96, -18)} ${at(-84, -52)} ${at(-66, -60)}C${at(-52, -66)} ${at(-44, -108)} ${at(-20, -132)}` +
      `C${at(-8, -146)} ${at(6, -166)} ${at(14, -166)}C${at(24, -166)} ${at(34, -132)} ${at(48, -112)}` +
      `C${at(58, -98)} ${at(66, -96)} ${at(76, -70)}C${at(86, -42)} ${at(102, -16)} ${at(124, 0)}`
    );
  };
  const lines = [1, 0.87, 0.74, 0.61, 0.48].map((scale) => ridge(scale, -(1 - scale) * 30));
  return [
    shape('sun', circle(70, -146, 19), glow),
    stroke('contours', lines.join(''), ink, 3.4, { label: 'A mountain in contour lines' }),
    stroke('ground', 'M-130 10L134 10M-112 20L116 20M-84 30L88 30', ink, 3.4),
    shape(
      'summit',
      polygon([14, -196], [14, -172], [11.4, -172], [11.4, -196]) +
        polygon([14, -196], [34, -189], [14, -182]),
      glow,
    ),
  ];
}
