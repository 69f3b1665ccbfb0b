'use client';

import { useEffect } from 'react';
import { listHref, type ListState } from './list-state';
import { useStoredText } from './stored-text';

/** However a list is shown, its rows' pages lead back to it. */
const returnKey = (path: string) => `list-return:${path.split('?', 1).join('')}`;

/** Remembers in this tab how a list is shown, so that a page of one of its rows can lead back to just that. */
export function useRememberList(list: ListState): void {
  const [, remember] = useStoredText('sessionStorage', returnKey(list.path));
  const href = listHref(list, { cursor: list.query['cursor'] });
  useEffect(() => remember(href), [remember, href]);
}

/** The list's URL as it was last shown in this tab; its plain path if it was not. */
export function useReturnHref(path: string): string {
  const [remembered] = useStoredText('sessionStorage', returnKey(path));
  return remembered ?? path;
}

/** Whether the browser's Back leads to this URL. Browsers without the Navigation API do not say. */
export function isOneBack(href: string): boolean {
  if (!('navigation' in window)) return false;
  const { navigation } = window;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.url === new URL(href, window.location.href).href;
}
