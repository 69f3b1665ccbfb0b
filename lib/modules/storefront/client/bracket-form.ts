function addField(form: FormData, name: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) addField(form, `${name}[${key}]`, inner);
  } else form.append(name, String(value));
}

/** `{ storeConfig: { customLogo: { enabled: true } } }` → the field `storeConfig[customLogo][enabled]`. S7-14. */
export function bracketForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) addField(form, name, value);
  return form;
}
