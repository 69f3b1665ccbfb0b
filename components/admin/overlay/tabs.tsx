'use client';

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tab as AriaTab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

interface Tab<Id extends string> {
  id: Id;
  label: string;
  icon?: LucideIcon;
  /** Beside the label: a count, a warning mark. */
  mark?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  /** The chosen tab; without it the component keeps it itself. */
  current?: Id;
  onChoose?: (id: Id) => void;
  className?: string;
}

/** Parts of one page, one shown at a time. Arrow keys go to the next tab and show it. Pages of their own are links. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose, className }: TabsProps<Id>) {
  const choose = (key: string | number) => {
    const tab = tabs.find(({ id }) => id === key);
    if (tab) onChoose?.(tab.id);
  };
  return (
    <AriaTabs
      {...(current === undefined ? {} : { selectedKey: current })}
      onSelectionChange={choose}
      className={clsx('min-w-0', className)}
    >
      <TabList aria-label={label} className="scroll-row flex gap-1 border-b border-line">
        {tabs.map(({ id, label: text, icon: Icon, mark, disabled = false }) => (
          <AriaTab
            key={id}
            id={id}
            isDisabled={disabled}
            className={clsx(
              'flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-3 font-semibold',
              'hover:bg-ink/6 data-[selected]:border-accent data-[selected]:text-accent',
              'focus-visible:-outline-offset-2 data-[disabled]:cursor-not-allowed data-[disabled]:text-muted',
            )}
          >
            {Icon ? <Icon aria-hidden="true" className="size-4.5 shrink-0" /> : null}
            {text}
            {mark}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="min-w-0 pt-4 outline-none data-[focus-visible]:outline-2">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
