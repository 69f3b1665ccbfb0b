/** Where a shopper is in a list that is about to be replaced. */
export interface HeldPlace {
  /** The field with focus: its name, its value (which tells check boxes apart), and what was typed. */
  field: { name: string; value: string; text: string | null; caret: number | null } | null;
  /** The menu whose name has focus, by id. */
  menu: string | null;
  /** Whether focus was inside the list at all. */
  inside: boolean;
  /** Open menus, by id. */
  open: string[];
  /** Another page of the list begins at its top. */
  top: boolean;
}

function isTyped(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type !== 'checkbox';
}

/** Reads where the shopper is, for `restorePlace`. */
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

/** Puts the shopper back: menus open, focus in the same field with the same text, or else on the number of products. */
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

/** The address that a form's fields make, without those left empty. */
export function formAddress(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  const search = params.toString();
  return new URL(form.action).pathname + (search === '' ? '' : `?${search}`);
}
