// `npm run check:payments`: asks the payment provider for what live use needs. Changes nothing.
import { closeDatabasePool } from '@/lib/db/pool';
import { checkPayments } from '@/lib/modules/payments/service/check-payments';
import { runScript } from './run-script';

runScript(async () => {
  const problems = await checkPayments();
  await closeDatabasePool();
  return { problems };
});
