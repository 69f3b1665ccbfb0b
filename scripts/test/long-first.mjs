import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** A suite that gives its tests this long says that it takes long. Milliseconds. */
const LONG = 180_000;

/** @param {string} path @returns {number} the time that the suite gives each test, in ms; 0 for one that says nothing */
function declared(path) {
  const [, time = '0'] = /^jest\.setTimeout\(([\d_]+)\)/m.exec(readFileSync(path, 'utf8')) ?? [];
  return Number(time.replaceAll('_', ''));
}

/**
 * Long suites first. Without a cache of former runs Jest begins with the largest files, and a small file whose test takes
 * minutes is then the last, beside a worker that has nothing left to do.
 */
export default class LongFirst extends Sequencer {
  /** @override @type {Sequencer['sort']} */
  async sort(tests) {
    const usual = await super.sort(tests);
    const long = usual.filter(({ path }) => declared(path) >= LONG);
    return [...long, ...usual.filter((test) => !long.includes(test))];
  }
}
