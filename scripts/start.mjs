// `npm start`: builds if needed and runs the whole product until Ctrl-C.
import { checkNode } from './launch/check-node.mjs';
import { exitWith } from './launch/fail.mjs';

try {
  checkNode();
  const { runStack } = await import('./launch/run-stack.mjs');
  await runStack({ command: 'npm start' });
} catch (error) {
  exitWith(error);
}
