/**
 * Writes one line in the process's log format. Next loads this file directly, so it cannot import the logger.
 * @param {string} msg @param {object} [facts]
 */
export function warn(msg, facts = {}) {
  process.stderr.write(
    `${JSON.stringify({ level: 40, time: Date.now(), service: 'merchloom', ...facts, msg })}\n`,
  );
}
