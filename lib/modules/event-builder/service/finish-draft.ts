import { AppError, invalid, notFound, type FieldErrors } from '@/lib/kernel/app-error';
import { slugProblem } from '@/lib/modules/events/rules/slug-problem';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { DraftStore } from '@/lib/modules/event-builder/contract/event-draft';
import { findMadeOf } from '@/lib/modules/event-builder/data/create-event';
import { findDraft, type DraftRow } from '@/lib/modules/event-builder/data/event-drafts';
import { cloneEvent } from './clone-event';
import { createEvent } from './create-event';
import { draftOwner } from './draft-owner';
import { moveAsset } from './move-asset';
import { storeToken } from './store-token';

/** Where the fields of the calls that make events are in a draft. */
const PLACES: Readonly<Record<string, string>> = {
  slug: 'plan.slug',
  name: 'page.name',
  image_id: 'img_id',
  products: 'plan.parts.products',
};

/** The same refusal at the draft's own fields. */
function atDraft(error: unknown, copied: boolean): unknown {
  if (!(error instanceof AppError) || error.code !== 'invalid') return error;
  const place = (path: string) => (copied || path !== 'products' ? (PLACES[path] ?? path) : path);
  return invalid(
    Object.fromEntries(Object.entries(error.fields).map(([path, codes]) => [`store.${place(path)}`, codes])),
  );
}

/** What a draft still lacks. */
function lacks({ page, plan }: DraftStore): FieldErrors {
  const problem = plan.slug === '' ? null : slugProblem(plan.slug);
  return {
    ...(page.name === '' ? { 'store.page.name': ['required'] } : {}),
    ...(problem === null ? {} : { 'store.plan.slug': [problem] }),
    ...(plan.start === 'clone' && plan.source === null ? { 'store.plan.source': ['required'] } : {}),
  };
}

async function copy(context: TenantContext, { id, version, store }: DraftRow, source: string) {
  const { page, plan } = store;
  const wanted = { ...plan.parts, name: page.name, slug: plan.slug };
  try {
    return await cloneEvent(context, source, wanted, { id, version });
  } catch (error) {
    // It was deleted or renamed since it was chosen.
    if (error instanceof AppError && error.code === 'not_found')
      throw invalid({ 'plan.source': ['unknown'] });
    throw error;
  }
}

async function make(context: TenantContext, draft: DraftRow, lang: string): Promise<{ slug: string }> {
  const { plan, img_id: logo, ...parts } = draft.store;
  if (plan.start === 'clone' && plan.source !== null) return copy(context, draft, plan.source);
  const token = storeToken(draft.id);
  const image = logo === null ? null : await moveAsset(context, logo, token);
  const input = { ...parts, image_id: image, temporary_store: token };
  return createEvent(context, input, { lang, slug: plan.slug, draftVersion: draft.version });
}

/** The event that a draft has become. Throws the error for one that has become none. */
async function madeOf({ context, id }: { context: TenantContext; id: string }, error: unknown) {
  const { tenantId } = context;
  const slug = await withTenant(context, (tx) => findMadeOf(tx, tenantId, id));
  if (slug === null) throw error;
  return { slug };
}

/**
 * Makes the event of a draft of the caller, in one transaction with its audit row and the end of the draft: S7-20 with a
 * slug, or a copy of another event. The draft's id is the natural key: asked again, it answers the event that was made.
 * Throws 404 for a draft that is not the caller's, 409 with the latest `version` when it was saved elsewhere, 409 for a
 * locked source, 422 at the draft's fields, under `store`, and `rate_limited`. S2.2-26.
 */
export async function finishDraft(
  context: TenantContext,
  { id, version }: { id: string; version: number },
  lang: string,
): Promise<{ slug: string }> {
  const owner = draftOwner(context);
  const draft = await withTenant(context, (tx) => findDraft(tx, { ...owner, id }));
  if (!draft) return madeOf({ context, id }, notFound());
  if (draft.version !== version) throw new AppError('conflict', { data: { version: draft.version } });
  const fields = lacks(draft.store);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  try {
    const { slug } = await make(context, draft, lang);
    return { slug };
  } catch (error) {
    const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'conflict');
    // The same request came first and has just made it.
    if (isGone) return madeOf({ context, id }, error);
    throw atDraft(error, draft.store.plan.start === 'clone');
  }
}
