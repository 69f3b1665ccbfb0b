/** A field's name as it is compared: typed by hand, in any case, with or without spaces around it. */
export const fieldKey = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** What was typed for a layer: in the field that is called as it is, by its id or its label. S4-60. */
export function typedFor(
  { id, label }: { id: string; label?: string | undefined },
  properties: Readonly<Record<string, string>>,
): string | undefined {
  const typed = new Map(Object.entries(properties).map(([name, value]) => [fieldKey(name), value.trim()]));
  const value = typed.get(fieldKey(id)) ?? (label === undefined ? undefined : typed.get(fieldKey(label)));
  return value === '' ? undefined : value;
}
