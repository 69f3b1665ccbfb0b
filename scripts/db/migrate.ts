// `npm run migrate`: migrates the database of MIGRATE_DATABASE_URL, else DATABASE_URL.
import { applyMigrations } from './apply-migrations';
import type { AppLogin } from './app-login';
import { runScript } from './run-script';

/** For the embedded Postgres the login's password is given; elsewhere DATABASE_URL names the login. */
function loginFrom(env: NodeJS.ProcessEnv): AppLogin | undefined {
  if (env.APP_LOGIN_PASSWORD) return { name: 'merchloom_login', password: env.APP_LOGIN_PASSWORD };
  const user = env.DATABASE_URL ? decodeURIComponent(new URL(env.DATABASE_URL).username) : '';
  return user ? { name: user } : undefined;
}

runScript(async (env) => {
  const ownerUrl = env.MIGRATE_DATABASE_URL || env.DATABASE_URL;
  if (!ownerUrl) throw new Error('DATABASE_URL is not set');
  const applied = await applyMigrations({ ownerUrl, login: loginFrom(env) });
  return { applied };
});
