import { noted } from '../../bench/rows.mjs';
import { factorOf, suiteHolds } from '../suite.mjs';

export const name = 'walks';
export const title = 'Random walks of orders by everybody who may act on one';
/** Hours, on a Postgres of its own. */
export const onRequest = true;

const FILE = 'lib/modules/fulfilment/service/proofs/walks.test.ts';
/** What the suite walks in a day, `propertyRuns`. */
const DAILY = 50;
const WALKS = 10_000;

/** @param {import('../../bench/world.mjs').World} world */
export async function run(world) {
  const factor = factorOf(WALKS / DAILY);
  return [
    noted('walks of 4 to 14 acts, four orders at once', DAILY * factor),
    ...(await suiteHolds(world, FILE, { TEST_PROPERTY_FACTOR: String(factor) })),
  ];
}
