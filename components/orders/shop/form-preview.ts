/** A preview's data: the token that allows viewing the event. D5. */
export interface FormPreview {
  token: string;
}

/**
 * In a preview, gives the store another id, so that drafts and baskets of the preview never appear in the real form.
 */
export function previewed<Store extends { id: string; preview?: FormPreview }>(
  store: Store,
  preview: FormPreview | undefined,
): Store {
  return preview ? { ...store, id: `preview-${store.id}`, preview } : store;
}
