/** Variables of a real installation, which would change results or direct tests to real services. */
const FOREIGN =
  /^(APP_MODE|DATA_DIR|DATABASE_|MIGRATE_DATABASE_|QUEUE_DATABASE_|TEST_DATABASE_|E2E_|PORT$|HOST$|API_PORT$|PUBLIC_URL|WEB_URLS|PROXY_URLS|TENANT_API_URL|TRUSTED_PROXIES|NEXTAUTH_|LINK_SECRET|HOUSEHOLD_KEY|INTERNAL_SECRET|STRIPE_|SMTP_|MAIL_|INBOX_|PUSHER_|FULFILLER_|SANDBOX_|FILES_|WEBHOOKS_|S3_|REDIS_URL|LOG_LEVEL|TRANSLATION_ENABLED|NODE_ENV|NEXT_DIST_DIR)/;

/** Removes them from this process's environment, and thus from its children's. */
export function forgetForeignEnv() {
  for (const name of Object.keys(process.env)) if (FOREIGN.test(name)) delete process.env[name];
}
