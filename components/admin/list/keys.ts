/** What the keys of a list do; those that a list cannot do are absent. */
export interface ListKeyActs {
  /** Selects the row that has the focus; `range`: and all rows up to the one selected before. */
  onSelect?: ((id: string, range: boolean) => void) | undefined;
  onExport?: (() => void) | undefined;
  onHelp: () => void;
}

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=textbox]';
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const ROWS = 'tbody > tr, [data-list-cards] > li';

/** Whether somebody types, or an overlay is open: then letters are no shortcuts. */
function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(FIELDS)) return true;
  return document.querySelector(OVERLAYS) !== null;
}

/** Moves the focus to the link of the next or the previous row; screen readers announce it as any link. */
function move(list: HTMLElement, by: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows[0] : rows[at + by];
  const goal =
    next?.querySelector<HTMLElement>('a[href]') ?? next?.querySelector<HTMLElement>('button, input');
  goal?.focus();
  goal?.scrollIntoView({ block: 'nearest' });
}

/** Does what the key asks for; false if it is no shortcut of the list. */
function act(event: KeyboardEvent, list: HTMLElement, { onSelect, onExport, onHelp }: ListKeyActs): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : '';
  if (key === 'j') move(list, 1);
  else if (key === 'k') move(list, -1);
  else if (key === '?') onHelp();
  else if (key === '/') list.querySelector<HTMLElement>('[data-list-search]')?.focus();
  else if (key === 'x' && onSelect) {
    const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (id === undefined || !list.contains(document.activeElement)) return false;
    onSelect(id, event.shiftKey);
  } else if (key === 'e' && onExport) onExport();
  else return false;
  return true;
}

/** A key pressed anywhere on the page of the list. */
export function pressListKey(event: KeyboardEvent, list: HTMLElement, acts: ListKeyActs): void {
  if (!isTaken(event) && act(event, list, acts)) event.preventDefault();
}
