/** Always offered: what new texts, new font sets and the first pair of fonts begin with. */
export const ALWAYS_OFFERED: readonly string[] = ['Inter', 'Inter Bold', 'Lora'];

/** The fonts that can be chosen: all but those withdrawn, and a withdrawn one where it is in use. S2.2-330 */
export function choosableFonts<Family extends string>(
  families: readonly Family[],
  withdrawn: readonly string[],
  inUse: readonly string[],
): Family[] {
  return families.filter((family) => inUse.includes(family) || !withdrawn.includes(family));
}
