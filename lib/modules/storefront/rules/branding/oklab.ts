/** A colour in OKLab: lightness from 0 to 1, and two axes. Distances are about as large as they look. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

const toLinear = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const toByte = (linear: number): number => {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, Math.round(value * 255)));
};

/** Red, green and blue as bytes → OKLab. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** `#rrggbb` of the nearest colour that a screen shows. */
export function labToHex({ l: light, a, b }: Lab): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((value) => toByte(Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** `#rrggbb` → OKLab. */
export function hexToLab(hex: string): Lab {
  const byte = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return toLab(byte(1), byte(3), byte(5));
}

export const distance = (one: Lab, other: Lab): number =>
  Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

/** How far a colour is from grey: 0 for a grey, 0.3 for the strongest. */
export const chroma = ({ a, b }: Lab): number => Math.hypot(a, b);
