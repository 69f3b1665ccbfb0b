/**
 * Shows a field and gives it the focus. A list that opens with the focus is closed by the next scrolling, so the page
 * has to have come to rest before: it tells of a scrolling with its next frame.
 */
export function focusInView(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(() => field.focus({ preventScroll: true })));
}
