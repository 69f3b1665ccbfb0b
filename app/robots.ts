import type { MetadataRoute } from 'next';
import { appEnv } from '@/lib/env/app';

/** The address is known at run time only. */
export const dynamic = 'force-dynamic';

/** Pages say themselves whether they may be listed; of the API only pictures are for search engines. */
export default function robots(): MetadataRoute.Robots {
  const base = appEnv().PUBLIC_URL;
  return {
    rules: { userAgent: '*', allow: ['/', '/api/*/preview/', '/api/*/share-picture'], disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', base).href,
  };
}
