import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** Length in ms of Linux's clock tick for processor time. */
const TICK = 1000 / Number(process.platform === 'linux' ? execFileSync('getconf', ['CLK_TCK']) : 100);

/** @param {string} path */
function readIfAny(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return '';
    throw error;
  }
}

/** @param {number} pid */
function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return [];
    throw error;
  }
}

/**
 * A process and its descendants. Needs Linux's /proc.
 * @param {number} pid
 * @returns {number[]}
 */
function processTree(pid) {
  const children = threadsOf(pid).flatMap((thread) =>
    readIfAny(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

/** User and system time of a process, including children that have ended. @param {number} pid */
function ownCpuMs(pid) {
  const stat = readIfAny(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? 0 : fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK;
}

/**
 * CPU time in ms used so far by a process and its children, including ended ones. The difference of two readings
 * divided by the work done gives the cost per unit, independent of other load.
 * @param {number} pid
 */
export function cpuMs(pid) {
  return processTree(pid).reduce((sum, one) => sum + ownCpuMs(one), 0);
}

/**
 * Resident memory of a process and its children, in MB (1,000,000 bytes).
 * @param {number} pid
 */
export function rssMb(pid) {
  const kibibytes = processTree(pid).map((one) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readIfAny(`/proc/${one}/status`))?.[1] ?? 0),
  );
  return (kibibytes.reduce((sum, one) => sum + one, 0) * 1024) / 1_000_000;
}

/**
 * Samples a process's memory five times a second until stopped; returns the maximum in MB.
 * @param {number} pid
 * @returns {{ stop: () => number }}
 */
export function watchPeakRss(pid) {
  let peak = rssMb(pid);
  const timer = setInterval(() => (peak = Math.max(peak, rssMb(pid))), 200);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(peak, rssMb(pid));
    },
  };
}
