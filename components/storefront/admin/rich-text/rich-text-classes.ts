/** The box of the text, before and after its editor has loaded; the white space is ProseMirror's own rule. */
export const RICH_BOX =
  'block w-full min-h-32 max-h-[28rem] overflow-y-auto rounded-b-control border border-line-strong bg-surface px-3.5 ' +
  'py-3 text-base text-ink break-words aria-invalid:border-danger';

/** How the editor shows each node: much as the storefront does. */
export const RICH_NODES =
  'whitespace-break-spaces [&>*+*]:mt-4 [&_h2]:text-2xl [&_h3]:text-xl [&_ul]:list-disc [&_ul]:ps-6 ' +
  '[&_ol]:list-decimal [&_ol]:ps-6 [&_blockquote]:border-s-4 [&_blockquote]:border-line [&_blockquote]:ps-4 ' +
  '[&_hr]:border-line [&_a]:underline [&_a]:underline-offset-4 [&_hr.ProseMirror-selectednode]:outline-2';
