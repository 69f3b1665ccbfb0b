/** Marks the text field of a text layer; one per page. */
export const TEXT_FIELD_ATTRIBUTE = 'data-designer-text';

function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Focuses the selected layer's text field and selects its content; without one, its first field. */
export function focusText(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(
      `[${TEXT_FIELD_ATTRIBUTE}], [data-designer-settings] input:enabled`,
    );
    field?.focus();
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select();
  });
}

/** Focuses a tool of the toolbar. */
export function focusTool(id: string): void {
  focusSoon(`[data-tool="${id}"]`);
}

/** Focuses a layer's row or, without one, the button that adds a layer, so that the focus is never lost. */
export function focusLayer(id: string | undefined): void {
  focusSoon(id === undefined ? '[data-tool="text"]' : `[data-layer-row="${id}"]`);
}

/** After a change that may have removed the focused element, focuses a layer's row. */
export function keepFocus(id: string | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusLayer(id);
  });
}
