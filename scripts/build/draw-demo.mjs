import { join } from 'node:path';
import { bundlePath } from './bundle.mjs';
import { LaunchError, explainOutput } from '../launch/fail.mjs';
import { ROOT } from '../launch/root.mjs';
import { runCommand } from '../launch/run-command.mjs';

/** Where the build keeps the demo's product pictures, by their content; the seed lays them from here. */
export const DEMO_PICTURES = join(ROOT, 'dist', 'demo-pictures');

/** Draws those that are not there yet; a few dozen seconds the first time, nothing afterwards. */
export async function drawDemo() {
  const env = { ...process.env, NODE_ENV: 'production', DEMO_PICTURES };
  const command = [process.execPath, '--enable-source-maps', bundlePath('draw-demo')];
  const { status, stderr } = await runCommand(command, { cwd: ROOT, env });
  if (status !== 0)
    throw new LaunchError(explainOutput('the pictures of the demo could not be drawn', stderr));
}
