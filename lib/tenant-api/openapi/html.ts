/** Escaped text, safe to insert into a page. */
export type Html = string;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): Html {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
