import { isAlive, processFacts } from './process-identity.mjs';

const SHELLS = new Set(['sh', 'dash', 'bash', 'zsh', 'ash', 'busybox']);

/** The parents of this process up to npm. npm runs a script through a shell, which may outlive npm. */
function ancestors() {
  const found = [];
  for (let pid = process.ppid; found.length < 3 && pid > 1;) {
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
  const [watched, parent] = [ancestors(), process.ppid];
  const timer = setInterval(() => {
    if (process.ppid === parent && watched.every(({ pid, started }) => isAlive(pid, started))) return;
    clearInterval(timer);
    onGone();
  }, 400);
  timer.unref();
}
