const SEGMENT = /([MLHVCQZ])([^MLHVCQZ]*)/g;

function numbersOf(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}

/** A number in PDF syntax, without exponent. */
export function pdfNumber(value: number, places = 5): string {
  if (!Number.isFinite(value)) throw new RangeError('not a finite number in a drawing');
  const text = value.toFixed(places).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

const operator = (name: string, values: readonly number[]): string =>
  `${values.map((value) => pdfNumber(value)).join(' ')} ${name}`;

/** Path data in the grammar of path-data.ts as PDF operators; quadratic curves become exact cubic ones. */
export function pdfPath(d: string): string {
  const operators: string[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const moveTo = (nextX: number, nextY: number): void => {
    [x, y] = [nextX, nextY];
  };
  const lineTo = (nextX: number, nextY: number): void => {
    operators.push(operator('l', [nextX, nextY]));
    moveTo(nextX, nextY);
  };
  const curveTo = (points: readonly number[]): void => {
    operators.push(operator('c', points));
    moveTo(points[4] ?? 0, points[5] ?? 0);
  };
  const quadTo = ([cx = 0, cy = 0, nextX = 0, nextY = 0]: readonly number[]): void => {
    const third = (from: number, control: number): number => from + (2 / 3) * (control - from);
    curveTo([third(x, cx), third(y, cy), third(nextX, cx), third(nextY, cy), nextX, nextY]);
  };
  for (const [, command = '', rest = ''] of d.matchAll(SEGMENT)) {
    const values = numbersOf(rest);
    if (command === 'Z') {
      operators.push('h');
      moveTo(startX, startY);
      continue;
    }
    const step = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6 }[command] ?? 2;
    for (let at = 0; at < values.length; at += step) {
      const [a = 0, b = 0, ...more] = values.slice(at, at + step);
      if (command === 'H') lineTo(a, y);
      else if (command === 'V') lineTo(x, a);
      else if (command === 'Q') quadTo([a, b, ...more]);
      else if (command === 'C') curveTo([a, b, ...more]);
      else if (command === 'L' || at > 0) lineTo(a, b);
      else {
        operators.push(operator('m', [a, b]));
        moveTo(a, b);
        [startX, startY] = [a, b];
      }
    }
  }
  return operators.join('\n');
}
