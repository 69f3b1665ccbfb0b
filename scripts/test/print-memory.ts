import { readFileSync } from 'node:fs';
import type { Layer, Scene } from '@/lib/modules/design/rules/scene-types';
import { renderPrint } from '@/lib/files/render/render-print';

/** The largest print area: 381 × 457.2 mm at 300 dpi are 4500 × 5400 px. */
const area = { widthMm: 381, heightMm: 457.2, dpi: 300 };
const middle = { angle: 0, scale: 1, customisable: false, position: { x: 190.5, y: 228.6 } };

const LAYERS: Layer[] = [
  {
    type: 'image',
    id: 'photo',
    src: 'photo',
    location: 'file',
    ...middle,
    widthMm: area.widthMm,
    heightMm: area.heightMm,
  },
  {
    type: 'text',
    id: 'name',
    text: 'ALEX',
    fontFamily: 'Anton',
    fontSizeMm: 125,
    ...middle,
    fill: '#ffffff',
    textAlign: 'center',
    stroke: '#0000aa',
    strokeWidthMm: 1.5,
  },
];

/**
 * This process's peak memory in MB, from /proc: getrusage would start with the size of the parent process.
 */
function peakMemory(): number {
  if (process.platform !== 'linux') return Math.round((process.resourceUsage().maxRSS * 1024) / 1e6);
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

/** Draws both print files over a photograph (a path) in a process of its own, and prints the peak memory. */
async function main([photo = '']: string[]): Promise<void> {
  const scene: Scene = { version: 1, side: 'front', area, layers: LAYERS };
  const read = () => Promise.resolve(readFileSync(photo));
  const { widthPx, heightPx, png, pdf } = await renderPrint(scene, read);
  const peakMb = peakMemory();
  process.stdout.write(
    JSON.stringify({ widthPx, heightPx, bytes: [png.byteLength, pdf.byteLength], peakMb }),
  );
}

void main(process.argv.slice(2));
