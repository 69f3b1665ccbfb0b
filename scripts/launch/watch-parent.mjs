import { processFacts } from './process-identity.mjs';

const SHELLS = new Set(['sh', 'dash', 'bash', 'zsh', 'ash', 'busybox']);

/**
 * The processes above this one up to npm: npm may have put a shell between itself and us, which outlives it.
 * @param {number} pid
 */
function ancestors(pid) {
  const found = [];
  for (let depth = 0; depth < 3 && pid > 1; depth += 1) {
    const facts = processFacts(pid);
    if (!facts) break;
    found.push({ pid, started: facts.started });
    if (!SHELLS.has(facts.name)) break;
    pid = facts.parent;
  }
  return found;
}

/**
 * Calls `onGone` once when npm, which started this process, is gone; without npm nobody is watched.
 * @param {() => unknown} onGone
 */
export function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const watched = ancestors(process.ppid);
  const parent = process.ppid;
  const timer = setInterval(() => {
    const alive = watched.every(({ pid, started }) => {
      const facts = processFacts(pid);
      return facts && !facts.zombie && facts.started === started;
    });
    if (alive && process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 400);
  timer.unref();
}
