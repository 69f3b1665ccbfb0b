// Runs a temporary redis-server on a port until it is stopped; in the same process group, so that both end together.
import { spawn } from 'node:child_process';

const [port = '', dir = ''] = process.argv.slice(2);
const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory', '64mb'];
const child = spawn('redis-server', ['--port', port, '--dir', dir, ...settings], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
child.once('error', () => process.exit(1));
child.once('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => child.kill('SIGTERM'));
