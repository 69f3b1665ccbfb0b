import { z } from 'zod';
import { envReader } from './read';

/** Addresses separated by commas. */
const addresses = z
  .string()
  .refine(
    (text) => text.split(',').every((part) => part.trim() === '' || URL.canParse(part.trim())),
    'must be addresses separated by commas',
  );

const schema = z.object({
  NODE_ENV: z.string().default('production'),
  /** `demo` shows the demo logins (docs/demo.md); `production` is usual with a DATABASE_URL. */
  APP_MODE: z.enum(['demo', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The address that the web listens on; all if it is not set. */
  HOST: z.string().optional(),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** If set, the web process calls the tenant API there; else in process. */
  TENANT_API_URL: z.url().optional(),
  /** The URLs of all web processes, separated by commas; each must be told to purge changed pages. */
  WEB_URLS: addresses.optional(),
  /** Where each proxy with a page cache takes purges (deploy/nginx.conf), separated by commas. */
  PROXY_URLS: addresses.optional(),
  /** Set → web processes share pages and purges there (docs/decisions/0033). */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** How many proxies in front are trusted to report the visitor's IP address (D27-5). */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  TRANSLATION_ENABLED: z.enum(['0', '1']).default('1'),
  /** 0: browsers that keep the offline page drop it, and no other gets it. S2.1-82 */
  OFFLINE_PAGE: z.enum(['0', '1']).default('1'),
  /** After so many milliseconds a call of the API that is not done is answered with 503. */
  ANSWER_WITHIN_MS: z.coerce.number().int().min(100).default(5_500),
  ANALYTICS_SCRIPT_URL: z.url().optional(),
  CHAT_SCRIPT_URL: z.url().optional(),
  /** Who processes personal data for this installation: `Name, Country, task; …`, the tasks of `lib/modules/site/rules`. S2.1-54. */
  SUB_PROCESSORS: z.string().default(''),
  INBOX_URL: z.url().optional(),
  /** The folder of the build. */
  NEXT_DIST_DIR: z.string().default('.next'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Mode, addresses and switches of the installation. */
export const appEnv = envReader(schema);
