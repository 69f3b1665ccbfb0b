// Runs Postgres, whose command line it is given, and ends with it. SIGTERM comes from the launcher, or from
// die-with-parent.mjs when the launcher is gone, and becomes Postgres's fast shutdown.
import { spawn } from 'node:child_process';

const [program = '', ...args] = process.argv.slice(2);

// In a group of its own: Postgres may need longer than the two seconds after which this process's group is killed.
const server = spawn(program, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });

process.on('SIGTERM', () => server.kill('SIGINT'));
server.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
server.once('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners('SIGTERM');
  process.kill(process.pid, signal);
});
