// `npm run web | api | worker | sandbox | db | migrate | seed`, `npm run check:payments | check:figures | audit:verify`: runs one part of the product.
import { checkNode } from './launch/check-node.mjs';
import { LaunchError, exitWith } from './launch/fail.mjs';

const PARTS = [
  'web',
  'api',
  'worker',
  'sandbox',
  'db',
  'migrate',
  'seed',
  'check-payments',
  'check-figures',
  'audit-verify',
];

try {
  checkNode();
  const [part = ''] = process.argv.slice(2);
  if (!PARTS.includes(part)) throw new LaunchError(`say which part: ${PARTS.join(', ')}`);
  const { runPart } = await import('./launch/run-part.mjs');
  await runPart(/** @type {import('./launch/run-part.mjs').Part} */ (part));
} catch (error) {
  exitWith(error);
}
