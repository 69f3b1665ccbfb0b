import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePath } from './bundle.mjs';
import { LaunchError, explainOutput } from '../launch/fail.mjs';
import { readJson, writePrivateJson } from '../launch/private-file.mjs';
import { ROOT } from '../launch/root.mjs';
import { runCommand } from '../launch/run-command.mjs';

/** Where the build keeps the demo's product pictures, by their content; the seed lays them from here. */
export const DEMO_PICTURES = join(ROOT, 'dist', 'demo-pictures');

/** Draws those that are not there yet; a few dozen seconds the first time, nothing afterwards. */
async function drawDemo() {
  const env = { ...process.env, NODE_ENV: 'production', DEMO_PICTURES };
  const command = [process.execPath, '--enable-source-maps', bundlePath('draw-demo')];
  const { status, stderr } = await runCommand(command, { cwd: ROOT, env });
  if (status !== 0)
    throw new LaunchError(explainOutput('the pictures of the demo could not be drawn', stderr));
}

/**
 * Draws the demo's pictures unless the folder was drawn from the same sources, and says whether it has.
 * @param {string} sources  a hash of what they are drawn from
 * @param {{ folder?: string, draw?: () => Promise<void> }} [how]
 * @returns {Promise<boolean>}
 */
export async function drawIfNeeded(sources, { folder = DEMO_PICTURES, draw = drawDemo } = {}) {
  const stamp = `${folder}.json`;
  if (existsSync(folder) && readJson(stamp)?.sources === sources) return false;
  await draw();
  writePrivateJson(stamp, { sources });
  return true;
}
