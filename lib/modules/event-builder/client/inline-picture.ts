import type { PlacedPicture } from '@/lib/modules/design/rules/scene-to-svg';

/** More pixels than any preview shows. */
const WIDEST_PX = 900;

function readAsDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('no text'));
    reader.onerror = () => reject(reader.error ?? new Error('not readable'));
    reader.readAsDataURL(blob);
  });
}

async function smaller(blob: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(blob);
  const scale = Math.min(1, WIDEST_PX / Math.max(bitmap.width, bitmap.height));
  if (scale === 1) return blob;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((made) => resolve(made ?? blob), 'image/png'));
}

const known = new Map<string, Promise<string>>();

async function load(url: string): Promise<string> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`picture answered ${response.status}`);
  return readAsDataUrl(await smaller(await response.blob()));
}

/**
 * A picture as a data URL, for an SVG that is itself an image and cannot fetch anything. Fetched once; rejects when it
 * cannot be loaded.
 */
export async function inlinePicture(
  url: string,
  size: { widthPx: number; heightPx: number },
): Promise<PlacedPicture> {
  const loading = known.get(url) ?? load(url);
  known.set(url, loading);
  loading.catch(() => known.delete(url));
  return { href: await loading, ...size };
}
