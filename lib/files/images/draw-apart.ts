import { spawn } from 'node:child_process';
import { fail, ok, type Result } from '@/lib/kernel/result';

/** What one drawing may take: seconds of a processor, kB of memory, and ms in all where others keep the machine busy. */
export interface DrawingLimits {
  seconds: number;
  kilobytes: number;
  ms: number;
}

const LIMITS: DrawingLimits = { seconds: 8, kilobytes: 1_000_000, ms: 30_000 };

/** Draws what it reads as wide, or as high, as it is told, and writes a PNG; ends with 1 for what is no drawing. */
const PROGRAM = `
const { Resvg } = require('@resvg/resvg-js');
const side = Number(process.argv[1]);
const parts = [];
process.stdin.on('data', (part) => parts.push(part)).on('end', () => {
  const svg = Buffer.concat(parts).toString();
  const fontless = { font: { loadSystemFonts: false }, logLevel: 'off' };
  const { width, height } = new Resvg(svg, fontless);
  if (!(width > 0 && height > 0) || Math.max(width / height, height / width) > side) process.exit(1);
  const fitTo = { mode: width >= height ? 'width' : 'height', value: side };
  process.stdout.write(new Resvg(svg, { ...fontless, fitTo }).render().asPng());
});
process.stdout.on('error', () => process.exit(1));
`;

/** How the program is started; a shell can hold it to less than the machine has, where there is one. */
function commandOf(side: number, { seconds, kilobytes }: DrawingLimits): [string, ...string[]] {
  const program = [process.execPath, '-e', PROGRAM, String(side)] as const;
  if (process.platform === 'win32') return [...program];
  return ['/bin/sh', '-c', `ulimit -t ${seconds}; ulimit -d ${kilobytes}; exec "$0" "$@"`, ...program];
}

/**
 * A stranger's SVG, checked and written anew, as a PNG of `side` px on its longer side, drawn by a process of its own: how
 * long a drawing takes and how much it holds can't be told from its text, and what is begun in this process can't be
 * ended. `too_much` for one that passes its limits, `undrawable` for one without a size. Rejects where none can be started.
 */
export function drawApart(
  svg: string,
  side: number,
  limits: DrawingLimits = LIMITS,
): Promise<Result<Buffer, 'too_much' | 'undrawable'>> {
  const [command, ...args] = commandOf(side, limits);
  // Nothing of ours is any business of it: no secret, no address.
  const env = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' } as const;
  return new Promise((resolve, reject) => {
    const drawing = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
    const late = setTimeout(() => drawing.kill('SIGKILL'), limits.ms);
    const parts: Buffer[] = [];
    drawing.stdout.on('data', (part: Buffer) => parts.push(part));
    drawing.on('error', (error) => {
      clearTimeout(late);
      reject(error);
    });
    drawing.on('close', (code) => {
      clearTimeout(late);
      if (code === 0) resolve(ok(Buffer.concat(parts)));
      else resolve(fail(code === 1 ? 'undrawable' : 'too_much'));
    });
    // One that has ended early reads no more.
    drawing.stdin.on('error', () => undefined);
    drawing.stdin.end(svg);
  });
}
