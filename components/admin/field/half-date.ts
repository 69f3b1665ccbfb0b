/** Marks a date field of which some parts are filled in, and some are not. */
export const HALF_DATE = 'data-half-date';

/** Whether a form has such a date, which would be sent as none at all; its first missing part gets the focus. */
export function holdsHalfDate(form: Element): boolean {
  const missing = form.querySelector(`[${HALF_DATE}] [data-placeholder]`);
  if (missing instanceof HTMLElement) missing.focus();
  return missing !== null;
}
