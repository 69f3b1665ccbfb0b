'use client';

import { Menu, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { SiteLinks, type SiteLink } from './site-links';

interface SiteMenuProps {
  links: readonly SiteLink[];
  openText: string;
  closeText: string;
}

/**
 * The public menu where the header has no room for it: opened and closed by its button, closed by Escape and by every
 * change of the page. S2.5-15.
 */
export function SiteMenu({ links, openText, closeText }: SiteMenuProps) {
  const path = usePathname();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // Disabled until hydrated: an earlier press would have no effect. The footer has the same links.
  const ready = useHydrated();
  const open = openedOn === path;
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpenedOn(null);
    button.current?.focus();
  }
  return (
    <div className="xl:hidden" onKeyDown={closeByKey}>
      <IconButton
        ref={button}
        label={open ? closeText : openText}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        icon={
          open ? (
            <X aria-hidden="true" className="size-5.5" />
          ) : (
            <Menu aria-hidden="true" className="size-5.5" />
          )
        }
        disabled={!ready}
        onClick={() => setOpenedOn(open ? null : path)}
        className="-me-2.5"
      />
      {open ? (
        <div
          id={panelId}
          className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper px-4 py-3 shadow-lift sm:px-8"
        >
          <SiteLinks links={links} className="grid gap-1" linkClassName="block px-3 py-3 text-lg" />
        </div>
      ) : null}
    </div>
  );
}
