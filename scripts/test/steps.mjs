import { existsSync } from 'node:fs';
import { e2e, e2eNightly, e2eOverHttp, e2eTwoInstances, smoke } from './browser-steps.mjs';
import { bin } from './desk.mjs';
import { apiOverHttp, jest, jestNightly, properties, units } from './jest-steps.mjs';
import { build, format, lint, types } from './static-steps.mjs';

/** @typedef {import('./desk.mjs').Desk} Desk */
/** @typedef {import('./read-report.mjs').Count} Count */

/**
 * One check of the suite. `budget`: the seconds it may take on a fast machine with two cores and empty caches, including
 * what it loses to a step that runs beside it.
 * @typedef {{ name: string, run: (desk: Desk) => Promise<Count>, budget: number }} Step
 */

/** @type {Step[]} */
const STEPS = [
  { name: 'format', run: format, budget: 15 },
  { name: 'lint', run: lint, budget: 45 },
  { name: 'types', run: types, budget: 40 },
  { name: 'build', run: build, budget: 60 },
  { name: 'jest', run: jest, budget: 240 },
  { name: 'jest-nightly', run: jestNightly, budget: 280 },
  { name: 'e2e', run: e2e, budget: 330 },
  { name: 'e2e-nightly', run: e2eNightly, budget: 410 },
  { name: 'e2e-over-http', run: e2eOverHttp, budget: 25 },
  { name: 'e2e-two-instances', run: e2eTwoInstances, budget: 25 },
  { name: 'api-over-http', run: apiOverHttp, budget: 300 },
  { name: 'properties', run: properties, budget: 300 },
  { name: 'units', run: units, budget: 60 },
  { name: 'smoke', run: smoke, budget: 40 },
];

/** @param {string} name @returns {Step} */
function stepOf(name) {
  const step = STEPS.find((known) => known.name === name);
  if (!step) throw new Error(`there is no step ${name}`);
  return step;
}

export const STEP_NAMES = STEPS.map(({ name }) => name);

/**
 * Steps by name, in lanes: the first group's lanes run side by side where the machine allows, everything else in order.
 * The build follows the types because Next writes the types of routes in both.
 */
const STATIC = [
  ['types', 'build'],
  ['lint', 'format'],
];
const OTHER_STACKS = ['e2e-over-http', 'e2e-two-instances'];
const DAILY = ['jest', 'e2e', ...OTHER_STACKS];
const NIGHTLY = ['jest-nightly', 'e2e-nightly', ...OTHER_STACKS, 'api-over-http', 'properties'];
const ON_ANOTHER_NODE = ['units', 'build', 'smoke'];

/**
 * The steps of a kind of run: lanes that may run side by side, then steps one after another.
 * @param {'daily' | 'nightly' | 'another-node'} kind
 * @returns {{ lanes: Step[][], rest: Step[] }}
 */
export function stepsOf(kind) {
  const lanes = kind === 'another-node' ? [] : STATIC;
  const rest = { daily: DAILY, nightly: NIGHTLY, 'another-node': ON_ANOTHER_NODE }[kind];
  return { lanes: lanes.map((names) => names.map(stepOf)), rest: rest.map(stepOf) };
}

/**
 * Only these steps, in the suite's order.
 * @param {readonly string[]} names
 * @returns {{ lanes: Step[][], rest: Step[] }}
 */
export function onlySteps(names) {
  const wanted = (step) => names.includes(step.name);
  const lanes = STATIC.map((lane) => lane.map(stepOf).filter(wanted)).filter((lane) => lane.length > 0);
  const rest = STEPS.filter((step) => wanted(step) && !lanes.flat().includes(step));
  return { lanes, rest };
}

/** Whether the dependencies are installed. */
export const installed = () => existsSync(bin('next'));
