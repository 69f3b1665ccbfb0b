'use client';

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';

export interface Tool {
  id: string;
  /** Accessible name and tooltip. */
  label: string;
  icon: LucideIcon;
  onUse: () => void;
  /** Disabled, but keeps its place and focus (aria-disabled). */
  isOff?: boolean;
  /** For toggle buttons: whether it is on. */
  isOn?: boolean;
  /** Shown beside the icon: a part of the label, so that whoever says what they see finds the tool (WCAG 2.5.3). */
  text?: string | undefined;
  keys?: string;
}

interface ToolsProps {
  label: string;
  /** Groups, separated by a line. */
  groups: readonly (readonly Tool[])[];
  className?: string;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A toolbar (ARIA toolbar pattern): one tab stop, arrow keys move between tools. */
export function Tools({ label, groups, className }: ToolsProps) {
  const root = useRef<HTMLDivElement>(null);
  const tools = groups.flat();
  const [current, setCurrent] = useState(tools[0]?.id);
  // The tab stop may have been in a group that is gone.
  const stop = tools.some(({ id }) => id === current) ? current : tools[0]?.id;

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const index = tools.findIndex(({ id }) => id === stop);
    const next = step ? tools[step(index, tools.length)] : undefined;
    if (!next) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[data-tool="${next.id}"]`)?.focus();
  }
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={clsx('flex items-center gap-x-3 gap-y-1', className)}
    >
      {groups.map((group) => (
        <div key={group[0]?.id} className="flex shrink-0 items-center gap-0.5">
          {group.map((tool) => (
            <ToolButton key={tool.id} tool={tool} isStop={tool.id === stop} onFocus={setCurrent} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  isStop: boolean;
  onFocus: (id: string) => void;
}

function ToolButton({ tool, isStop, onFocus }: ToolButtonProps) {
  const { id, label, icon: Icon, isOff = false, isOn, text, keys } = tool;
  return (
    <button
      type="button"
      data-tool={id}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isOn}
      aria-keyshortcuts={keys}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(id)}
      onClick={isOff ? undefined : tool.onUse}
      className={clsx(
        'inline-flex h-10 items-center justify-center gap-2 rounded-control border font-semibold transition-colors',
        text ? 'px-3' : 'w-10',
        isOn ? 'border-accent bg-accent-soft text-accent' : 'border-transparent hover:bg-ink/8',
        isOff && 'cursor-not-allowed text-muted opacity-50 hover:bg-transparent',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {text ? <span aria-hidden="true">{text}</span> : null}
    </button>
  );
}
