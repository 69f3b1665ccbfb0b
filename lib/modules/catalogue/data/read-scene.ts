import { sql } from 'drizzle-orm';
import type { Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { Transaction } from '@/lib/db/transaction';

/** One side's scene if it still has this MD5 in Postgres; undefined if it has changed. */
export async function readScene(
  tx: Transaction,
  input: { productId: string; side: Side; sceneHash: string },
): Promise<Scene | undefined> {
  const scene = sql`p.${sql.identifier(input.side === 'front' ? 'scene_front' : 'scene_back')}`;
  const { rows } = await tx.execute<{ scene: Scene }>(sql`
    select ${scene} as scene from products p
    where p.id = ${input.productId} and md5(${scene}::text) = ${input.sceneHash}`);
  return rows[0]?.scene;
}
