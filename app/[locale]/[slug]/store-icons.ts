import type { Metadata } from 'next';

/** The store's own icon in place of the platform's; nothing for a store without one. */
export function storeIcons({ enabled, url }: { enabled: boolean; url: string }): Pick<Metadata, 'icons'> {
  if (!enabled || url === '') return {};
  const type = 'image/png';
  return {
    icons: {
      icon: [
        { url: `${url}?size=32`, sizes: '32x32', type },
        { url, sizes: '512x512', type },
      ],
      apple: [{ url: `${url}?size=180`, sizes: '180x180', type }],
    },
  };
}
