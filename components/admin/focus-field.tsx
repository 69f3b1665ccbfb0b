'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** In the address of an admin page it names the field that gets the focus once the page can be used. */
const FOCUS_PARAM = 'focus';

const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), a[href], [tabindex="0"]';
/** Editors load late on slow connections; afterwards the person is already elsewhere on the page. */
const PATIENCE_MS = 10_000;

/** Names of fields and ids; the address is the visitor's, so nothing else becomes a selector. */
const FIELD_NAME = /^[\w.-]{1,80}$/;

/** The field by its form name, its `data-field`, or an id; null until it can take the focus. */
function findField(name: string): HTMLElement | null {
  if (!FIELD_NAME.test(name)) return null;
  const named = document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
  const found = named ?? document.getElementById(name);
  if (!found || found.matches(FOCUSABLE)) return found;
  if (found.matches(':disabled')) return null;
  if (named) return found.querySelector<HTMLElement>(FOCUSABLE);
  // A heading: what it names has no field.
  found.tabIndex = -1;
  return found;
}

/**
 * Leads to the field that an address names, once for all admin pages: scrolls to it and focuses it, then takes the name
 * out of the address, so that a reload doesn't move the focus again.
 */
export function FocusField() {
  const name = useSearchParams().get(FOCUS_PARAM);
  const path = usePathname();
  useEffect(() => {
    if (!name) return;
    const lead = (): boolean => {
      const field = findField(name);
      if (!field) return false;
      field.focus({ preventScroll: true });
      if (document.activeElement !== field) return false;
      field.scrollIntoView({ block: 'center' });
      const url = new URL(window.location.href);
      url.searchParams.delete(FOCUS_PARAM);
      window.history.replaceState(window.history.state, '', url);
      return true;
    };
    if (lead()) return;
    const timer = window.setInterval(() => {
      if (lead()) window.clearInterval(timer);
    }, 100);
    const end = window.setTimeout(() => window.clearInterval(timer), PATIENCE_MS);
    return () => {
      window.clearInterval(timer);
      window.clearTimeout(end);
    };
  }, [name, path]);
  return null;
}
