// Runs beside Postgres where the kernel does not tell it of its parent's death: holds the reading end of a pipe
// whose other end is the launcher's, and asks Postgres for a fast shutdown when the pipe closes.
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
