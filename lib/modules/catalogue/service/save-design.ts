import { invalid } from '@/lib/kernel/app-error';
import { canonicalScene } from '@/lib/modules/design/rules/canonical-scene';
import { SIDES, type Design, type Scene, type Side } from '@/lib/modules/design/rules/scene-types';
import { customTextFlags } from '@/lib/modules/design/rules/scene-wire';
import { designFromWire, sidesOffArea } from '@/lib/modules/design/rules/garments/design-wire';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { SavedDesign } from '@/lib/modules/catalogue/contract/save-design';
import { designChanges } from '@/lib/modules/catalogue/rules/design-changes';
import { audit } from '@/lib/audit/append-audit';
import { cutBoth } from '@/lib/kernel/cut-text';
import type { AuditChanges } from '@/lib/db/schema/audit';
import { changeProduct } from '@/lib/modules/catalogue/service/statements/change-product';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { blocksSale, checkPrint, type PrintCheck } from './check-print';
import { changedAt, findEditable, purgeSellers } from './editable-product';
import { foreignPictures } from './own-pictures';
import { findProduct, presentFound, type FoundProduct, type ProductPlace } from './read-product';

type WireDesign = SavedDesign['design'];

/** A side without layers is not printed. */
function printedSides(wire: WireDesign): Design {
  const design = designFromWire(wire);
  for (const side of SIDES) if (design[side]?.layers.length === 0) delete design[side];
  return design;
}

async function refuseForeign(
  tx: Transaction,
  tenantId: string,
  wire: WireDesign,
  { row }: FoundProduct,
): Promise<void> {
  const errors = await foreignPictures(tx, tenantId, wire);
  for (const side of sidesOffArea(row.card.family, designFromWire(wire)))
    errors[`design.${side}.items.mm`] = ['invalid'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const same = (a: Scene | null, b: Scene | null) =>
  a === b || (a !== null && b !== null && canonicalScene(a) === canonicalScene(b));

type Scenes = Record<Side, Scene | null>;

const isDrawn = ({ row }: FoundProduct, { front, back }: Scenes) =>
  same(row.sceneFront, front) && same(row.sceneBack, back);

/** What a save does to each side, for the log: layers by name, and their values before and after. D44-1 */
function loggedDesign({ row }: FoundProduct, scenes: Scenes, offSale: boolean) {
  const { acts, values } = designChanges({ front: row.sceneFront, back: row.sceneBack }, scenes);
  const changes: AuditChanges = {};
  for (const side of SIDES) {
    const told = values[side];
    if (told) changes[`${side}_layers`] = cutBoth(told.before, told.after);
  }
  if (Object.keys(changes).length === 0) changes['design'] = 'changed';
  if (offSale) changes['status'] = { before: row.status, after: 'draft' };
  const { front, back } = acts;
  const fields = offSale ? ['design', 'status'] : ['design'];
  return { changes, data: { fields, ...(front ? { front } : {}), ...(back ? { back } : {}) } };
}

interface SaveInput {
  body: SavedDesign;
  scenes: Scenes;
  check: PrintCheck;
}

async function store(
  tx: Transaction,
  context: TenantContext,
  place: ProductPlace,
  { body, scenes, check }: SaveInput,
): Promise<void> {
  const { tenantId } = context;
  const isDone = (now: FoundProduct) => isDrawn(now, scenes);
  const found = await findEditable(tx, context, place, { seenAt: body.updated_at, lock: true, isDone });
  const { row } = found;
  await refuseForeign(tx, tenantId, body.design, found);
  if (isDone(found)) return;
  const unsellable = blocksSale(check.issues) || (!scenes.front && !scenes.back);
  const offSale = row.status === 'active' && unsellable;
  if (offSale && !body.take_off_sale) throw invalid({ design: ['print_blocked'] }, { issues: check.issues });
  const { custom_text_front: front, custom_text_back: back } = customTextFlags({
    ...(scenes.front ? { front: scenes.front } : {}),
    ...(scenes.back ? { back: scenes.back } : {}),
  });
  const values = {
    sceneFront: scenes.front,
    sceneBack: scenes.back,
    customisable: front || back,
    ...(offSale ? { status: 'draft' as const } : {}),
  };
  await changeProduct(tx, { tenantId, productId: place.productId }, values, changedAt(found));
  const subject = { subjectType: 'product', subjectId: place.productId } as const;
  const logged = loggedDesign(found, scenes, offSale);
  await audit(tx, context, { action: 'product.updated', ...subject, ...logged });
  await purgeSellers(tx, tenantId, place.productId);
}

/**
 * Stores a product's design, with audit row and purge of the stores that sell it in the same transaction (S3.4-11).
 * Print check issues are returned and do not stop the save, with one exception: a product on sale that could not be
 * printed is refused at `design`, unless the request allows it to become a draft. Throws 422 at the field for foreign
 * pictures and for a print area that is not the blank's, and what `findEditable` throws.
 */
export async function saveDesign(
  context: TenantContext,
  place: ProductPlace,
  body: SavedDesign,
): Promise<EventProductDetail> {
  const { tenantId } = context;
  const { front = null, back = null } = printedSides(body.design);
  const isDone = (found: FoundProduct) => isDrawn(found, { front, back });
  const seen = { seenAt: body.updated_at, lock: false, isDone };
  const before = await withTenant(context, async (tx) => {
    const found = await findEditable(tx, context, place, seen);
    await refuseForeign(tx, tenantId, body.design, found);
    return found;
  });
  const printed = [front, back].filter((scene) => scene !== null);
  const { colours } = before.row.card;
  const { refusedWords } = before.event;
  const check = await checkPrint(tenantId, { scenes: printed, colours, refusedWords });
  const after = await withTenant(context, async (tx) => {
    await store(tx, context, place, { body, scenes: { front, back }, check });
    return findProduct(tx, tenantId, place);
  });
  return presentFound(context, after);
}
