import { startFulfilmentWorker } from './fulfilment-worker';

/** That worker in a process of its own, which a test may kill, and which ends with it: `one-worker.ts postgres://…`. */
const [connectionString = ''] = process.argv.slice(2);
void startFulfilmentWorker(connectionString).catch(() => process.exit(1));
process.stdin.resume().once('end', () => process.exit(0));
