import type { LucideIcon } from 'lucide-react';
import type { Act } from '@/lib/permissions/commands';

type GroupId = 'recent' | 'acts' | 'pages' | 'events' | 'products' | 'orders' | 'codes' | 'files' | 'clients';

/** An act that goes on in an event, and what was typed behind its name. */
export interface ActInEvent {
  act: Extract<Act, { inEvent: string }>;
  rest: string;
}

/** One line of the palette: a place to go to, an act in an event still to be chosen, or the logout. */
export interface Entry {
  id: string;
  label: string;
  detail?: string | undefined;
  icon: LucideIcon;
  href?: string;
  newTab?: boolean;
  choose?: ActInEvent;
  logOut?: true;
  /** Kept among the places opened last, under this icon; absent where the label names a person. */
  kept?: string;
}

export interface EntryGroup {
  id: GroupId;
  title: string;
  entries: readonly Entry[];
}
