import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { isId } from '@/lib/kernel/ids';
import { announce } from '@/lib/domain-events/announce';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import {
  changeCard,
  endCard,
  endFormer,
  findCard,
  findCustomer,
  keepCard,
  type CardKey,
  type CardRow,
} from '@/lib/modules/payments/data/saved-cards';
import type { KeptCard } from '@/lib/modules/payments/rules/card-ends';
import { payments } from '@/lib/payments';

/** `open`: the bank has not agreed yet, another card may be tried; `failed`: it never will. */
export type CardStanding = 'open' | 'processing' | 'saved' | 'failed';

const shown = ({ brand, last4, expiresMonth, expiresYear }: KeptCard) => ({
  brand,
  last4,
  expires: `${String(expiresMonth).padStart(2, '0')}/${expiresYear}`,
});

/** The card as the provider keeps it for this client; null when it doesn't, or not any more. */
async function readKept(context: TenantContext, { region }: CardRow, methodId: string | null) {
  const key = { tenantId: context.tenantId, region };
  const customerId = await withTenantOnce(context, (tx) => findCustomer(tx, key));
  if (customerId === null || methodId === null) return null;
  return payments().readCard(region, { methodId, customerId });
}

/** Shows the card from now on, instead of the one before it, which the provider then forgets. Once, however many tell of it. */
async function keep(
  context: TenantContext,
  { tenantId, id: cardId, region }: CardRow,
  card: KeptCard,
): Promise<void> {
  await withTenant(context, async (tx) => {
    await findCustomer(tx, { tenantId, region }, true);
    if ((await findCard(tx, { tenantId, cardId }))?.state !== 'open') return;
    const former = await endFormer(tx, { tenantId, region, cardId }, now());
    await keepCard(tx, { tenantId, cardId }, card, now());
    await audit(tx, context, {
      action: 'billing.card_saved',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { region, ...shown(card), replaced: former[0]?.last4 ?? null },
    });
    await announce(tx, 'card.saved', { context, region });
    for (const { id } of former) await enqueue(tx, 'forget-card', { tenantId, cardId: id });
  });
}

async function giveUp(context: TenantContext, { tenantId, id: cardId }: CardRow): Promise<CardStanding> {
  await withTenant(context, (tx) => endCard(tx, { tenantId, cardId }, now()));
  return 'failed';
}

async function follow(context: TenantContext, row: CardRow, setupId: string): Promise<CardStanding> {
  const setup = await payments().retrieveCardSetup(row.region, setupId);
  if (setup === null || setup.state === 'failed') return giveUp(context, row);
  if (setup.state !== 'saved') return setup.state;
  const card = await readKept(context, row, setup.methodId);
  if (card === null) return giveUp(context, row);
  const { tenantId, id: cardId, region } = row;
  await payments().nameCard(region, { methodId: card.methodId, tenantId, cardId });
  await keep(context, row, card);
  return 'saved';
}

async function known(context: TenantContext, key: CardKey): Promise<CardRow | undefined> {
  return withTenantOnce(context, (tx) => findCard(tx, key));
}

/**
 * Asks the provider whether a card is kept, and shows it once it is. Safe to repeat, from the page and the provider's event
 * alike. Throws 404 for one that this client doesn't have, and the provider's errors. D37-10.
 */
export async function settleCard(
  context: TenantContext,
  cardId: string,
): Promise<{ standing: CardStanding; card: CardRow | null }> {
  const key = { tenantId: context.tenantId, cardId };
  const row = await known(context, key);
  if (!row) throw notFound();
  if (row.state === 'open') {
    const standing = row.setupId === null ? 'open' : await follow(context, row, row.setupId);
    if (standing !== 'saved') return { standing, card: null };
  }
  const after = await known(context, key);
  return after?.state === 'saved' ? { standing: 'saved', card: after } : { standing: 'failed', card: null };
}

/** What the provider shows of a saved card by now: another last month, or that it is gone. */
async function refresh(context: TenantContext, row: CardRow): Promise<void> {
  const { tenantId, id: cardId, region, last4 } = row;
  const card = await readKept(context, row, row.methodId);
  const subject = { subjectType: 'tenant', subjectId: tenantId } as const;
  await withTenant(context, async (tx) => {
    if (card === null) {
      if (!(await endCard(tx, { tenantId, cardId }, now()))) return;
      await audit(tx, context, { action: 'billing.card_removed', ...subject, data: { region, last4 } });
      return;
    }
    const isSame = (['brand', 'last4', 'expiresMonth', 'expiresYear'] as const).every(
      (field) => card[field] === row[field],
    );
    if (isSame || !(await changeCard(tx, { tenantId, cardId }, card))) return;
    await audit(tx, context, {
      action: 'billing.card_updated',
      ...subject,
      data: { region, ...shown(card) },
    });
  });
}

/**
 * Acts on what the provider tells of a card: asks again itself, so that events may come in any order. False for one that we
 * don't have. D37-11.
 */
export async function noteCard(key: CardKey, requestId: string): Promise<boolean> {
  if (!isId('tenant', key.tenantId)) return false;
  const context: TenantContext = { tenantId: key.tenantId, actor: 'system', requestId };
  const row = await known(context, key);
  if (!row) return false;
  if (row.state === 'open') await settleCard(context, row.id);
  if (row.state === 'saved') await refresh(context, row);
  return true;
}
