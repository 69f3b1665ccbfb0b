import { z } from 'zod';
import { envReader } from './read';

const schema = z.object({
  NODE_ENV: z.string().default('development'),
  /** DEMO.md: demo shows the demo logins; production is the rule with a DATABASE_URL. */
  APP_MODE: z.enum(['demo', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Set → the web reaches the tenant API there; unset → in process. */
  TENANT_API_URL: z.url().optional(),
  /** Every web address that must drop a page when its data changes, separated by commas. */
  WEB_URLS: z.string().optional(),
  /** Where each proxy with a page cache takes purges (deploy/nginx.conf), separated by commas. */
  PROXY_URLS: z.string().optional(),
  /** Set → web processes share pages and purges there (docs/decisions/0033). */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** How many proxies in front may be believed about the visitor's address (DECISIONS 27). */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  TRANSLATION_ENABLED: z.enum(['0', '1']).default('1'),
  ANALYTICS_SCRIPT_URL: z.url().optional(),
  CHAT_SCRIPT_URL: z.url().optional(),
  INBOX_URL: z.url().optional(),
  /** Where the build lies. */
  NEXT_DIST_DIR: z.string().default('.next'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Mode, addresses and switches of the installation. */
export const appEnv = envReader(schema);
