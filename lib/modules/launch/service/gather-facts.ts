import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { withDirectoryOnce } from '@/lib/db/with-directory';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { lackingFacts } from '@/lib/modules/catalogue/rules/market/blank-facts';
import { blocksSale, checkPrint } from '@/lib/modules/catalogue/service/check-print';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { listDesigns, readLaunchFacts, type StoredDesign } from '@/lib/modules/launch/data/launch-facts';
import type { LaunchFacts, Offenders } from '@/lib/modules/launch/rules/judge';
import { countPartlyTranslated } from '@/lib/modules/storefront/service/statements/count-partly-translated';
import { unservedCountries } from '@/lib/modules/fulfilment/service/unserved-countries';
import { findAccounts } from '@/lib/modules/payments/service/statements/provider-accounts';

/**
 * So many designs are drawn for one check, the latest changed first. The others passed the same check when they were
 * saved or made available, and pass it again when they are ordered.
 */
const DRAWN_DESIGNS = 24;

async function isRefused(tenantId: string, design: StoredDesign): Promise<boolean> {
  const scenes = [design.sceneFront, design.sceneBack].filter((scene) => scene !== null);
  const { issues } = await checkPrint(tenantId, { ...design, scenes });
  return blocksSale(issues);
}

async function refusedDesigns(tenantId: string, designs: readonly StoredDesign[]): Promise<Offenders> {
  const refused: StoredDesign[] = [];
  for (const design of designs) if (await isRefused(tenantId, design)) refused.push(design);
  const [first] = refused;
  return { count: refused.length, product: first ? { id: first.id, name: first.name } : null };
}

/** What is asked before the transaction: it lies outside the tenant's rows, or files must be read for it. */
export interface OuterFacts {
  accounts: Awaited<ReturnType<typeof findAccounts>>;
  refused: Offenders;
  partlyTranslated: number;
  unserved: LaunchFacts['unserved'];
}

/** Asks for the accounts and draws the designs. Must be called outside a transaction. */
export async function gatherOuterFacts(context: TenantContext, slug: string): Promise<OuterFacts> {
  const { tenantId } = context;
  const [accounts, designs, partlyTranslated, unserved] = await Promise.all([
    withDirectoryOnce((tx) => findAccounts(tx, tenantId)),
    withTenantOnce(context, (tx) => listDesigns(tx, tenantId, slug, DRAWN_DESIGNS)),
    withTenantOnce(context, (tx) => countPartlyTranslated(tx, { tenantId, slug })),
    unservedCountries(context, slug),
  ]);
  return { accounts, partlyTranslated, unserved, refused: await refusedDesigns(tenantId, designs) };
}

/** All facts of one event, with what was asked before. Throws 404 for another tenant's. */
export async function completeFacts(
  tx: Transaction,
  place: { tenantId: string; slug: string },
  { accounts, refused, partlyTranslated, unserved }: OuterFacts,
): Promise<LaunchFacts> {
  const at = now();
  const { list } = await readBlanks();
  const unknownBlanks = list.filter(({ fibres }) => fibres === null).map(({ id }) => id);
  const day = at.toISOString().slice(0, 10);
  const lacking = lackingFacts(list, day);
  const stored = await readLaunchFacts(tx, place.tenantId, place.slug, { at, unknownBlanks, lacking });
  if (!stored) throw notFound();
  const account = accounts.find(({ region }) => region === stored.region);
  const { undesigned, ...facts } = stored;
  return {
    ...facts,
    day,
    partlyTranslated,
    unserved,
    paidOut: account?.chargesEnabled ?? false,
    taxReady: account?.taxActive === true,
    unprintable: {
      count: undesigned.count + refused.count,
      product: undesigned.product ?? refused.product,
    },
  };
}
