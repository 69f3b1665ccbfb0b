/** How long a deleted event can be restored. D45-1. */
export const RESTORABLE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Until when an event can be restored that was deleted then. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
}

/** Whether a typed name is the event's to a reader: spaces around it do not count, nor how an accent is composed. */
export function isSameName(typed: string, name: string): boolean {
  return typed.trim().normalize() === name.trim().normalize();
}
