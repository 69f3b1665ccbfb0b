'use client';

import { useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readTyped, withTyped } from '@/lib/client/form-draft';

const FIELDS = 'input[name], textarea[name]';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The texts around that are no longer those of the server's HTML, by the names of their fields. */
function typedIn(around: HTMLElement): Record<string, string> {
  const fields = [...around.querySelectorAll<TextControl>(FIELDS)];
  const changed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

/**
 * Reads what was typed into controlled text fields before hydration, or filled in by the browser. React leaves such a
 * text in the field, but its next render would set the field back to its state, so the state is set before anything
 * else renders. Put the ref on an element around the fields; each field needs a name. docs/decisions/0036.
 */
export function useTypedBefore<E extends HTMLElement>(
  take: (typed: Record<string, string>) => void,
): RefObject<E | null> {
  const around = useRef<E>(null);
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useLayoutEffect(() => {
    const typed = around.current ? typedIn(around.current) : {};
    if (Object.keys(typed).length > 0) latest.current(typed);
  }, []);
  return around;
}

export interface TypedForm {
  /** For the form element. */
  formId: string;
  /** The initial values, with what was typed before hydration in their place. */
  withTyped: <T extends object>(first: T) => T;
}

/**
 * The same for a form of react-hook-form, which sets its fields to their initial values when it takes them over. So
 * what was typed has to be among these.
 */
export function useTypedForm(): TypedForm {
  const formId = useId();
  const [typed] = useState(() => readTyped(formId));
  return { formId, withTyped: (first) => withTyped(first, typed) };
}
