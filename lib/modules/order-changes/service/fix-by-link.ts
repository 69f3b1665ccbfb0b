import type { BodyOf } from '@/lib/contract/route';
import { AppError } from '@/lib/kernel/app-error';
import { bucketOf } from '@/lib/limits/bucket';
import { consume } from '@/lib/limits/consume';
import type { ArtworkCheck } from '@/lib/modules/order-changes/contract/artwork';
import type {
  FixPage,
  fixAddressByLink as addressContract,
} from '@/lib/modules/order-changes/contract/fix-page';
import { askAddresses } from '@/lib/modules/fulfilment/service/parts/ask-addresses';
import { itemsWithKnownAddress } from '@/lib/modules/fulfilment/service/parts/address-known';
import type { FixableKind } from '@/lib/modules/orders/rules/fixable-issues';
import { statusOfKind } from '@/lib/modules/orders/rules/fixable-issues';
import { acceptAsIs } from './accept-issue';
import { OrderMoved, type Editor } from './change-order';
import { checkArtwork } from './check-artwork';
import { editArtwork } from './edit-artwork';
import { changeAddress } from './edit-address';
import { isLinkOpen, linkedIssue, type HeldIssue } from './linked-issue';
import type { AskedArtwork } from './own-artwork';
import { readFixPage } from './read-fix-page';
import { solveIssue } from './solve-issue';

/** Drawing and checking takes time: at most so many a minute and link. */
const CHECKS = { limit: 30, windowSeconds: 60 };

/** Saving draws prints or asks for tax: at most so many a minute and link, whether they change something or not. */
const FIXES = { limit: 20, windowSeconds: 60 };

type Values = Omit<AskedArtwork, 'orderId'>;

/** A shopper who fixes an order by its link; the link is looked at again once the order is locked. */
function editorOf({ context, issue, order }: HeldIssue): Editor {
  return {
    context,
    orderId: order.id,
    userId: null,
    action: 'order.edited',
    isOpen: ({ status, holdReason }) => status === statusOfKind(issue.kind) && holdReason !== 'disputed',
    async guard(tx) {
      if (!(await isLinkOpen(tx, context.tenantId, issue.id))) throw new OrderMoved();
    },
  };
}

/** Throws `rate_limited` for one more than a link may be used for. */
async function count(of: 'fix-order' | 'fix-check', issueId: string, limit: typeof FIXES): Promise<void> {
  const { allowed, retryAfter } = await consume({ bucket: bucketOf(of, issueId), ...limit });
  if (!allowed) throw new AppError('rate_limited', { retryAfter });
}

/**
 * Fixes an issue by its link and returns the page as it is then. One that is no longer open is left as it is, and the page says
 * why: a second press is no error. D32-31. Throws 404 for an invalid token, and `conflict` where the order has changed meanwhile.
 */
async function byLink(
  token: string,
  requestId: string,
  kind: FixableKind | null,
  fix: (held: HeldIssue) => Promise<void>,
): Promise<FixPage> {
  const held = await linkedIssue(token, requestId);
  if (held.state === 'open' && (kind === null || kind === held.issue.kind)) {
    await count('fix-order', held.issue.id, FIXES);
    try {
      await fix(held);
    } catch (error) {
      if (!(error instanceof OrderMoved)) throw error;
      if ((await linkedIssue(token, requestId)).state === 'open') throw new AppError('conflict');
    }
  }
  return readFixPage(token, requestId);
}

/** Uses an address or artwork as it is, by the link of its issue. D32-32. Throws as `byLink` and `acceptAsIs` do. */
export function acceptByLink(token: string, requestId: string, version: string): Promise<FixPage> {
  return byLink(token, requestId, null, async (held) => {
    await acceptAsIs(editorOf(held), version, held.issue.kind);
  });
}

/**
 * Corrects an order's address by the link of its issue; the order goes on where it was. One that is sent as it was is used as it
 * is. What its printers have already is named: they are told, and may be too far. S5-71. D32-31, D32-83. Throws as `byLink` and `changeAddress` do.
 */
export async function fixAddressByLink(
  token: string,
  requestId: string,
  { version, ...form }: BodyOf<typeof addressContract>,
): Promise<FixPage> {
  let tooLate: FixPage['too_late'] = [];
  const page = await byLink(token, requestId, 'address', async (held) => {
    const editor = editorOf(held);
    // Read before: whoever fixes it learns what that no longer reaches.
    tooLate = await itemsWithKnownAddress(held.context, held.order.id);
    const then: Editor['then'] = async (tx, order) => {
      await solveIssue(tx, editor.context, order, 'address');
      await askAddresses(tx, order);
    };
    await changeAddress({ ...editor, then }, version, form);
    // Nothing was changed: then its address is right as it is.
    if ((await linkedIssue(token, requestId)).state === 'open') await acceptAsIs(editor, version, 'address');
  });
  return { ...page, too_late: tooLate };
}

/** Puts another text or picture on a line, by the link of its issue. D32-31. Throws as `byLink` and `editArtwork` do. */
export function fixArtworkByLink(
  token: string,
  requestId: string,
  { version, ...values }: Values & { version: string },
): Promise<FixPage> {
  return byLink(token, requestId, 'artwork', (held) =>
    editArtwork(editorOf(held), version, { orderId: held.order.id, ...values }),
  );
}

/** The print check of a text or picture that is not saved. D3-53. Throws `conflict` for a link that is not open, and as `checkArtwork` does. */
export async function checkByLink(token: string, requestId: string, values: Values): Promise<ArtworkCheck> {
  const { context, issue, order, state } = await linkedIssue(token, requestId);
  if (state !== 'open' || issue.kind !== 'artwork') throw new AppError('conflict');
  await count('fix-check', issue.id, CHECKS);
  return checkArtwork(context, { orderId: order.id, ...values });
}
