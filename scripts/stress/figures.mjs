import { mustHold } from '../bench/rows.mjs';
import { runOnDatabase } from '../launch/database.mjs';

/**
 * Checks, as `npm run check:figures` does, that the credit accounts are the sums of their ledgers, and that what screens read
 * agrees with the orders.
 * @param {import('../bench/world.mjs').World} world
 */
export async function figuresHold(world) {
  const env = { ...world.env, LOG_LEVEL: 'silent' };
  const { DATABASE_URL: databaseUrl = '' } = world.env;
  const database = { databaseUrl, ownerUrl: world.ownerUrl, loginPassword: undefined, postgres: undefined };
  const { ledger, problems } = await runOnDatabase('check-figures', database, env);
  const told = (/** @type {string[]} */ all) => all.slice(0, 3).join('; ') || 'as they must be';
  return [
    mustHold('the ledgers add up to the cent', ledger.length === 0, told(ledger)),
    mustHold('the figures agree with the orders', problems.length === 0, told(problems)),
  ];
}
