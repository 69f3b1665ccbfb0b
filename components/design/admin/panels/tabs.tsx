'use client';

import { clsx } from 'clsx';
import { useId, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Beside the label, e.g. a warning mark. */
  mark?: ReactNode;
  content: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChoose: (id: Id) => void;
  /** At the end of the tab strip. */
  aside?: ReactNode;
  /** The content is collapsed; choosing a tab lets the owner expand it. */
  isFolded?: boolean;
  /** Scrolls with its panel instead of sticking to the top. */
  isLoose?: boolean;
}

/**
 * The browser scrolls to a focused tab as if it moved with its panel. But it sticks, so it could stay under the page's
 * header.
 */
function keepInSight({ currentTarget: tab }: FocusEvent<HTMLElement>): void {
  requestAnimationFrame(() => tab.scrollIntoView({ block: 'nearest' }));
}

interface TabButtonProps<Id extends string> {
  tab: Tab<Id>;
  /** Prefix of the ids of tab and panel. */
  id: string;
  isCurrent: boolean;
  onChoose: () => void;
}

function TabButton<Id extends string>({ tab, id, isCurrent, onChoose }: TabButtonProps<Id>) {
  return (
    <button
      type="button"
      role="tab"
      data-tab={tab.id}
      id={`${id}-${tab.id}`}
      aria-selected={isCurrent}
      aria-controls={isCurrent ? `${id}-panel` : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onChoose}
      onFocus={keepInSight}
      className={clsx(
        'flex min-h-12 min-w-0 grow items-center justify-center gap-1.5 px-1 font-semibold',
        isCurrent ? 'border-b-2 border-accent pt-0.5 text-accent' : 'hover:bg-ink/6',
      )}
    >
      <span className="truncate">{tab.label}</span>
      {tab.mark}
    </button>
  );
}

/** Tabs (ARIA tabs pattern): arrow keys move to the next tab and show it. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, current, onChoose, aside, isFolded, isLoose = false } = props;
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === current);
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = tabs.findIndex((tab) => tab.id === current);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }
  return (
    <>
      <div
        className={clsx(
          'flex shrink-0 items-center border-b border-line bg-surface',
          isLoose ? 'mx-4' : 'sticky top-0 z-10',
        )}
      >
        <div
          ref={strip}
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="flex min-w-0 grow"
        >
          {tabs.map((tab) => (
            <TabButton
              key={tab.id}
              tab={tab}
              id={id}
              isCurrent={tab.id === current}
              onChoose={() => onChoose(tab.id)}
            />
          ))}
        </div>
        {aside}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        hidden={isFolded}
        className="min-w-0"
      >
        {shown?.content}
      </div>
    </>
  );
}
