import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { can } from '@/lib/permissions/permissions';
import type { LoggedAction } from '@/lib/audit/action-types';
import type { Transaction } from '@/lib/db/transaction';
import type { NewView, SavedView, ViewChange, ViewList } from '@/lib/modules/lists/contract/saved-view';
import { appendScopedAudit } from '@/lib/modules/lists/data/append-scoped-audit';
import * as rows from '@/lib/modules/lists/data/views';
import { MAX_VIEWS } from '@/lib/modules/lists/rules/limits';
import { checkSelection, stillKnown } from './check-selection';
import type { ListDefinition } from './list-definition';
import { inScope, isVisiting, ownerOf, type ListScope } from './list-scope';

const canShare = (scope: ListScope) => can(scope.person, 'lists.share') && !isVisiting(scope);

function present(list: ListDefinition, scope: ListScope, row: rows.ViewRow): SavedView {
  const view = stillKnown(list, scope, row);
  const mine = view.ownerId === scope.person.id;
  return {
    id: view.id,
    name: view.name,
    shared: view.shared,
    mine,
    can_change: view.shared ? canShare(scope) : mine && !isVisiting(scope),
    query: view.query,
    sort: view.sort,
    columns: view.columns,
    version: view.version,
    updated_at: new Date(view.updatedAt).toISOString(),
  };
}

function requireRead(list: ListDefinition, { person }: ListScope): void {
  if (!can(person, list.permissions.read)) throw new AppError('forbidden');
}

function requireChange(scope: ListScope, { shared }: { shared: boolean }): void {
  if (isVisiting(scope) || (shared && !canShare(scope))) throw new AppError('forbidden');
}

async function note(
  tx: Transaction,
  scope: ListScope,
  action: LoggedAction,
  view: rows.ViewRow,
): Promise<void> {
  await appendScopedAudit(
    tx,
    { tenant: scope.tenant, userId: scope.person.id },
    {
      action,
      subjectType: 'list_view',
      subjectId: view.id,
      subjectLabel: view.name,
      data: { shared: view.shared },
    },
  );
}

/** Refuses one more view than fifty of an owner; until the transaction ends, nobody else names one beside it. */
async function requireRoom(
  tx: Transaction,
  owner: rows.ViewOwner,
  place: { list: string; shared: boolean; adds: boolean },
): Promise<void> {
  const kept = await rows.countViewsBeside(tx, owner, place);
  if (place.adds && kept >= MAX_VIEWS) throw new AppError('too_many');
}

/** The person's own views of a list, and the shared ones. Throws 403 for a list that the person may not read. D28-2. */
export async function listViews(list: ListDefinition, scope: ListScope): Promise<ViewList> {
  requireRead(list, scope);
  const found = await inScope(scope, (tx) => rows.findViews(tx, ownerOf(scope), list.name));
  return { views: found.map((row) => present(list, scope, row)), can_share: canShare(scope) };
}

/** Saves a view; 409 `name_taken`, 422 `too_many` beyond fifty, 422 for a filter or column that the list lacks. D28-2. */
export async function createView(list: ListDefinition, scope: ListScope, view: NewView): Promise<SavedView> {
  requireRead(list, scope);
  requireChange(scope, view);
  checkSelection(list, scope, view);
  const row = await inScope(scope, async (tx) => {
    await requireRoom(tx, ownerOf(scope), { list: list.name, shared: view.shared, adds: true });
    const made = { ...view, list: list.name, id: newId('listView'), at: now() };
    const stored = await rows.insertView(tx, ownerOf(scope), made);
    if (!stored) throw new AppError('name_taken');
    await note(tx, scope, 'list_view.created', stored);
    return stored;
  });
  return present(list, scope, row);
}

/** Locks a view that the person sees and may change. */
async function lockView(tx: Transaction, list: ListDefinition, scope: ListScope, id: string) {
  const found = await rows.findView(tx, ownerOf(scope), { list: list.name, id });
  if (!found) throw notFound();
  requireChange(scope, found);
  return found;
}

/**
 * Changes a view. Throws 409 with the stored view when another version than the sent one is stored, so that nobody
 * overwrites what someone else has saved. D28-2.
 */
export async function updateView(
  list: ListDefinition,
  scope: ListScope,
  change: { id: string; view: ViewChange },
): Promise<SavedView> {
  requireRead(list, scope);
  const { version, ...sent } = change.view;
  const row = await inScope(scope, async (tx) => {
    const found = await lockView(tx, list, scope, change.id);
    if (found.version !== version) {
      throw new AppError('conflict', { data: { view: present(list, scope, found) } });
    }
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const next: rows.ViewRow = { ...stillKnown(list, scope, found), ...given };
    requireChange(scope, next);
    checkSelection(list, scope, next);
    const owner = { ...ownerOf(scope), ownerId: found.ownerId };
    const place = { list: list.name, shared: next.shared, adds: next.shared !== found.shared };
    await requireRoom(tx, owner, place);
    if (await rows.isNameTaken(tx, owner, { ...next, list: list.name })) throw new AppError('name_taken');
    const stored = await rows.changeView(tx, owner, { ...next, at: now() });
    if (!stored) throw notFound();
    await note(tx, scope, 'list_view.updated', stored);
    return stored;
  });
  return present(list, scope, row);
}

/** Deletes a view: one's own, or a shared one with the right to share. D28-2. */
export async function deleteView(list: ListDefinition, scope: ListScope, id: string): Promise<void> {
  requireRead(list, scope);
  await inScope(scope, async (tx) => {
    const found = await lockView(tx, list, scope, id);
    await rows.removeView(tx, ownerOf(scope), id);
    await note(tx, scope, 'list_view.deleted', found);
  });
}
