import { spawn } from 'node:child_process';

/**
 * Runs a program to its end and keeps what it wrote.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(text: string) => void} [onOutput]
 * @returns {Promise<{ status: number, stdout: string, stderr: string }>}
 */
export function runCommand(command, options = {}, onOutput = () => {}) {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const texts = { stdout: '', stderr: '' };
    for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
      child[name]?.setEncoding('utf8').on('data', (text) => {
        texts[name] += text;
        onOutput(text);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ status: code ?? 1, ...texts }));
  });
}
