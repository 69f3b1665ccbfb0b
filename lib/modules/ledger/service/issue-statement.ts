import { now } from '@/lib/kernel/clock';
import { DEFAULT_LOCALE, type Locale } from '@/lib/kernel/locales';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Transaction } from '@/lib/db/transaction';
import { adminsOf } from '@/lib/modules/accounts/service/admins-of';
import {
  findClient,
  findEarliest,
  findLastStatement,
  lockAccount,
  readFacts,
} from '@/lib/modules/ledger/data/statement-facts';
import {
  insertItems,
  insertStatement,
  statementId,
  takeNumber,
} from '@/lib/modules/ledger/data/write-statement';
import { sellerRegion } from '@/lib/modules/ledger/rules/sellers';
import { collected, figuresOf } from '@/lib/modules/ledger/rules/statement-figures';
import { addMonths, lastClosedMonth, monthOf, nextPeriod } from '@/lib/modules/ledger/rules/statement-month';
import { sumOf } from '@/lib/modules/ledger/rules/statement-parts';
import { statementItems } from './statement-items';
import { statementModel } from './statement-model';

/** The language of what is issued to a client: that of its longest-standing admin. */
export async function languageOf(tenantId: string): Promise<Locale> {
  const [first] = await adminsOf(tenantId);
  return first?.lang ?? DEFAULT_LOCALE;
}

/** What comes later than this after the last statement's month is not looked for, so that old orders cost nothing. */
const LATE_MONTHS = 12;

type Last = Awaited<ReturnType<typeof findLastStatement>>;

/** The month to tell of, with its last statement; null for none. The account is locked from here on. */
async function due(tx: Transaction, key: { tenantId: string; currency: Currency }, at: Date) {
  const { timeZone } = REGION_FACTS[sellerRegion(key.currency)];
  if (!(await lockAccount(tx, key))) return null;
  const last: Last = await findLastStatement(tx, key);
  const issued = last?.period ?? null;
  if (issued !== null && issued >= lastClosedMonth(at, timeZone)) return null;
  const since = issued && addMonths(issued, -LATE_MONTHS);
  const earliest = await findEarliest(tx, key, since, timeZone);
  const period = earliest && nextPeriod({ earliest, issued }, at, timeZone);
  return period === null ? null : { period, since, opening: last?.figures.closing ?? 0, timeZone };
}

/**
 * Issues the next statement of an account, once its month is over: its number, figures and texts are frozen in one
 * transaction, which a crash leaves whole or undone. Its id; null where nothing is due. Two at once wait for each other at
 * the account, and the second finds nothing due. D39-1, D39-2.
 */
export async function issueStatement(context: TenantContext, currency: Currency): Promise<string | null> {
  const { tenantId } = context;
  const lang = await languageOf(tenantId);
  return withTenant(context, async (tx) => {
    const [key, at, seller] = [{ tenantId, currency }, now(), sellerRegion(currency)];
    const next = await due(tx, key, at);
    const client = next && (await findClient(tx, tenantId));
    if (!next || !client) return null;
    const { period, since, opening, timeZone } = next;
    const items = statementItems(await readFacts(tx, key, { since, end: addMonths(period, 1), timeZone }));
    const figures = figuresOf(opening, items);
    const number = await takeNumber(tx, seller, Number(monthOf(at, timeZone).slice(0, 4)));
    const id = statementId(number);
    const model = statementModel({ seller, number, period, client, lang, at }, figures);
    const totalMinor = sumOf(collected(figures));
    await insertStatement(tx, {
      tenantId,
      id,
      kind: 'statement',
      number,
      currency,
      period,
      totalMinor,
      figures,
      model,
      issuedAt: at,
    });
    await insertItems(tx, { tenantId, statement: id }, items);
    await audit(tx, context, {
      action: 'credit.statement_issued',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { number, currency, totalMinor },
    });
    // Months that were missed are no news by now: they are on the page.
    if (period === lastClosedMonth(at, timeZone)) {
      await enqueue(tx, 'send-statement-mail', { tenantId, statementId: id });
    }
    return id;
  });
}
