import { can } from '@/lib/permissions/permissions';
import type { Actor } from '@/lib/permissions/roles';

/** What a person may do with events besides reading them (D3). */
export interface EventMay {
  update: boolean;
  clone: boolean;
  setStatus: boolean;
  remove: boolean;
  restore: boolean;
  lock: boolean;
  /** Staff change what they have locked, a client doesn't (D5-5). */
  changesLocked: boolean;
}

/** The same of this person; `isStaff` says whether it is one of ours. */
export function eventMay(actor: Actor, isStaff: boolean): EventMay {
  return {
    update: can(actor, 'events.update'),
    clone: can(actor, 'events.create'),
    setStatus: can(actor, 'events.set_status'),
    remove: can(actor, 'events.delete'),
    restore: can(actor, 'events.restore'),
    lock: can(actor, 'events.lock'),
    changesLocked: isStaff,
  };
}
