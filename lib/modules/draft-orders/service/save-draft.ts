import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { cleanLine, cleanText } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { DraftContent, DraftForm, DraftOrder } from '@/lib/modules/draft-orders/contract/drafts';
import * as rows from '@/lib/modules/draft-orders/data/drafts';
import type { DraftLine } from '@/lib/modules/draft-orders/rules/drafts';
import { composedLines } from './compose';
import { presentDraft } from './present-draft';
import { readKeptStore } from './price-draft';

/** What is kept of a form. Throws 422 for a name of which nothing can be seen. */
function fieldsOf({ name, email, lang, note }: DraftContent) {
  const seen = cleanLine(name);
  if (seen === '') throw invalid({ name: ['required'] });
  return { name: seen, email, lang, note: cleanText(note) };
}

/** What the audit log says of a basket: which variants and how many, never for whom. */
const linesOf = (lines: readonly DraftLine[]) =>
  lines.map(({ variant, quantity }) => ({ variant, quantity }));

async function composed(tx: Transaction, tenantId: string, slug: string, { products }: DraftContent) {
  const ids = products.map(({ product_id: id }) => id);
  const facts = await readKeptStore(tx, tenantId, slug, ids);
  return { event: facts.event, lines: await composedLines(tx, facts, products) };
}

/** The draft that a form has made; the same form with other content is a conflict. */
function sameForm(row: rows.DraftRow, form: DraftForm, lines: readonly DraftLine[]): boolean {
  const { name, email, lang, note } = fieldsOf(form);
  const asked = [form.event, name, email, lang, note, linesOf(lines)];
  const made = [row.eventSlug, row.name, row.email, row.lang, row.note, linesOf(row.lines)];
  return JSON.stringify(asked) === JSON.stringify(made);
}

/**
 * Composes a basket for somebody; nothing is sent yet. The same form again is the same draft. S2.2-89. Throws 404 for what is
 * not a store of this tenant, 422 for lines that can't be sold, and `conflict` for a form that made another draft.
 */
export async function createDraft(
  context: TenantContext,
  user: SessionUser,
  form: DraftForm,
): Promise<DraftOrder> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const { event, lines } = await composed(tx, tenantId, form.event, form);
    const id = newId('draftOrder');
    const made = await rows.insertDraft(tx, {
      tenantId,
      id,
      eventId: event.id,
      formKey: form.key,
      lines,
      ...fieldsOf(form),
      createdBy: user.id,
      createdAt: now(),
      updatedAt: now(),
    });
    const row = await rows.findByForm(tx, tenantId, form.key);
    if (!row) throw new AppError('conflict');
    if (!made && !sameForm(row, form, lines)) throw new AppError('conflict');
    if (made) {
      await audit(tx, context, {
        action: 'draft_order.created',
        subjectType: 'event',
        subjectId: event.id,
        data: { draft: id, before: null, after: { lines: linesOf(lines) } },
      });
    }
    return presentDraft(tx, tenantId, user, row);
  });
}

/**
 * Changes a draft that was not sent yet. S2.2-89. Throws 404, 422 for lines that can't be sold, and `conflict` where somebody else
 * has changed or sent it.
 */
export async function updateDraft(
  context: TenantContext,
  user: SessionUser,
  draftId: string,
  body: DraftContent & { version: number },
): Promise<DraftOrder> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const row = await rows.lockDraft(tx, { tenantId, draftId });
    if (!row) throw notFound();
    if (row.state !== 'draft' || row.version !== body.version) throw new AppError('conflict');
    const { lines } = await composed(tx, tenantId, row.eventSlug, body);
    await rows.changeDraft(tx, { tenantId, draftId }, { lines, ...fieldsOf(body) });
    await audit(tx, context, {
      action: 'draft_order.updated',
      subjectType: 'event',
      subjectId: row.eventId,
      data: { draft: draftId, before: { lines: linesOf(row.lines) }, after: { lines: linesOf(lines) } },
    });
    const changed = await rows.findDraft(tx, { tenantId, draftId });
    if (!changed) throw notFound();
    return presentDraft(tx, tenantId, user, changed);
  });
}
