import type { MetadataRoute } from 'next';
import { appEnv } from '@/lib/env/app';

/** The site's URL is known at run time only. */
export const dynamic = 'force-dynamic';

/** Pages declare themselves whether they may be indexed; of the API, only pictures may. */
export default function robots(): MetadataRoute.Robots {
  const base = appEnv().PUBLIC_URL;
  return {
    rules: { userAgent: '*', allow: ['/', '/api/*/preview/', '/api/*/share-picture'], disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', base).href,
  };
}
