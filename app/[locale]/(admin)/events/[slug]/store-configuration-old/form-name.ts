/** What a plain form's token is signed for: the configuration of one store. */
export function formName(slug: string): string {
  return `store-configuration/${slug}`;
}
