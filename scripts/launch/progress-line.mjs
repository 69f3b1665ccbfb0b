/**
 * Says what is being done and for how long: one line rewritten each second on a terminal, elsewhere a line now and
 * one every fifteen seconds.
 * @param {string} what
 * @returns {() => void} ends it
 */
export function progressLine(what) {
  const out = process.stdout;
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const show = () => out.write(out.isTTY ? `\r${what} … ${seconds()} s ` : `${what} … ${seconds()} s\n`);
  show();
  const timer = setInterval(show, out.isTTY ? 1000 : 15_000);
  return () => {
    clearInterval(timer);
    out.write(out.isTTY ? `\r${what} … ${seconds()} s, done\n` : `Built in ${seconds()} s\n`);
  };
}
