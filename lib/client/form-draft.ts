import type { DraftPlace } from './drafts/draft';
import { dropTextDraft, keepTextDraft, readTextDraft } from './drafts/text-drafts';

/*
 * Forms of the shop, kept over a reload: in this tab only, since they hold addresses, and written at each key. The
 * checkout and the order forms read them; what is sent is deleted.
 */

const placeOf = (id: string): DraftPlace => ({ kind: 'form', tenant: '', id });
const isFilled = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Takes from `draft` what matches the shape of `template`: its keys, and its types of plain values. */
function filled(template: unknown, draft: unknown): unknown {
  if (typeof template === 'string') return typeof draft === 'string' ? draft : template;
  if (typeof template === 'boolean') return typeof draft === 'boolean' ? draft : template;
  if (typeof template !== 'object' || template === null) return template;
  const source = typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  if (Array.isArray(template)) return template.map((value, index) => filled(value, source[index]));
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [
      key,
      filled(value, Object.hasOwn(source, key) ? source[key] : undefined),
    ]),
  );
}

function setPath(target: Record<string, unknown>, path: string, value: string | boolean): void {
  const steps = path.split('.');
  const last = steps.pop() ?? path;
  let place = target;
  for (const step of steps) {
    const next = Object.hasOwn(place, step) ? place[step] : undefined;
    const inner = typeof next === 'object' && next !== null ? (next as Record<string, unknown>) : {};
    place[step] = inner;
    place = inner;
  }
  place[last] = value;
}

/** What a select shows before anybody chooses: the option that the HTML marks, or else the first. */
function firstChoice({ options }: HTMLSelectElement): string | undefined {
  const marked = [...options].find(({ defaultSelected }) => defaultSelected);
  return (marked ?? options[0])?.value;
}

/**
 * What was typed, chosen or ticked in the server's HTML of a form before its script ran; names are paths. Read it during the
 * first render, since the script then sets the inputs.
 */
export function readTyped(formId: string): object {
  const typed: Record<string, unknown> = {};
  if (typeof document === 'undefined') return typed;
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return typed;
  const selects = new Set<string>();
  for (const select of form.querySelectorAll('select')) {
    selects.add(select.name);
    // A select always has a value, also one that nobody chose.
    if (select.value !== firstChoice(select)) setPath(typed, select.name, select.value);
  }
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && !selects.has(name)) setPath(typed, name, value);
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]')) {
    if (box.checked !== box.defaultChecked) setPath(typed, box.name, box.checked);
  }
  return typed;
}

/** A form's values with the typed ones in their place, where they match its shape. */
export function withTyped<T extends object>(values: T, typed: object): T {
  return filled(values, typed) as T;
}

/** Whether there is a draft; without one the form need not be rendered again. */
export const hasFormDraft = (id: string): boolean => readTextDraft('tab', placeOf(id), isFilled) !== null;

/** The form's values typed before a reload in this tab, merged over its initial ones. */
export function readFormDraft<T extends object>(id: string, first: T): T {
  return filled(first, readTextDraft('tab', placeOf(id), isFilled)?.values) as T;
}

/** Stores the form's values for this tab only. */
export function keepFormDraft(id: string, values: object): void {
  keepTextDraft('tab', placeOf(id), null, values);
}

/** Deletes the draft of a sent form. */
export function dropFormDraft(id: string): void {
  dropTextDraft('tab', placeOf(id));
}
