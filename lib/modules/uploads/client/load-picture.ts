import type { PlacedPicture } from '@/lib/modules/design/rules/scene-to-svg';

const loaded = new Map<string, Promise<PlacedPicture | null>>();

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('the picture could not be read'));
    reader.readAsDataURL(content);
  });
}

function sizeOf(href: string): Promise<{ widthPx: number; heightPx: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ widthPx: image.naturalWidth, heightPx: image.naturalHeight });
    image.onerror = () => reject(new Error('this is no picture'));
    image.src = href;
  });
}

async function load(url: string): Promise<PlacedPicture | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  const href = await dataUrl(await response.blob());
  return { href, ...(await sizeOf(href)) };
}

/**
 * Loads a picture as a data URL, since an SVG inside an image cannot fetch anything. Cached; null when it cannot be
 * loaded.
 */
export function loadPicture(url: string): Promise<PlacedPicture | null> {
  const known = loaded.get(url);
  if (known) return known;
  const loading = load(url).catch(() => {
    // A failure is not cached, so that a later call can succeed.
    loaded.delete(url);
    return null;
  });
  loaded.set(url, loading);
  return loading;
}
