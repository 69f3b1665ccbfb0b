// Runs a program that is not Node's, and ends with it: `hold-program.mjs <signal> <program> <arguments …>`. SIGTERM,
// which die-with-parent.mjs sends when the launcher is gone, is passed on as the given signal.
import { spawn } from 'node:child_process';

const [signal, program = '', ...args] = process.argv.slice(2);

// In a group of its own: it may need longer to end than the two seconds after which this process's group is killed.
const child = spawn(program, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });

process.on('SIGTERM', () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.once('exit', (code, killedBy) => {
  if (!killedBy) process.exit(code ?? 1);
  process.removeAllListeners('SIGTERM');
  process.kill(process.pid, killedBy);
});
