import { renderToStaticMarkup } from 'react-dom/server';
import { ContactMail, type ContactMailModel } from './templates/contact-mail';

export type { ContactMailModel } from './templates/contact-mail';

function plainText(model: ContactMailModel): string {
  const parts = [
    model.heading,
    model.intro,
    ...(model.from.length > 0 ? [model.from.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...model.paragraphs,
    ...(model.action ? [`${model.action.label}\n${model.action.url}`] : []),
    `--\n${model.footer}`,
  ];
  return parts.join('\n\n');
}

/** Renders the mail with a visitor's words to a store's people as HTML and as plain text. */
export function renderContactMail(model: ContactMailModel): { html: string; text: string } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<ContactMail model={model} />)}`,
    text: plainText(model),
  };
}
