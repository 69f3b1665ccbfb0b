import { z } from 'zod';
import { route } from '@/lib/contract/route';
import { none } from '@/lib/contract/primitives';
import { readPublicConfigCall } from './paths';
import { shownNotice } from './platform-notices';

const publishable = z.string().nullable();

/** The browser's run-time settings; none of them is secret. */
const publicConfig = z.object({
  mode: z.enum(['demo', 'production', 'test']),
  translation_enabled: z.boolean(),
  /** Whether new accounts can be opened. S2.2-285. */
  sign_up_open: z.boolean(),
  broadcaster: z.object({
    key: z.string(),
    cluster: z.string(),
    host: z.string().nullable(),
    port: z.number().int().nullable(),
    encrypted: z.boolean(),
  }),
  payments: z.object({
    UK: publishable,
    EU: publishable,
    US: publishable,
    script_url: z.string().nullable(),
  }),
  analytics_script_url: z.string().nullable(),
  chat_script_url: z.string().nullable(),
  /** What everybody is told now or soon, by the times when each begins and ends. S2.2-281. */
  notices: z.array(shownNotice),
  inbox_url: z.string().nullable(),
  demo_logins: z.array(
    z.object({ email: z.string(), name: z.string(), role: z.string(), tenant: z.string().nullable() }),
  ),
});
export type PublicConfig = z.output<typeof publicConfig>;

export const readPublicConfig = route({
  id: 'platform.public-config',
  ...readPublicConfigCall,
  summary: 'Run-time settings of the browser',
  access: 'public',
  params: none,
  query: none,
  response: publicConfig,
  maxAge: 60,
  example: {
    response: {
      mode: 'production',
      translation_enabled: true,
      sign_up_open: true,
      broadcaster: { key: 'app-key', cluster: 'mt1', host: null, port: null, encrypted: true },
      payments: { UK: 'pk_live_uk', EU: 'pk_live_eu', US: null, script_url: null },
      analytics_script_url: null,
      chat_script_url: null,
      notices: [],
      inbox_url: null,
      demo_logins: [],
    },
  },
});
