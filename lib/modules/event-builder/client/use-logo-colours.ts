'use client';

import { useEffect, useState } from 'react';
import { inlinePicture } from '@/lib/modules/event-builder/client/inline-picture';
import { logoColours, type LogoColours } from '@/lib/modules/event-builder/rules/logo-colours';

/** Enough to tell a logo's colours apart; thin lines mix with nothing but transparency. */
const SIDE_PX = 128;

interface Shown {
  url: string;
  width_px: number;
  height_px: number;
}

async function readColours({
  url,
  width_px: widthPx,
  height_px: heightPx,
}: Shown): Promise<LogoColours | null> {
  const { href } = await inlinePicture(url, { widthPx, heightPx });
  const image = new Image();
  image.src = href;
  await image.decode();
  const scale = Math.min(1, SIDE_PX / Math.max(widthPx, heightPx));
  const [width, height] = [widthPx, heightPx].map((pixels) => Math.max(1, Math.round(pixels * scale)));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width ?? 1, height ?? 1];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return logoColours(context.getImageData(0, 0, canvas.width, canvas.height));
}

/** The colours of the store's logo, read from its picture; null until then, and where it cannot be read. */
export function useLogoColours(picture: Shown | undefined): LogoColours | null {
  const [read, setRead] = useState<{ url: string; colours: LogoColours | null } | null>(null);
  useEffect(() => {
    if (!picture) return undefined;
    let wanted = true;
    readColours(picture).then(
      (colours) => wanted && setRead({ url: picture.url, colours }),
      // Nothing is said about a picture that did not load; the garments are shown without it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [picture]);
  return picture && read?.url === picture.url ? read.colours : null;
}
