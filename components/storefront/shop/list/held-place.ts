/** Focus, open menus and scroll target, kept while the list is replaced. */
export interface HeldPlace {
  /** The focused field: name, value (which identifies a checkbox), typed text and caret. */
  field: { name: string; value: string; text: string | null; caret: number | null } | null;
  /** Id of the menu whose summary has focus. */
  menu: string | null;
  /** Whether the focus was inside the list. */
  inside: boolean;
  /** Ids of open menus. */
  open: string[];
  /** Whether to scroll to the list's top, as for another page. */
  top: boolean;
}

function isTyped(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type !== 'checkbox';
}

/** Records the state for `restorePlace`. */
export function holdPlace(root: HTMLElement, top: boolean): HeldPlace {
  const active = document.activeElement;
  const inside = active !== null && root.contains(active);
  const named =
    inside && (active instanceof HTMLInputElement || active instanceof HTMLSelectElement) ? active : null;
  const open = [...root.querySelectorAll('details[open]')].map(({ id }) => id);
  const menu = inside && active.tagName === 'SUMMARY' ? (active.parentElement?.id ?? null) : null;
  if (!named) return { field: null, menu, inside, open, top };
  const text = isTyped(named) ? named.value : null;
  const caret = isTyped(named) ? named.selectionStart : null;
  return { field: { name: named.name, value: named.value, text, caret }, menu, inside, open, top };
}

function sameField(
  root: HTMLElement,
  { name, value, text }: NonNullable<HeldPlace['field']>,
): HTMLElement | undefined {
  const named = [...root.querySelectorAll<HTMLInputElement>('input[name], select[name]')];
  const fields = named.filter((field) => field.name === name);
  return text === null && fields.length > 1 ? fields.find((field) => field.value === value) : fields[0];
}

/** Restores open menus and focus: the same field with its text or the same menu, else the result count. */
export function restorePlace(root: HTMLElement, { field, menu, inside, open, top }: HeldPlace): void {
  const menus = [...root.querySelectorAll('details')];
  for (const one of menus) if (open.includes(one.id)) one.open = true;
  const count = root.querySelector<HTMLElement>('[data-list-count]');
  const summary = menus.find(({ id }) => id === menu)?.querySelector('summary');
  const target = field ? sameField(root, field) : summary;
  if (target && target !== document.activeElement) {
    target.focus({ preventScroll: true });
    if (typeof field?.text === 'string' && target instanceof HTMLInputElement) {
      target.value = field.text;
      if (field.caret !== null) target.setSelectionRange(field.caret, field.caret);
    }
  }
  if (inside && !target && (top || !root.contains(document.activeElement))) {
    count?.focus({ preventScroll: !top });
  }
  if (top) count?.scrollIntoView({ block: 'start' });
}

/** The URL of a form's values, without empty fields. */
export function formAddress(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  const search = params.toString();
  return new URL(form.action).pathname + (search === '' ? '' : `?${search}`);
}
