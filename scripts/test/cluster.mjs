import { installationSecrets } from '../launch/secrets.mjs';
import { THROW_AWAY, startPostgres } from '../launch/postgres/start-postgres.mjs';
import { ensureTemplates, keepTemplates } from './template.mjs';

/**
 * Starts a Postgres for tests in `dataDir`: fast, and lost in a power cut.
 * @param {string} dataDir
 */
export async function startTestCluster(dataDir) {
  const secrets = installationSecrets(dataDir);
  const postgres = await startPostgres({
    dataDir,
    password: secrets.POSTGRES_PASSWORD,
    settings: THROW_AWAY,
  });
  return { postgres, secrets };
}

/**
 * The variables that scripts/test/database.ts reads.
 * @param {import('./template.mjs').TestCluster} cluster
 */
export function testClusterEnv(cluster) {
  return {
    TEST_DATABASE_ADMIN_URL: cluster.adminUrl,
    TEST_DATABASE_OWNER_URL: cluster.ownerUrl,
    TEST_DATABASE_LOGIN_URL: cluster.loginUrl,
    TEST_DATABASE_TEMPLATE: cluster.template,
    TEST_DATABASE_DEMO_TEMPLATE: cluster.demo,
  };
}

export { ensureTemplates, keepTemplates };
