import type { Scene } from '@/lib/modules/design/rules/scene-types';

/** The scenes of a line that will be printed. */
export function scenesOf(line: { sceneFront: Scene | null; sceneBack: Scene | null }): Scene[] {
  return [line.sceneFront, line.sceneBack].filter((scene) => scene !== null);
}
