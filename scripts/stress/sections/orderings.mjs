import { suiteHolds } from '../suite.mjs';

export const name = 'orderings';
export const title = 'What the card provider tells, in every order';
/** Hours, on a Postgres of its own. */
export const onRequest = true;

const FILE = 'lib/modules/payments/service/news-orderings.test.ts';

/** All sequences, or as many times what the daily suite draws as `STRESS_FACTOR` says. @param {import('../../bench/world.mjs').World} world */
export function run(world) {
  const { STRESS_FACTOR: factor } = process.env;
  return suiteHolds(world, FILE, factor ? { TEST_PROPERTY_FACTOR: factor } : { TEST_EVERY: '1' });
}
