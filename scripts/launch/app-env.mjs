import { join } from 'node:path';

/**
 * @typedef {object} Place  where things are in this run
 * @property {import('./settings.mjs').Settings} settings
 * @property {number} port  of the web
 * @property {string} databaseUrl  the app's
 * @property {string} ownerUrl
 * @property {import('./secrets.mjs').Secrets | undefined} secrets
 * @property {Record<SandboxPort, number> | undefined} sandbox
 * @property {boolean} dev
 *
 * @typedef {'stripe' | 'mailSmtp' | 'mailHttp' | 'pusher' | 'fulfiller' | 'chat' | 'analytics' | 'shopify'} SandboxPort
 */

/** @type {readonly SandboxPort[]} */
export const SANDBOX_PORTS = [
  'stripe',
  'mailSmtp',
  'mailHttp',
  'pusher',
  'fulfiller',
  'chat',
  'analytics',
  'shopify',
];

const REGIONS = ['UK', 'EU', 'US'];

/** @param {number} port */
export const local = (port) => `http://localhost:${port}`;

function stripeStandIn(port) {
  const keys = REGIONS.flatMap((region) => [
    [`STRIPE_${region}_PUBLISHABLE_KEY`, `pk_test_sandbox_${region.toLowerCase()}`],
    [`STRIPE_${region}_SECRET_KEY`, `sk_test_sandbox_${region.toLowerCase()}`],
    [`STRIPE_${region}_WEBHOOK_SECRET`, `whsec_sandbox_${region.toLowerCase()}`],
  ]);
  return { STRIPE_API_URL: local(port), STRIPE_JS_URL: `${local(port)}/v3`, ...Object.fromEntries(keys) };
}

/**
 * Variables of the stand-ins by prefix. If the user sets any variable of a prefix, none of that stand-in's are set, so
 * that a real service is never mixed with a stand-in.
 * @param {Record<SandboxPort, number>} ports
 * @param {import('./secrets.mjs').Secrets} secrets
 */
function standIns(ports, secrets) {
  return {
    STRIPE_: stripeStandIn(ports.stripe),
    SMTP_: { SMTP_URL: `smtp://localhost:${ports.mailSmtp}`, INBOX_URL: local(ports.mailHttp) },
    MAIL_: { MAIL_FROM: 'Merchloom <orders@merchloom.example>' },
    PUSHER_: {
      PUSHER_APP_ID: 'merchloom',
      PUSHER_KEY: 'merchloom-demo-key',
      PUSHER_SECRET: secrets.PUSHER_SECRET,
      PUSHER_HOST: 'localhost',
      PUSHER_PORT: String(ports.pusher),
      PUSHER_USE_TLS: '0',
      PUSHER_CLUSTER: 'mt1',
    },
    FULFILLER_: {
      FULFILLER_API_URL: local(ports.fulfiller),
      FULFILLER_API_KEY: secrets.FULFILLER_API_KEY,
      FULFILLER_WEBHOOK_SECRET: secrets.FULFILLER_WEBHOOK_SECRET,
    },
    SHOPIFY_: {
      SHOPIFY_API_KEY: 'sandbox-shopify-key',
      SHOPIFY_API_SECRET: 'sandbox-shopify-secret',
      SHOPIFY_SANDBOX_URL: local(ports.shopify),
    },
    CHAT_: { CHAT_SCRIPT_URL: `${local(ports.chat)}/widget.js` },
    ANALYTICS_: { ANALYTICS_SCRIPT_URL: `${local(ports.analytics)}/script.js` },
  };
}

/** @param {Place} place @param {NodeJS.ProcessEnv} given */
function demoEnv({ sandbox, secrets }, given) {
  if (!sandbox || !secrets) return {};
  const names = Object.keys(given).filter((name) => given[name]);
  const { NEXTAUTH_SECRET, LINK_SECRET, HOUSEHOLD_KEY, INTERNAL_SECRET } = secrets;
  const chosen = Object.entries(standIns(sandbox, secrets)).filter(
    ([prefix]) => !names.some((name) => name.startsWith(prefix)),
  );
  return Object.assign(
    { NEXTAUTH_SECRET, LINK_SECRET, HOUSEHOLD_KEY, INTERNAL_SECRET },
    ...chosen.map(([, env]) => env),
  );
}

/** @param {Record<string, string | undefined>} env */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Environment of every program of the app. Variables set by the user win.
 * @param {Place} place
 * @param {NodeJS.ProcessEnv} [given]
 * @returns {NodeJS.ProcessEnv}
 */
export function appEnv(place, given = process.env) {
  const { settings, port } = place;
  const publicUrl = given.PUBLIC_URL || local(port);
  const own = withoutEmpty({ ...given, PORT: undefined, MIGRATE_DATABASE_URL: undefined });
  return {
    PUBLIC_URL: publicUrl,
    NEXTAUTH_URL: publicUrl,
    WEB_URLS: publicUrl,
    FILES_DIR: join(settings.dataDir, 'files'),
    AUDIT_HEADS_DIR: join(settings.dataDir, 'audit'),
    ...demoEnv(place, given),
    ...own,
    NODE_ENV: place.dev ? 'development' : 'production',
    APP_MODE: settings.mode,
    PORT: String(port),
    DATABASE_URL: place.databaseUrl,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** What the app acts on; the others would only be stored. A test holds it to the adapter's own list. */
const HEARD_EVENTS = [
  ...['succeeded', 'payment_failed', 'processing', 'canceled'].map((what) => `payment_intent.${what}`),
  ...['charge.refunded', 'refund.created', 'refund.updated', 'refund.failed'],
  ...['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
    (what) => `charge.dispute.${what}`,
  ),
  ...['account.updated', 'account.application.deauthorized', 'tax.settings.updated'],
  ...['setup_intent.succeeded', 'payment_method.detached'],
  ...['payment_method.updated', 'payment_method.automatically_updated'],
];

/**
 * Additional environment of the sandbox, without the database.
 * @param {Place} place
 * @param {NodeJS.ProcessEnv} env the app's
 * @returns {NodeJS.ProcessEnv}
 */
export function sandboxEnv({ settings, port, sandbox }, env) {
  const withoutDatabase = { ...env, DATABASE_URL: undefined };
  if (!sandbox) return withoutDatabase;
  return {
    SANDBOX_STRIPE_PORT: String(sandbox.stripe),
    SANDBOX_STRIPE_EVENTS: HEARD_EVENTS.join(),
    SANDBOX_STRIPE_WEBHOOK_URL: `${local(port)}/api/stripe/webhook?region={REGION}`,
    SANDBOX_SMTP_PORT: String(sandbox.mailSmtp),
    SANDBOX_INBOX_PORT: String(sandbox.mailHttp),
    SANDBOX_PUSHER_PORT: String(sandbox.pusher),
    SANDBOX_PUSHER_APP_ID: env.PUSHER_APP_ID,
    SANDBOX_PUSHER_KEY: env.PUSHER_KEY,
    SANDBOX_PUSHER_SECRET: env.PUSHER_SECRET,
    SANDBOX_FULFILLER_PORT: String(sandbox.fulfiller),
    SANDBOX_FULFILLER_KEY: env.FULFILLER_API_KEY,
    SANDBOX_FULFILLER_SECRET: env.FULFILLER_WEBHOOK_SECRET,
    SANDBOX_CHAT_PORT: String(sandbox.chat),
    SANDBOX_ANALYTICS_PORT: String(sandbox.analytics),
    SANDBOX_SHOPIFY_PORT: String(sandbox.shopify),
    SANDBOX_SHOPIFY_KEY: env.SHOPIFY_API_KEY,
    SANDBOX_SHOPIFY_SECRET: env.SHOPIFY_API_SECRET,
    SANDBOX_SHOPIFY_WEBHOOK_URL: `${local(port)}/api/shopify/webhook`,
    SANDBOX_DIR: settings.dataDir,
    ...withoutDatabase,
  };
}
