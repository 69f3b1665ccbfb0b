import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchError } from './fail.mjs';

/**
 * Waits until the URL answers with any status, and returns it.
 * @param {string} url
 * @param {number} limit milliseconds
 */
export async function waitForHttp(url, limit) {
  const until = Date.now() + limit;
  for (;;) {
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limit) });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      if (Date.now() > until) throw new LaunchError(`nothing answered at ${url} within ${limit / 1000} s`);
      await sleep(40);
    }
  }
}
