'use client';

import { useRouter } from 'next/navigation';
import {
  useEffect,
  useRef,
  useState,
  useTransition,
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { formAddress, holdPlace, restorePlace, type HeldPlace } from './held-place';

function closeMenus(root: HTMLElement | null, except?: EventTarget | null): void {
  for (const menu of root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (!(except instanceof Node && menu.contains(except))) menu.open = false;
  }
}

/** A plain left click, not one that opens a tab or window or downloads. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The announced result count; cleared on back and forward, where it no longer applies. */
function useSaid() {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const forget = () => setSaid('');
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  return [said, setSaid] as const;
}

/** An open menu closes when something else is pressed. */
function useMenusClosing(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const close = (event: PointerEvent) => closeMenus(root.current, event.target);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [root]);
}

/**
 * Enhances the server-rendered form and links inside it: navigates on the client, keeps scroll position and focus, and
 * announces the number of results. It does not know the list's data.
 */
export function LiveList({ children }: { children: ReactNode }) {
  const router = useRouter();
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<HeldPlace | null>(null);
  const [pending, start] = useTransition();
  const [said, setSaid] = useSaid();

  function go(address: string, top = false) {
    held.current = root.current && holdPlace(root.current, top);
    start(() => router.push(address, { scroll: false }));
  }
  useEffect(() => {
    if (pending || !held.current || !root.current) return;
    restorePlace(root.current, held.current);
    held.current = null;
    setSaid(root.current.querySelector('[data-list-count]')?.textContent ?? '');
  }, [pending, setSaid]);
  useMenusClosing(root);

  function onSubmit(event: SubmitEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    go(formAddress(event.target));
  }
  function onChange(event: ChangeEvent<HTMLDivElement>) {
    const field: EventTarget = event.target;
    const chosen =
      field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'checkbox');
    if (chosen && field.form) go(formAddress(field.form));
  }
  function onClick(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a[data-list-link]') : null;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    go(link.pathname + link.search, link.dataset['listLink'] === 'top');
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const menu = event.target instanceof Element ? event.target.closest('details[open]') : null;
    if (event.key !== 'Escape' || !menu) return;
    menu.querySelector('summary')?.focus();
    closeMenus(root.current);
  }
  return (
    <div
      ref={root}
      aria-busy={pending}
      className="aria-busy:[&_[data-list-results]]:opacity-50"
      onSubmit={onSubmit}
      onChange={onChange}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
