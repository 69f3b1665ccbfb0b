import { AppError, notFound } from '@/lib/kernel/app-error';
import { assertMinor, type Minor } from '@/lib/kernel/money';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { Locale } from '@/lib/kernel/locales';
import { audit } from '@/lib/audit/append-audit';
import { enqueue, enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, withTenantOnce } from '@/lib/db/with-tenant';
import { eventJobs } from '@/lib/domain-events/announce';
import {
  findNote,
  findStatement,
  lastLedgerRow,
  sumOfNotes,
} from '@/lib/modules/ledger/data/find-statements';
import { correct } from '@/lib/modules/ledger/data/move-credit';
import { findClient, lockAccount } from '@/lib/modules/ledger/data/statement-facts';
import { insertStatement, statementId, takeNumber } from '@/lib/modules/ledger/data/write-statement';
import { sellerRegion } from '@/lib/modules/ledger/rules/sellers';
import { taxCredited, type StatementFigures } from '@/lib/modules/ledger/rules/statement-figures';
import { monthOf } from '@/lib/modules/ledger/rules/statement-month';
import { actOf, type StaffContext } from './correct-account';
import { isKnownPayment } from './is-known-payment';
import { languageOf } from './issue-statement';
import { noteModel } from './statement-model';

/** What a credit note gives back. `amount`: minor units, above 0. */
interface Note {
  statement: string;
  amount: Minor;
  reason: string;
  /** The key of the call that asks for it. */
  key: string | null;
}

type Corrected = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

/** Locks the account of the statement that is corrected, so that notes at once see each other. */
async function corrected(
  tx: Transaction,
  tenantId: string,
  { statement: id, amount }: Note,
): Promise<Corrected> {
  const key = { tenantId, id };
  const statement = await findStatement(tx, key);
  if (statement?.kind !== 'statement') throw notFound();
  await lockAccount(tx, { tenantId, currency: statement.currency });
  if ((await sumOfNotes(tx, key)) + amount > statement.totalMinor) throw new AppError('conflict');
  return statement;
}

/** Adds the amount to the balance; the ledger's row. */
async function credit(tx: Transaction, context: StaffContext, { currency }: Corrected, note: Note, at: Date) {
  const { tenantId, userId } = context;
  const { amount, reason, key } = note;
  const act = key === null ? null : actOf(userId, key);
  const balance = await correct(tx, { tenantId, currency, amount, reason, userId, act, at });
  if (balance === null) throw notFound();
  return lastLedgerRow(tx, tenantId, currency);
}

async function write(tx: Transaction, context: StaffContext, note: Note, lang: Locale): Promise<string> {
  const { tenantId } = context;
  const { amount, reason } = note;
  const statement = await corrected(tx, tenantId, note);
  const client = await findClient(tx, tenantId);
  if (!client) throw notFound();
  const { currency, period } = statement;
  const [seller, at] = [sellerRegion(currency), now()];
  const ledgerRowId = await credit(tx, context, statement, note, at);
  const year = Number(monthOf(at, REGION_FACTS[seller].timeZone).slice(0, 4));
  const number = await takeNumber(tx, seller, year);
  const id = statementId(number);
  const figures = { amount, tax: taxCredited(amount, statement.figures as StatementFigures) };
  const head = { seller, number, period, client, lang, at };
  await insertStatement(tx, {
    tenantId,
    id,
    kind: 'credit_note',
    number,
    currency,
    period,
    totalMinor: amount,
    figures,
    model: noteModel(head, { ...figures, reason, corrects: statement.number }),
    correctsId: statement.id,
    ledgerRowId,
    reason,
    issuedAt: at,
  });
  await audit(tx, context, {
    action: 'credit.note_issued',
    subjectType: 'tenant',
    subjectId: tenantId,
    data: { number, corrects: statement.number, currency, amountMinor: amount },
  });
  await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
  await enqueue(tx, 'send-statement-mail', { tenantId, statementId: id });
  return id;
}

/**
 * Corrects a statement: a credit note with a number of its seller's series, and its amount on the client's balance, in one
 * transaction. Its id. The same `key` again issues nothing more and answers the same. Throws 404 for no statement of this
 * client, 409 where its notes would add up to more than its total, 422 for another note under the same key. D39-2.
 */
export async function issueNote(context: StaffContext, note: Note): Promise<string> {
  if (assertMinor(note.amount) <= 0) throw new RangeError('nothing to credit');
  const { tenantId, userId } = context;
  const lang = await languageOf(tenantId);
  try {
    return await withTenant(context, (tx) => write(tx, context, note, lang));
  } catch (error) {
    const { key, statement, amount, reason } = note;
    if (key === null || !isRepeat(error)) throw error;
    const made = await withTenantOnce(context, (tx) => findNote(tx, tenantId, actOf(userId, key)));
    const same = made?.correctsId === statement && Number(made.total) === amount && made.reason === reason;
    if (made && same) return made.id;
    throw isKnownPayment(error) ? new AppError('idempotency_mismatch') : error;
  }
}

/** What a repeated call may end with: the ledger knows its act, or nothing is left to credit because it came first. */
const isRepeat = (error: unknown): boolean =>
  isKnownPayment(error) || (error instanceof AppError && error.code === 'conflict');
