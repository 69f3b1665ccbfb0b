import { can } from '@/lib/permissions/permissions';
import type { Actor } from '@/lib/permissions/roles';

/** What this person may do with many orders at once (D3-35). */
export const mayDoWithOrders = (actor: Actor) => ({
  release: can(actor, 'orders.release'),
  approve: can(actor, 'orders.release'),
  export: can(actor, 'orders.export'),
  resend_mail: can(actor, 'orders.resend_mail'),
  add_note: can(actor, 'orders.note'),
  request_replacement: can(actor, 'orders.request_replacement'),
  move: can(actor, 'orders.set_status'),
  cancel: can(actor, 'orders.cancel'),
});
export type MayDoWithOrders = ReturnType<typeof mayDoWithOrders>;
