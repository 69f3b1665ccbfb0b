import { setTimeout as sleep } from 'node:timers/promises';
import { asSuperuser } from '../bench/superuser.mjs';

/** Timeout; the worker sends about fifty mails a second. */
const PATIENCE_MS = 120_000;
const DUE = `select count(*)::int as due from graphile_worker.jobs where run_at <= now()`;

/** @param {import('../bench/world.mjs').World} world @param {string} query */
async function askInbox(world, query) {
  const answer = await fetch(`${world.sandbox.inbox}/api/messages?${query}`);
  if (!answer.ok) throw new Error(`the inbox answered ${answer.status}`);
  return answer.json();
}

/** Number of mails that have arrived. @param {import('../bench/world.mjs').World} world */
async function mailsSent(world) {
  return /** @type {number} */ ((await askInbox(world, 'limit=1')).total);
}

/**
 * Recipients of the newest mails, as many as one inbox call returns.
 * @param {import('../bench/world.mjs').World} world
 */
export async function newestRecipients(world) {
  const { messages } = await askInbox(world, 'limit=200');
  return /** @type {string[]} */ (messages.flatMap((/** @type {{ to: string[] }} */ { to }) => to));
}

/** Number of mails that have arrived once the worker is idle. @param {import('../bench/world.mjs').World} world */
export async function mailsSettled(world) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const [left] = await asSuperuser(world, DUE);
    if (left.due === 0 || Date.now() > until) return mailsSent(world);
    await sleep(500);
  }
}
