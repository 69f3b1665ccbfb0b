'use client';

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { MenuItem, type MenuItemProps } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { OPTION_CLASSES } from './popover-classes';

export interface MenuEntryProps {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** A second line, smaller. */
  detail?: string;
  /** Why the entry cannot be used now. It stays reachable by keyboard, so that the reason can be read. */
  disabledReason?: string | undefined;
  /** Destructive: in red. */
  danger?: boolean;
  href?: string;
  onAction?: () => void;
}

/** React Aria's own disabled entries are skipped by the arrow keys, so this one is only marked as disabled. */
const renderOff: MenuItemProps['render'] = (props) =>
  'href' in props ? <a {...props} aria-disabled="true" /> : <div {...props} aria-disabled="true" />;

/** One entry of a menu: an act or a link. */
export function MenuEntry(entry: MenuEntryProps) {
  const { id, label, icon: Icon, detail, disabledReason, danger = false, href, onAction } = entry;
  const isOff = disabledReason !== undefined;
  const below = disabledReason ?? detail;
  return (
    <MenuItem
      id={id}
      textValue={label}
      href={isOff ? undefined : href}
      onAction={isOff ? undefined : onAction}
      shouldCloseOnSelect={!isOff}
      render={isOff ? renderOff : undefined}
      className={clsx(
        OPTION_CLASSES,
        isOff ? 'cursor-not-allowed text-muted' : danger ? 'text-danger' : 'text-ink',
      )}
    >
      {Icon ? <Icon aria-hidden="true" className="size-4.5 shrink-0" /> : null}
      <span className="grid min-w-0">
        <Text slot="label">{label}</Text>
        {below === undefined ? null : (
          <Text slot="description" className="text-[0.9375rem] leading-snug text-muted">
            {below}
          </Text>
        )}
      </span>
    </MenuItem>
  );
}
