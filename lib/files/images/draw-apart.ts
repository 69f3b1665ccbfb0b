import { spawn } from 'node:child_process';
import { fail, ok, type Result } from '@/lib/kernel/result';

/** Limits of one drawing: CPU seconds, memory in kB, and total ms for a busy machine. */
export interface DrawingLimits {
  seconds: number;
  kilobytes: number;
  ms: number;
}

const LIMITS: DrawingLimits = { seconds: 4, kilobytes: 1_000_000, ms: 20_000 };

/** Renders its input at the given width or height and writes a PNG; exits with 1 for an invalid drawing. */
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

/**
 * The command that starts the program; through a shell, if there is one, which limits its memory and CPU time. It runs
 * behind everything else that the machine has to do: strangers' drawings must not slow down mail and print files.
 */
function commandOf(side: number, { seconds, kilobytes }: DrawingLimits): [string, ...string[]] {
  const program = [process.execPath, '-e', PROGRAM, String(side)] as const;
  if (process.platform === 'win32') return [...program];
  return [
    '/bin/sh',
    '-c',
    `ulimit -t ${seconds}; ulimit -d ${kilobytes}; exec nice -n 15 "$0" "$@"`,
    ...program,
  ];
}

/**
 * Renders an untrusted SVG, already checked and rewritten, as a PNG of `side` px on its longer side, in a process of
 * its own: its text does not tell how long rendering takes or how much memory it needs, and rendering in this process
 * could not be stopped. `too_much` when it exceeds the limits, `undrawable` for one without a size. Rejects when no
 * process can be started.
 */
export function drawApart(
  svg: string,
  side: number,
  limits: DrawingLimits = LIMITS,
): Promise<Result<Buffer, 'too_much' | 'undrawable'>> {
  const [command, ...args] = commandOf(side, limits);
  // The process gets no secrets or addresses of ours.
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
    // A process that has exited early reads no more input.
    drawing.stdin.on('error', () => undefined);
    drawing.stdin.end(svg);
  });
}
