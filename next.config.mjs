import { join } from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';
import { ariaLanguageRules } from './next.aria-languages.mjs';
import { redirectRules, rewriteRules } from './next.routes.mjs';
import { hashSources } from './scripts/build/hash-sources.mjs';

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // The page cache computes ETags, once per document instead of per request.
  generateEtags: false,
  reactStrictMode: true,
  // Instances that were built apart from the same sources share their pages (docs/decisions/0033).
  generateBuildId: () => hashSources().slice(0, 24),
  cacheHandler: join(import.meta.dirname, 'page-cache', 'handler.mjs'),
  cacheMaxMemorySize: 50 * 1024 * 1024,
  images: { unoptimized: true },
  // `npm test` checks types in a step of its own.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@node-rs/argon2',
    '@react-email/components',
    '@resvg/resvg-js',
    '@shopify/shopify-api',
    'fontkit',
    'graphile-worker',
    'nodemailer',
    'pg',
    'pino',
    'pusher',
    'sharp',
  ],
  turbopack: {
    root: import.meta.dirname,
    // Messages are compiled on the server (lib/intl/compile-messages.ts), so the browser needs no ICU parser.
    resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
    rules: ariaLanguageRules(),
  },
  experimental: {
    authInterrupts: true,
    // The plain form of a store's look brings two pictures of 5 MB (S7-14).
    serverActions: { bodySizeLimit: '11mb' },
    // A fresh clone builds once: writing half a gigabyte for a second build took a quarter of the first one's work.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  redirects: async () => redirectRules(),
  rewrites: async () => rewriteRules(),
};

/** Packages of many modules, which `npm run dev` loads as they are: compiling them took half of a first page's time. */
const LOADED_IN_DEVELOPMENT = ['drizzle-orm', 'hono', 'pako', 'pdf-lib', 'stripe', 'zod'];

const PAGE_EXTENSIONS = ['tsx', 'ts', 'jsx', 'js'];

/** `page.dev.tsx` is a page of `npm run dev` only: the gallery of the admin kit (docs/architecture.md). */
export default function nextConfig(phase) {
  const development = phase === PHASE_DEVELOPMENT_SERVER;
  const own = development ? ['dev.tsx'] : [];
  const loaded = development ? LOADED_IN_DEVELOPMENT : [];
  return createNextIntlPlugin('./lib/intl/request.ts')({
    ...config,
    serverExternalPackages: [...config.serverExternalPackages, ...loaded],
    pageExtensions: [...own, ...PAGE_EXTENSIONS],
  });
}
