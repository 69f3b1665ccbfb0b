import { execFile } from 'node:child_process';

/**
 * Runs a program to its end and keeps what it wrote; `status` is its exit code, or 1 where a signal ended it.
 * @param {string[]} command
 * @param {import('node:child_process').ExecFileOptions} [options]
 * @returns {Promise<{ status: number, stdout: string, stderr: string }>}
 */
export function runCommand([program = '', ...args], options = {}) {
  return new Promise((resolve, reject) => {
    execFile(
      program,
      args,
      { maxBuffer: 64 * 1024 * 1024, ...options, encoding: 'utf8' },
      (error, stdout, stderr) => {
        if (error && typeof error.code === 'string') reject(error);
        else resolve({ status: error ? Number(error.code ?? 1) : 0, stdout, stderr });
      },
    );
  });
}
