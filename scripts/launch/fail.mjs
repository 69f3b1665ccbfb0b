/** An expected reason not to start, shown to the user as one line. */
export class LaunchError extends Error {
  /** @param {string} line */
  constructor(line) {
    super(line);
    this.name = 'LaunchError';
  }
}

const CODES = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the file system is read-only',
  EACCES: 'no permission to write here',
  EPERM: 'no permission to write here',
  ENOTDIR: 'a part of this path is a file',
  EEXIST: 'a file is where a folder is needed',
  EMFILE: 'too many open files',
};

/**
 * Any error as one line: what happened and, for file errors, the path.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof LaunchError) return error.message;
  const known = /** @type {NodeJS.ErrnoException} */ (error);
  const reason = known?.code && CODES[known.code];
  if (reason) return known.path ? `${reason}: ${known.path}` : reason;
  return String(known?.message ?? error).split('\n')[0] ?? 'unknown error';
}

/**
 * The error line for the output of a failed program: a full disk by name, otherwise its last line.
 * @param {string} what
 * @param {string} output
 * @param {string} [log]
 */
export function explainOutput(what, output, log) {
  if (/ENOSPC|No space left on device/i.test(output)) return `${what}: the disk is full`;
  if (/EDQUOT|Disk quota exceeded/i.test(output)) return `${what}: the disk quota is used up`;
  const lines = output.split('\n').map((line) => line.trim());
  const telling = lines.filter((line) => /error|fatal|panic|environment:/i.test(line) && !/^at /.test(line));
  const last = telling.at(-1) ?? lines.filter(Boolean).at(-1) ?? 'no output';
  return `${what}: ${last.replace(/^error: /i, '').slice(0, 300)}${log ? ` (see ${log})` : ''}`;
}

/**
 * Exits with the error as one line.
 * @param {unknown} error
 * @returns {never}
 */
export function exitWith(error) {
  process.stderr.write(`merchloom: ${explain(error)}\n`);
  if (process.env.MERCHLOOM_DEBUG && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}
