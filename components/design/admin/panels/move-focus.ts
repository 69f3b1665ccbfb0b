/** Names the field that a text layer's words are written in, one in the page. */
export const TEXT_FIELD_ATTRIBUTE = 'data-designer-text';

function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** Goes into the text field of the selected layer, once it is there, with all of it marked; else to its first field. */
export function focusText(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(
      `[${TEXT_FIELD_ATTRIBUTE}], [data-designer-settings] input:enabled`,
    );
    field?.focus();
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select();
  });
}

/** Goes to a layer's row; without one to what adds the first layer, so that the focus is never lost. */
export function focusLayer(id: string | undefined): void {
  focusSoon(id === undefined ? '[data-tool="text"]' : `[data-layer-row="${id}"]`);
}

/** After a step that may have taken away what had the focus: then it goes to a layer's row. */
export function keepFocus(id: string | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusLayer(id);
  });
}
