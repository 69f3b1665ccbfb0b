import { downloadZip } from 'client-zip';
import { urlOf } from '@/lib/client/call';
import { productPictureCall } from '@/lib/modules/catalogue/contract/paths';
import type { Mockup } from '@/lib/modules/catalogue/rules/mockup-names';
import type { ProductPlace } from './event-products';

/** Width and height of a mock-up in px: 17 cm at 300 dpi. */
const EDGE = 2000;
/** How long a drawing may take to come. */
const DRAWING_MS = 30_000;

/** The drawing at its largest, as a picture that a canvas can take. Throws for an answer that is no drawing. */
async function readDrawing(url: string, signal: AbortSignal): Promise<Blob> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(DRAWING_MS)]);
  const answer = await fetch(url, { headers: { accept: 'image/svg+xml' }, signal: within });
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
  const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const svg = drawing.documentElement;
  if (svg.localName !== 'svg') throw new Error('the picture is no drawing');
  // Some browsers paint a drawing at its own size, and enlarge that.
  svg.setAttribute('width', String(EDGE));
  svg.setAttribute('height', String(EDGE));
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });
}

async function loadPicture(drawing: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(drawing);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A drawing as PNG, transparent around the garment. */
async function toPng(drawing: Blob): Promise<Blob> {
  const picture = await loadPicture(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, EDGE, EDGE);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  // Gives its memory back at once: a phone has room for few of them.
  canvas.width = 0;
  if (!png) throw new Error('the picture could not be painted');
  return png;
}

interface MockupsWanted {
  place: ProductPlace;
  mockups: readonly Mockup[];
  /** Called with the number of pictures that are ready. */
  onReady: (count: number) => void;
  signal: AbortSignal;
}

/**
 * The mock-up pictures of a product as a ZIP of PNG files, painted here one after another, as the product is stored.
 * Rejects when a picture does not come, and when it is cancelled. S2.2-75
 */
export async function makeMockups({ place, mockups, onReady, signal }: MockupsWanted): Promise<Blob> {
  const files: { name: string; input: Blob }[] = [];
  for (const { colour, side, name } of mockups) {
    const url = urlOf(productPictureCall.path, { ...place, colour, side });
    files.push({ name: `${name}.png`, input: await toPng(await readDrawing(url, signal)) });
    signal.throwIfAborted();
    onReady(files.length);
  }
  return downloadZip(files).blob();
}
