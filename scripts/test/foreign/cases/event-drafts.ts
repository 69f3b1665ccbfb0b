import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { withTenant } from '@/lib/db/with-tenant';
import { draftStoreExample } from '@/lib/modules/event-builder/contract/event-draft';
import { addDraft } from '@/lib/modules/event-builder/data/event-drafts';
import { putTemporaryStore } from '@/lib/modules/event-builder/data/temporary-stores';
import { withDirectory } from '@/lib/db/with-directory';
import type { Case } from '../case';
import type { OwnThings } from '../own-things';
import type { Call } from '../case';
import { at, INVALID, inPath } from '../shapes';

const TENANT = { tenant: 'ten_fjord' };
const LOGO = at('body.store.img_id', 'file', INVALID);

/** A new draft of the caller. */
async function freshDraft(slug: string): Promise<string> {
  const id = newId('temporaryStore');
  const { plan, ...parts } = draftStoreExample;
  const store = { ...parts, plan: { ...plan, slug } };
  const row = { tenantId: 'ten_fjord', userId: 'usr_fjord_admin', id, store, at: now() };
  await withTenant({ tenantId: 'ten_fjord', actor: 'client' }, (tx) => addDraft(tx, row));
  await withDirectory((tx) => putTemporaryStore(tx, { id, store: parts, at: now() }));
  return id;
}

const own = (slots: Case['slots'], more: (things: OwnThings) => Partial<Call> = () => ({})): Case => ({
  home: 'ten_fjord',
  call: (things) => ({ params: TENANT, ...more(things) }),
  slots: [...inPath('tenant'), ...slots],
});

const ofDraft = (slots: Case['slots'] = [], body?: unknown): Case => ({
  home: 'ten_fjord',
  call: async () => ({
    params: { ...TENANT, draft: await freshDraft('') },
    ...(body === undefined ? {} : { body }),
  }),
  slots: [...inPath('tenant', 'draft'), ...slots],
});

export const EVENT_DRAFT_CASES: Record<string, Case[]> = {
  'event-drafts.list': [own([])],
  'event-drafts.make': [own([LOGO], () => ({ body: { store: draftStoreExample } }))],
  'event-drafts.read': [ofDraft()],
  'event-drafts.save': [ofDraft([LOGO], { store: draftStoreExample, version: 1 })],
  'event-drafts.discard': [ofDraft()],
  'event-drafts.restore': [ofDraft()],
  'event-drafts.finish': [ofDraft([], { version: 1 })],
  'events.check-slug': [own([], () => ({ query: { slug: 'a-free-one' } }))],
  'events.offered-blanks': [{ ...own([], () => ({ query: { region: 'UK' } })), ofAllTenants: true }],
};
