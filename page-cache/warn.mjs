/** One line in the form of the process's log, which this file, loaded by Next itself, cannot import. @param {string} msg @param {object} [facts] */
export function warn(msg, facts = {}) {
  process.stderr.write(
    `${JSON.stringify({ level: 40, time: Date.now(), service: 'merchloom', ...facts, msg })}\n`,
  );
}
