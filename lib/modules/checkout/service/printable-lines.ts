import type { FieldErrors } from '@/lib/kernel/app-error';
import type { Currency } from '@/lib/kernel/money';
import { fail, type Result } from '@/lib/kernel/result';
import { producedLine } from '@/lib/modules/checkout/rules/produced-line';
import { resolveLines } from '@/lib/modules/checkout/rules/resolve-lines';
import type { CheckoutLine, SellableProduct, WantedLine } from '@/lib/modules/orders/rules/order-line-types';
import type { PictureFacts } from '@/lib/modules/design/rules/preflight-types';
import type { Transaction } from '@/lib/db/transaction';
import { checkTexts } from './check-texts';
import { isPictureToken, picturesOfLayers, withPictures } from '@/lib/modules/design/rules/own-values';
import { SIDES } from '@/lib/modules/design/rules/scene-types';
import { findSentPictures, type SentPicture } from '@/lib/modules/uploads/service/statements/sent-pictures';
import { hashToken } from '@/lib/modules/accounts/service/token';

/** Lines that name their pictures by file id, the facts the print check needs, and the invalid pictures. */
interface OwnPictures {
  lines: WantedLine[];
  facts: Record<string, PictureFacts>;
  /** `picture_unknown` by field, for a picture that this shopper does not have for this event. */
  problems: FieldErrors;
}

type Own = ReturnType<typeof picturesOfLayers>;

/** The tenant and event whose uploads are searched. */
interface PicturePlace {
  tenantId: string;
  eventId: string;
  /** Pictures that this person already has there (an invitee's answer), by file id. These may be named by file id. */
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

/** One line with its pictures named by file id, from `fileOf`; invalid pictures go into `problems`. */
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
 * Resolves the pictures of these lines. A line names a picture by its upload token: only its sender knows the token,
 * and the database stores its hash. So nobody can order a picture of another shopper, event or tenant, and a known file
 * id does not help; only pictures in `kept` may be named by file id. One query, none if no line has a picture. A
 * picture that is not ready, refused or deleted is `picture_unknown` at its field, like an unknown one.
 */
async function ownPictures(
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

/** What nobody can make in this currency is not for sale; the launch check names it. D35-1 */
function unpricedLines(lines: readonly CheckoutLine[], currency: Currency): FieldErrors {
  const problems: FieldErrors = {};
  lines.forEach((line, index) => {
    if (!producedLine(line, currency)) problems[`products.${index}.product_id`] = ['not_for_sale'];
  });
  return problems;
}

/** What an event sells of the requested lines. */
interface Ground {
  event: { tenantId: string; id: string; currency: Currency; refusedWords: readonly string[] };
  products: readonly SellableProduct[];
  /** Pictures that this person already has there, by file id. */
  kept?: Readonly<Record<string, PictureFacts>>;
}

/**
 * The requested lines with the shopper's own texts and pictures, checked for order intake: `pay`, a claim and an
 * invitee's answer use the same check. Or the errors of every line that is not for sale, uses foreign pictures or would
 * print badly.
 */
export async function printableLines(
  tx: Transaction,
  wanted: readonly WantedLine[],
  { event, products, kept }: Ground,
): Promise<Result<CheckoutLine[], FieldErrors>> {
  const { tenantId, id: eventId, refusedWords } = event;
  const own = await ownPictures(tx, { tenantId, eventId, kept }, wanted, products);
  const lines = resolveLines(own.lines, products);
  if (!lines.ok) return fail({ ...lines.error, ...own.problems });
  const unpriced = unpricedLines(lines.value, event.currency);
  const problems = await checkTexts(lines.value, { refusedWords, pictures: own.facts });
  Object.assign(problems, own.problems, unpriced);
  return Object.keys(problems).length > 0 ? fail(problems) : lines;
}
