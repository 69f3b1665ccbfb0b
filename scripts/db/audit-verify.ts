// `npm run audit:verify`: compares the audit log with its chains, and those with the heads that were signed. Changes nothing.
import { closeDatabasePool } from '@/lib/db/pool';
import { verifyAudit } from '@/lib/modules/audit/service/verify/verify-audit';
import { runScript } from './run-script';

runScript(async () => {
  const verified = await verifyAudit();
  await closeDatabasePool();
  return verified;
});
