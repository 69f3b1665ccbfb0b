import { invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import type { BodyOf } from '@/lib/contract/route';
import type { editLine as contract } from '@/lib/modules/order-changes/contract/edit-line';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import { keptTexts, printedSide } from '@/lib/modules/checkout/rules/resolve-lines';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import { picturesOfLayers, withPictures } from '@/lib/modules/design/rules/own-values';
import { SIDES, type Scene, type Side } from '@/lib/modules/design/rules/scene-types';
import { checkLineTexts } from '@/lib/modules/checkout/service/check-texts';
import { asShopper } from './as-shopper';
import { editOrder, type EditGround, type EditResult, type RequestedEdit } from './edit-order';
import { chooseVariant, lineChangeOf, takeVariant, withVariantOfToday } from './line-variant';
import type { EditedLine } from '@/lib/modules/payments/service/refigure';

type Body = BodyOf<typeof contract>;
/** The pictures on the line now: an edit does not change them. */
function ownPicturesOf({ sceneFront, sceneBack, personalisation }: EditedLine): PersonalTexts {
  const scenes = [sceneFront, sceneBack].filter((scene) => scene !== null);
  return picturesOfLayers(scenes, personalisation);
}

/** The sent fields without the line's own pictures: a client that sends back what it read changes none. */
function withoutOwn(sent: PersonalTexts, own: PersonalTexts): PersonalTexts {
  const isOwn = (side: Side, layer: string, value: string) => own[side]?.[layer] === value;
  return Object.fromEntries(
    SIDES.map((side) => [
      side,
      Object.fromEntries(
        Object.entries(sent[side] ?? {}).filter(([layer, value]) => !isOwn(side, layer, value)),
      ),
    ]),
  );
}

/** The artwork as bought, with the new texts. Throws 422 with every text that cannot be printed. */
async function printed(
  line: EditedLine,
  texts: Body['personalisation'],
  { refusedWords }: EditGround['facts']['event'],
): Promise<EditedLine> {
  const own = ownPicturesOf(line);
  const written = keptTexts(withoutOwn(keptTexts(texts), own));
  const problems: FieldErrors = {};
  const path = 'personalisation';
  const sideOf = (side: Side, scene: Scene | null) =>
    printedSide(scene, written[side] ?? {}, `${path}.${side}`, problems, { keepPictures: true });
  const sceneFront = sideOf('front', line.sceneFront);
  const sceneBack = sideOf('back', line.sceneBack);
  const mended = {
    ...line,
    personalisation: withPictures(written, own),
    sceneFront,
    sceneBack,
  };
  if (Object.keys(problems).length === 0)
    Object.assign(problems, await checkLineTexts({ ...mended, refusedWords }, path));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return mended;
}

const nameOf = (line: EditedLine) => basketItemId(line.productId, line.variantId, line.personalisation);

async function decide(lineId: string, body: Body, ground: EditGround): Promise<EditResult | null> {
  const line = ground.lines.find(({ id }) => id === lineId);
  if (!line) throw notFound();
  const choice = chooseVariant(ground, line, body.variant_id);
  const garment = choice ? withVariantOfToday(ground, line, choice) : line;
  const mended = await printed(garment, body.personalisation, ground.facts.event);
  if (nameOf(mended) === nameOf(line)) return null;
  const { customer } = ground.order.snapshot;
  return { change: lineChangeOf(line, mended), customer, line: mended, field: 'variant_id' };
}

function requestedEdit(lineId: string, body: Body): RequestedEdit {
  return {
    decide: (ground) => decide(lineId, body, ground),
    take: (tx, _context, ground, { line }) => takeVariant(tx, ground, line),
  };
}

/**
 * Changes colour, size or personal text of an order's line (D18-3, D18-4). The new variant belongs to the same product,
 * is made and in stock; taking it and returning the old one happen together or not at all. It may cost less, never
 * more. The artwork is the one that was bought: only its open texts change, by the checks of add-to-basket. Throws as
 * `asShopper` and `editOrder` do, 404 for a line that is not the order's, `out_of_stock`, and 422 with every wrong field.
 */
export function editLine(token: string, requestId: string, lineId: string, body: Body): Promise<OrderPage> {
  const requested = requestedEdit(lineId, body);
  return asShopper(token, requestId, (editor) => editOrder(editor, body.version, requested));
}
