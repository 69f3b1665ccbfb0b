import { enqueue, type JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, type Locale } from '@/lib/kernel/locales';
import { traceOf } from '@/lib/kernel/trace-of';
import { adminsOf } from '@/lib/modules/accounts/service/admins-of';
import { listUnsettled } from '@/lib/modules/shop-orders/data/shop-requests';
import { listUntold } from '@/lib/modules/shop-orders/data/shop-shipments';
import { pullOptions } from '@/lib/modules/shop-platform/rules/shop-jobs';
import { noteSyncAfter, syncReasonOf } from '@/lib/modules/shop-platform/service/statements/sync-log';
import { withShop } from '@/lib/modules/shop-platform/service/access/with-shop';
import { ShopAccessLost, shopPlatform, type FulfilmentRequest, type ShopAccess } from '@/lib/shop-platform';
import { answerRequest } from './answer-request';
import { giveBack } from './give-back';
import { pictureTime } from './fetch-pictures';
import { patience, ShopPaused } from './patience';
import { takeRequest } from './take-request';
import { tellParcels } from './tell-parcels';

/** More than a shop has open at once; the next look goes on. */
const MOST_PAGES = 25;

interface Pull {
  context: TenantContext;
  access: ShopAccess;
  lang: Locale;
  taken: number;
  /** Whether pictures were left for another run. */
  untried: boolean;
  failed: number;
  patient: ReturnType<typeof patience>;
}

/** One request that fails holds up no other of its shop; a shop that can't be spoken to, or not for long, ends the run. */
async function each(
  pull: Pull,
  { gid, label, kind = 'order' }: { gid: string; label: string; kind?: 'order' | 'tracking' },
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await pull.patient(act);
  } catch (error) {
    if (error instanceof ShopAccessLost || error instanceof ShopPaused) throw error;
    pull.failed += 1;
    log().error(
      { tenantId: pull.context.tenantId, gid, fault: traceOf(error) },
      'a request of a shop failed',
    );
    const note = { shop: pull.access.shop, kind, subject: gid, label, outcome: 'failed' } as const;
    await noteSyncAfter(pull.context, { ...note, reason: syncReasonOf(error) });
  }
}

async function pages(
  pull: Pull,
  as: 'requested' | 'cancelling',
  act: (request: FulfilmentRequest) => Promise<unknown>,
): Promise<void> {
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const found: Awaited<ReturnType<ReturnType<typeof shopPlatform>['pullAssigned']>> = await pull.patient(
      () => shopPlatform().pullAssigned(pull.access, as, after),
    );
    for (const request of found.requests)
      await each(pull, { gid: request.id, label: request.orderName }, () => act(request));
    after = found.next;
    if (after === null) return;
  }
}

async function run(pull: Pull): Promise<void> {
  const { context, access, lang } = pull;
  const { shop } = access;
  const time = pictureTime();
  await pages(pull, 'requested', async (request) => {
    const became = await takeRequest(context, { shop, lang, time }, request);
    if (became === 'taken') pull.taken += 1;
    if (became === 'untried') pull.untried = true;
  });
  await pages(pull, 'cancelling', async ({ id }) => {
    const refusal = await giveBack(context, id, lang);
    await shopPlatform().answerCancellation(access, id, refusal);
  });
  const key = { tenantId: context.tenantId, shop };
  const rows = await withTenant(context, (tx) => listUnsettled(tx, key));
  for (const row of rows)
    await each(pull, { gid: row.gid, label: row.orderName }, () =>
      answerRequest(context, row, { access, lang }),
    );
  const left = await withTenant(context, (tx) => listUntold(tx, key));
  for (const request of left)
    await each(pull, { gid: request.gid, label: request.orderName, kind: 'tracking' }, () =>
      tellParcels(context, access, request),
    );
}

/** How many failed, and for how long the shop wants to be left alone before the rest. */
async function runOf(pull: Pull): Promise<Pick<Pull, 'taken' | 'failed' | 'untried'> & { pausedMs: number }> {
  let pausedMs = 0;
  try {
    await run(pull);
  } catch (error) {
    if (!(error instanceof ShopPaused)) throw error;
    pausedMs = error.ms;
  }
  const { taken, failed, untried } = pull;
  return { taken, failed, untried, pausedMs };
}

/** Asks the shop, and writes down how that went. S4-91. */
async function asked(context: TenantContext, lang: Locale) {
  const look = { kind: 'pull', subject: '' } as const;
  try {
    const answer = await withShop(context, (access) =>
      runOf({ context, access, lang, taken: 0, untried: false, failed: 0, patient: patience() }),
    );
    if (answer.asked) {
      const { taken: count, failed, pausedMs } = answer.value;
      if (failed > 0)
        await noteSyncAfter(context, { ...look, outcome: 'failed', reason: 'some_failed', count });
      else if (pausedMs > 0)
        await noteSyncAfter(context, { ...look, outcome: 'waiting', reason: 'paused', count });
      else await noteSyncAfter(context, { ...look, outcome: 'done', count });
    } else if (answer.why === 'needs_reauth')
      await noteSyncAfter(context, { ...look, outcome: 'failed', reason: 'no_access' });
    return answer;
  } catch (error) {
    await noteSyncAfter(context, { ...look, outcome: 'failed', reason: syncReasonOf(error) });
    throw error;
  }
}

/**
 * Asks a client's shop for what it has assigned to us, which is the truth whatever its messages said, takes it, answers all that has no answer
 * yet, and tells it of parcels that have left. Safe to repeat, and to end anywhere. Pauses that the shop asks for are waited for; after a longer
 * one another run goes on with what is left, as with pictures that one run had no time for. Rejects where something failed, so that it is tried again. S4-57 to S4-62, S4-88.
 */
export async function pullShop({ tenantId }: JobPayloads['pull-shop']): Promise<void> {
  const context: TenantContext = { tenantId, actor: 'system' };
  const [admin] = await adminsOf(tenantId);
  const lang = admin?.lang ?? DEFAULT_LOCALE;
  const answer = await asked(context, lang);
  if (!answer.asked) return;
  const { failed, untried, pausedMs } = answer.value;
  if (pausedMs > 0 || untried) {
    const runAt = new Date(now().getTime() + pausedMs);
    await withTenant(context, (tx) =>
      enqueue(tx, 'pull-shop', { tenantId }, { ...pullOptions(tenantId), runAt }),
    );
  } else if (failed > 0) throw new RangeError(`${failed} requests of a shop failed`);
}
