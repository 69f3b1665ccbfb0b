/** What a preview of a form carries: a link's token, by which the event may be looked at. DECISIONS 5. */
export interface FormPreview {
  token: string;
}

/**
 * A form's store as its preview has it, if it is one: under another id, so that nothing typed into it or put into its basket
 * is ever found again in the real form.
 */
export function previewed<Store extends { id: string; preview?: FormPreview }>(
  store: Store,
  preview: FormPreview | undefined,
): Store {
  return preview ? { ...store, id: `preview-${store.id}`, preview } : store;
}
