'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components/ListBox';
import { GROUP_HEADING_CLASSES, OPTION_CLASSES } from '@/components/admin/overlay/popover-classes';
import type { Entry, EntryGroup } from './entries';

interface PaletteResultsProps {
  label: string;
  groups: readonly EntryGroup[];
  /** Shown in place of an empty list. */
  empty: ReactNode;
  onChoose: (entry: Entry) => void;
}

function Line({ entry, onChoose }: { entry: Entry; onChoose: PaletteResultsProps['onChoose'] }) {
  const { icon: Icon, href, newTab } = entry;
  return (
    <ListBoxItem
      id={entry.id}
      textValue={entry.label}
      {...(href === undefined ? {} : { href, ...(newTab ? { target: '_blank', rel: 'noopener' } : {}) })}
      onAction={() => onChoose(entry)}
      className={clsx(OPTION_CLASSES, 'text-ink')}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
      <span className="grid min-w-0 grow">
        <Text slot="label" className="truncate">
          {entry.label}
        </Text>
        {entry.detail ? (
          <Text slot="description" className="truncate text-[0.9375rem] leading-snug text-muted">
            {entry.detail}
          </Text>
        ) : null}
      </span>
    </ListBoxItem>
  );
}

/** The lines of the palette in their groups; the arrow keys go through all of them. */
export function PaletteResults({ label, groups, empty, onChoose }: PaletteResultsProps) {
  return (
    <ListBox
      aria-label={label}
      selectionMode="none"
      shouldFocusWrap
      renderEmptyState={() => empty}
      className="min-h-0 grow overflow-y-auto p-2 outline-none"
    >
      {groups.map(({ id, title, entries }) => (
        <ListBoxSection key={id} id={id} className="pb-1.5">
          <Header className={GROUP_HEADING_CLASSES}>{title}</Header>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} onChoose={onChoose} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  );
}
