/**
 * Runs the tasks with at most `most` at the same time; results are in the tasks' order.
 * @template T
 * @param {(() => Promise<T>)[]} tasks @param {number} most
 * @returns {Promise<T[]>}
 */
export async function inFlight(tasks, most) {
  const results = /** @type {T[]} */ (new Array(tasks.length));
  let next = 0;
  const work = async () => {
    for (let at = next++; at < tasks.length; at = next++) {
      const task = tasks[at];
      if (task) results[at] = await task();
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
  return results;
}

/** Counts equal answers, as `200 × 3, 422 × 1`. @param {readonly (string | number)[]} answers */
export function tally(answers) {
  const counts = new Map();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([answer, count]) => `${answer} × ${count}`)
    .join(', ');
}

/** The tasks in random order. @template T @param {T[]} list */
export function shuffled(list) {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [copy[at], copy[other]] = /** @type {[T, T]} */ ([copy[other], copy[at]]);
  }
  return copy;
}
