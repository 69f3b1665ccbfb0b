import type { FieldErrors } from '@/lib/kernel/app-error';
import type { SellableProduct, WantedLine } from '@/lib/modules/orders/rules/order-line-types';
import { isPictureToken, picturesOfLayers, withPictures } from '@/lib/modules/design/rules/own-values';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { findSentPictures, type SentPicture } from '@/lib/modules/uploads/service/statements/sent-pictures';
import type { Transaction } from '@/lib/db/transaction';
import { hashToken } from '@/lib/modules/accounts/service/token';

/** Lines whose pictures stand by their files, what the print check wants to know of these, and what is none. */
export interface OwnPictures {
  lines: WantedLine[];
  facts: Record<string, PictureFacts>;
  /** `picture_unknown` by field, for what is not a picture of this shopper's for this event. */
  problems: FieldErrors;
}

type Own = ReturnType<typeof picturesOfLayers>;

/** Where pictures are looked for. */
interface PicturePlace {
  tenantId: string;
  eventId: string;
  /** What is known of those that this very person has there already, by their files, which name them: an invitee's. */
  kept?: Readonly<Record<string, PictureFacts>> | undefined;
}

function picturesOfLine(line: WantedLine, products: ReadonlyMap<string, SellableProduct>): Own {
  const product = products.get(line.product_id);
  const scenes = [product?.sceneFront ?? null, product?.sceneBack ?? null].filter((scene) => scene !== null);
  return picturesOfLayers(scenes, (line.personalisation ?? {}) as Own);
}

const tokensOf = (own: Own): string[] => SIDES.flatMap((side) => Object.values(own[side] ?? {}));
const hashOf = (token: string): string => hashToken(token).toString('hex');

function factsOf(picture: SentPicture): PictureFacts {
  const { widthPx, heightPx, contentType, colourMode, bytes } = picture;
  return { widthPx, heightPx, contentType, colourMode, bytes };
}

/** One line's pictures by their files, as `fileOf` knows them; what is none is named in `problems`. */
function known(
  own: Own,
  fileOf: (value: string) => string | undefined,
  path: string,
  problems: FieldErrors,
): Own {
  const files: Own = {};
  for (const side of SIDES) {
    for (const [layer, value] of Object.entries(own[side] ?? {})) {
      const file = fileOf(value);
      if (file !== undefined) files[side] = { ...files[side], [layer]: file };
      else problems[`${path}.${side}.${layer}`] = ['picture_unknown'];
    }
  }
  return files;
}

/**
 * Whose the pictures of these lines are. A line names a picture by the token of its upload, which its sender alone was told
 * and the database has as a hash: so nobody orders another shopper's, another event's or another tenant's, and no id of
 * a file is of any use here, wherever somebody has read it, but for those in `kept`. One query, and none where no line has a
 * picture. Nothing is read of what is not ready, refused or gone: it is `picture_unknown` at its field, like the rest.
 */
export async function ownPictures(
  tx: Transaction,
  place: PicturePlace,
  wanted: readonly WantedLine[],
  products: readonly SellableProduct[],
): Promise<OwnPictures> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const given = wanted.map((line) => picturesOfLine(line, byId));
  const hashes = given.flatMap(tokensOf).filter(isPictureToken).map(hashOf);
  const sent = await findSentPictures(tx, place, hashes);
  const { kept = {} } = place;
  const byHash = new Map(sent.map((picture) => [picture.tokenHash, picture.fileId]));
  const fileOf = (value: string): string | undefined =>
    isPictureToken(value) ? byHash.get(hashOf(value)) : Object.hasOwn(kept, value) ? value : undefined;
  const problems: FieldErrors = {};
  const lines = wanted.map((line, index): WantedLine => {
    const own = given[index] ?? {};
    if (tokensOf(own).length === 0) return line;
    const files = known(own, fileOf, `products.${index}.personalisation`, problems);
    const personalisation = withPictures((line.personalisation ?? {}) as Own, files);
    return { ...line, personalisation, asSent: line.personalisation };
  });
  const facts = { ...kept, ...Object.fromEntries(sent.map((one) => [one.fileId, factsOf(one)])) };
  return { lines, facts, problems };
}
