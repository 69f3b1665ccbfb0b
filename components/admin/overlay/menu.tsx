'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonClasses, type ButtonSize, type ButtonVariant } from '@/components/ui/button-classes';
import { MenuEntry, type MenuEntryProps } from './menu-entry';
import { GROUP_HEADING_CLASSES, POPOVER_CLASSES } from './popover-classes';

export interface MenuGroup {
  id: string;
  /** Visible heading of the group; without one the group is only set apart by a line. */
  title?: string;
  entries: readonly MenuEntryProps[];
}

interface MenuProps {
  label: string;
  /** Shows this icon in place of the text, e.g. three dots; the text becomes the button's name. */
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  groups: readonly MenuGroup[];
  /** Which edge of the button the list keeps to; `start` for a button at the start of its row. */
  align?: 'start' | 'end';
}

function MenuButton({ label, icon, variant = 'secondary', size = 'md', disabled = false }: MenuProps) {
  const iconOnly = icon !== undefined;
  return (
    <Button
      isDisabled={disabled}
      aria-label={iconOnly ? label : undefined}
      className={buttonClasses(variant, size, iconOnly ? 'aspect-square px-0!' : undefined)}
    >
      {iconOnly ? icon : <span>{label}</span>}
      {iconOnly ? null : <ChevronDown aria-hidden="true" className="-me-1 size-4.5 shrink-0" />}
    </Button>
  );
}

/** A button with a list of acts. For choosing a value there is Select. */
export function Menu(props: MenuProps) {
  const { groups, align = 'end' } = props;
  return (
    <MenuTrigger>
      <MenuButton {...props} />
      <Popover placement={`bottom ${align}`} offset={6} className={clsx(POPOVER_CLASSES, 'min-w-52')}>
        <AriaMenu className="grid max-w-sm outline-none">
          {groups.map(({ id, title, entries }) => (
            <MenuSection
              key={id}
              // Groups and entries are keys of one collection: the same key twice would never end rendering.
              id={`group:${id}`}
              aria-label={title ?? props.label}
              className="border-line p-1.5 not-first:border-t"
            >
              {title === undefined ? null : <Header className={GROUP_HEADING_CLASSES}>{title}</Header>}
              {entries.map((entry) => (
                <MenuEntry key={entry.id} {...entry} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
