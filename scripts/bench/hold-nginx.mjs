// Runs nginx on a configuration until this process is ended, by hand or by the launcher's death.
import { spawn } from 'node:child_process';

const [program = '', dir = ''] = process.argv.slice(2);
const args = ['-p', dir, '-e', `${dir}/error.log`, '-c', `${dir}/nginx.conf`];
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('error', () => process.exit(1));
child.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => child.kill('SIGTERM'));
