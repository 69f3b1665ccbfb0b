import { BRAND } from '@/lib/kernel/brand';

const icon = (size: number) => ({
  src: `/brand/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

const MANIFEST = JSON.stringify({
  id: '/dashboard',
  name: BRAND.name,
  short_name: BRAND.name,
  start_url: '/dashboard',
  scope: '/',
  display: 'minimal-ui',
  background_color: BRAND.colours.paper,
  theme_color: BRAND.colours.paper,
  icons: [icon(192), icon(512)],
});

/** What a phone shows when somebody puts the platform on its home screen; stores are not the platform. S9-25. */
export function GET(): Response {
  return new Response(MANIFEST, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
}
