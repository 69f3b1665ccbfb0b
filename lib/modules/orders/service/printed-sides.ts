import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { findPrintKeys } from '@/lib/modules/orders/service/statements/print-files';
import type { Transaction } from '@/lib/db/transaction';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { printKey } from '@/lib/files/render/print-key';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { printFilePath } from './print-file-url';

type PrintLinks = OrderDetail['lines'][number]['print_files'];

interface Line {
  id: string;
  name: string;
  colourHex: string;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
}

/** Line id → the print files of its sides, front first; empty until the order has been processed. */
export async function printedSides(
  tx: Transaction,
  tenantId: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, PrintLinks>> {
  const sides = lines.flatMap((line) =>
    scenesOf(line).map((scene) => ({ line: line.id, side: scene.side, key: printKey(scene) })),
  );
  const made = await findPrintKeys(tx, tenantId, [...new Set(sides.map(({ key }) => key))]);
  const links = new Map<string, PrintLinks>();
  for (const { line, side, key } of sides) {
    if (!made.has(key)) continue;
    const [png, pdf] = [printFilePath(tenantId, key, 'png'), printFilePath(tenantId, key, 'pdf')];
    links.set(line, [...(links.get(line) ?? []), { side, png, pdf }]);
  }
  return links;
}
