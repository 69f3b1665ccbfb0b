// Runs beside Postgres where the kernel cannot signal a parent's death: reads from a pipe held by the launcher, and
// requests a fast shutdown of Postgres when the pipe closes.
import { isAlive } from '../process-identity.mjs';

const postmaster = Number(process.argv[2]);
const identity = process.argv[3] ?? '';

setInterval(() => {
  if (!isAlive(postmaster, identity)) process.exit(0);
}, 2000);
process.stdin.on('error', () => process.stdin.destroy());
process.stdin.on('close', () => {
  if (isAlive(postmaster, identity)) process.kill(postmaster, 'SIGINT');
  process.exit(0);
});
process.stdin.resume();
