'use client';

import { useTranslations } from 'next-intl';
import { actsFor, pagesFor, type Act } from '@/lib/permissions/commands';
import type { Actor } from '@/lib/permissions/roles';
import type { RecentPlace } from '@/lib/client/recent-places';
import { matchesText, restAfterAct } from '@/lib/modules/search/rules/match-text';
import type { Entry, EntryGroup } from './entries';
import { iconOf } from './icons';

function actEntry(act: Act, label: string, typed: string): Entry[] {
  const rest = restAfterAct(typed, label);
  if (rest === null) return [];
  const common = { id: `act-${act.id}`, label, icon: iconOf(act.id) };
  if ('inEvent' in act) return [{ ...common, choose: { act, rest } }];
  if (rest !== '') return [];
  return 'href' in act ? [{ ...common, href: act.href, kept: act.id }] : [{ ...common, logOut: true }];
}

const recentEntry = ({ href, label, kind }: RecentPlace): Entry => ({
  id: `recent-${href}`,
  label,
  href,
  icon: iconOf(kind),
  kept: kind,
});

/** What is known without the server: places opened last, pages, acts, in the reader's language and by their rights (D3). */
export function useCommandEntries(actor: Actor, typed: string, recent: readonly RecentPlace[]): EntryGroup[] {
  const t = useTranslations();
  const pages: Entry[] = pagesFor(actor)
    .map((page) => ({
      id: `page-${page.id}`,
      label: t(page.label),
      icon: iconOf(page.id),
      href: page.href,
      newTab: 'newTab' in page,
      kept: page.id,
    }))
    .filter(({ label }) => matchesText(typed, label));
  const acts = actsFor(actor).flatMap((act) => actEntry(act, t(act.label), typed));
  const shown = typed.trim() === '' ? recent.map(recentEntry) : [];
  return [
    { id: 'recent', title: t('search.groups.recent'), entries: shown },
    { id: 'pages', title: t('search.groups.pages'), entries: pages },
    { id: 'acts', title: t('search.groups.acts'), entries: acts },
  ];
}
