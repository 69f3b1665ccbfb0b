import type { DraftPlan } from '@/lib/modules/event-builder/contract/event-draft';
import type { KeptStore, TemporaryStore } from '@/lib/modules/event-builder/contract/temporary-store';

/** What is being built: a temporary store; with a plan, a client's draft of an event. */
export type BuiltContent = TemporaryStore & { plan?: DraftPlan };

/** The same as the server answers it. */
export type KeptContent = Omit<KeptStore, 'store'> & { store: BuiltContent };
