import { notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { hashToken } from '@/lib/modules/accounts/service/token';
import { ownPictureFacts } from '@/lib/modules/catalogue/service/own-picture-facts';
import { keptTexts, printedSide } from '@/lib/modules/checkout/rules/resolve-lines';
import {
  isPictureToken,
  picturesIn,
  picturesOfLayers,
  withPictures,
} from '@/lib/modules/design/rules/own-values';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { SIDES, type Scene, type Side } from '@/lib/modules/design/rules/scene-types';
import { readEditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import type { PersonalTexts } from '@/lib/modules/orders/rules/order-line-types';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import type { EditedLine } from '@/lib/modules/payments/service/refigure';
import { findSentPictures } from '@/lib/modules/uploads/service/statements/sent-pictures';

/** The values that somebody sent for a line's open layers: texts, and pictures by upload token or as they are. */
export interface AskedArtwork {
  orderId: string;
  lineId: string;
  personalisation: PersonalTexts;
}

/** What an order's artwork is decided on besides its lines. */
export interface ArtworkFacts {
  /** Upload token → file id, of the pictures that were sent for the order's event. */
  files: ReadonlyMap<string, string>;
  /** Facts about all pictures, by file id. */
  pictures: Readonly<Record<string, PictureFacts>>;
  refusedWords: readonly string[];
}

/** The pictures among the sent values. */
const askedPictures = (line: EditedLine, sent: PersonalTexts) => picturesOfLayers(scenesOf(line), sent);

const valuesOf = (own: PersonalTexts): string[] => SIDES.flatMap((side) => Object.values(own[side] ?? {}));

/**
 * Reads what the sent artwork is decided on, pictures of the order's other lines included. Reads files, so it must be called
 * outside a transaction. D3-52. Throws 404 for another tenant's order or line.
 */
export async function readArtworkFacts(
  context: TenantContext,
  { orderId, lineId, personalisation }: AskedArtwork,
): Promise<ArtworkFacts & { line: EditedLine }> {
  const { tenantId } = context;
  const found = await withTenant(context, async (tx) => {
    const order = await findOrder(tx, tenantId, orderId);
    const facts = order && (await readEditFacts(tx, tenantId, orderId));
    const lines = await findLines(tx, tenantId, orderId);
    const line = lines.find(({ id }) => id === lineId);
    if (!order || !facts || !line) throw notFound();
    const tokens = valuesOf(askedPictures(line, keptTexts(personalisation))).filter(isPictureToken);
    const hashes = new Map(tokens.map((token) => [hashToken(token).toString('hex'), token]));
    const sent = await findSentPictures(tx, { tenantId, eventId: order.eventId }, [...hashes.keys()]);
    return { line, lines, sent, hashes, refusedWords: facts.event.refusedWords };
  });
  const { line, lines, sent, hashes, refusedWords } = found;
  const files = new Map(sent.map(({ tokenHash, fileId }) => [hashes.get(tokenHash) ?? '', fileId]));
  const news = Object.fromEntries(
    sent.map(({ fileId, widthPx, heightPx, contentType, colourMode, bytes }) => [
      fileId,
      { widthPx, heightPx, contentType, colourMode, bytes },
    ]),
  );
  const known = await ownPictureFacts(tenantId, lines.flatMap(scenesOf));
  return { line, files, pictures: { ...known, ...news }, refusedWords };
}

/** The pictures by file id: those that were sent, and those that stay as they are. A picture of nobody's is a problem. */
function namedPictures(
  line: EditedLine,
  asked: PersonalTexts,
  { files }: ArtworkFacts,
  problems: FieldErrors,
): PersonalTexts {
  const named: PersonalTexts = {};
  for (const side of SIDES) {
    for (const [layer, value] of Object.entries(asked[side] ?? {})) {
      const file = line.personalisation[side]?.[layer] === value ? value : files.get(value);
      if (file === undefined) problems[`personalisation.${side}.${layer}`] = ['picture_unknown'];
      else named[side] = { ...named[side], [layer]: file };
    }
  }
  return named;
}

/**
 * A line with other texts and pictures in its artwork as it was bought, at the price that was paid, or the errors by field. Each
 * open layer needs a value, but for pictures where none could be uploaded. D3-52.
 */
export function withArtwork(
  line: EditedLine,
  sent: PersonalTexts,
  facts: ArtworkFacts,
): { line: EditedLine; problems: FieldErrors } {
  const written = keptTexts(sent);
  const problems: FieldErrors = {};
  const asked = askedPictures(line, written);
  const personalisation = withPictures(written, namedPictures(line, asked, facts, problems));
  const keepPictures = picturesIn(line.personalisation) === 0 && valuesOf(asked).length === 0;
  const sideOf = (side: Side, scene: Scene | null) => {
    const said: FieldErrors = {};
    const path = `personalisation.${side}`;
    const drawn = printedSide(scene, personalisation[side] ?? {}, path, said, { keepPictures });
    // A picture of nobody's was told already, more exactly.
    for (const [field, codes] of Object.entries(said)) problems[field] ??= codes;
    return drawn;
  };
  const sceneFront = sideOf('front', line.sceneFront);
  const sceneBack = sideOf('back', line.sceneBack);
  return { line: { ...line, personalisation, sceneFront, sceneBack }, problems };
}
