// `npm run dev`: as `npm start`, but with Next's development server, and worker and sandbox started again whenever
// their sources change. server.ts is bundled once: a change of it or of lib/edge needs a new start.
import { checkNode } from './launch/check-node.mjs';
import { exitWith } from './launch/fail.mjs';

try {
  checkNode();
  const [{ runStack }, { bundlePrograms, watchProgram }, { DEV_DIR }] = await Promise.all([
    import('./launch/run-stack.mjs'),
    import('./build/bundle.mjs'),
    import('./launch/programs.mjs'),
  ]);
  const watched = /** @type {const} */ (['worker', 'sandbox']);
  await runStack({
    command: 'npm run dev',
    dev: true,
    prepare: (stack) =>
      Promise.all([
        bundlePrograms(['web', 'migrate', 'seed'], DEV_DIR),
        ...watched.map((name) =>
          watchProgram(name, DEV_DIR, (errors) => {
            if (errors.length === 0) stack.restart(name);
            else process.stderr.write(`${name}: ${errors.join('\n')}\n`);
          }),
        ),
      ]),
  });
} catch (error) {
  exitWith(error);
}
