/** Where the browser keeps nothing, a draft lives as long as the page. */
const memory = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Takes from `draft` what has the shape of `template`: its keys, and texts where it has texts. */
function filled(template: unknown, draft: unknown): unknown {
  if (typeof template === 'string') return typeof draft === 'string' ? draft : template;
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

function setPath(target: Record<string, unknown>, path: string, value: string): void {
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

/**
 * What was typed into the server's HTML of a form before its script ran; names are paths. To be read while the form is
 * first rendered, since the script then sets the inputs.
 */
export function readTyped(formId: string): object {
  const typed: Record<string, unknown> = {};
  if (typeof document === 'undefined') return typed;
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return typed;
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') setPath(typed, name, value);
  }
  return typed;
}

/** A form's values with what was typed in their place, as far as it has their shape. */
export function withTyped<T extends object>(values: T, typed: object): T {
  return filled(values, typed) as T;
}

/** Whether there is anything to read: a form as it is at first need not be drawn again. */
export const hasFormDraft = (key: string): boolean => stored(key) !== null;

/** What was typed into a form before a reload in this tab, over its first values. */
export function readFormDraft<T extends object>(key: string, first: T): T {
  try {
    return filled(first, JSON.parse(stored(key) ?? '{}')) as T;
  } catch {
    return first;
  }
}

/** Keeps what is typed, for this tab only. */
export function keepFormDraft(key: string, values: object): void {
  const written = JSON.stringify(values);
  memory.set(key, written);
  try {
    window.sessionStorage.setItem(key, written);
  } catch {
    return;
  }
}

/** Forgets a form that has been sent. */
export function dropFormDraft(key: string): void {
  memory.delete(key);
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
