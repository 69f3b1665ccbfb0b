import { appEnv } from '@/lib/env/app';
import { pusherEnv } from '@/lib/env/pusher';
import { stripeEnv, stripeKeys } from '@/lib/env/stripe';
import type { Region } from '@/lib/kernel/regions';
import { readPublicConfig, type PublicConfig } from '@/lib/modules/site/contract/public-config';
import { shownNotices } from '@/lib/modules/site/service/shown-notices';
import { listDemoLogins } from '@/lib/modules/accounts/service/list-demo-logins';
import { isOn, isTranslated } from '@/lib/switches/is-on';
import { defineHandler } from '@/lib/tenant-api/define-handler';

function broadcaster(): PublicConfig['broadcaster'] {
  const env = pusherEnv();
  return {
    key: env.PUSHER_KEY,
    cluster: env.PUSHER_CLUSTER,
    host: env.PUSHER_HOST ?? null,
    port: env.PUSHER_PORT ?? null,
    encrypted: env.PUSHER_USE_TLS === '1',
  };
}

function payments(): PublicConfig['payments'] {
  const publishable = (region: Region) => stripeKeys(region)?.publishableKey ?? null;
  return {
    UK: publishable('UK'),
    EU: publishable('EU'),
    US: publishable('US'),
    script_url: stripeEnv().jsUrl ?? null,
  };
}

/** None of this is secret; only a demo lists users who can log in (docs/demo.md). */
export const publicConfigHandler = defineHandler(readPublicConfig, async () => {
  const env = appEnv();
  const demo = env.APP_MODE === 'demo';
  return {
    mode: env.APP_MODE,
    translation_enabled: await isTranslated(),
    sign_up_open: await isOn('sign_up'),
    broadcaster: broadcaster(),
    payments: payments(),
    analytics_script_url: (await isOn('analytics')) ? (env.ANALYTICS_SCRIPT_URL ?? null) : null,
    chat_script_url: (await isOn('chat')) ? (env.CHAT_SCRIPT_URL ?? null) : null,
    notices: await shownNotices(),
    inbox_url: demo || env.APP_MODE === 'test' ? (env.INBOX_URL ?? null) : null,
    demo_logins: demo ? await listDemoLogins() : [],
  };
});
