import { renderToStaticMarkup } from 'react-dom/server';
import { ContactMail, type ContactMailModel } from './templates/contact-mail';

export type { ContactMailModel } from './templates/contact-mail';

function plainText(model: ContactMailModel): string {
  const parts = [
    model.heading,
    model.intro,
    model.from.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...model.paragraphs,
    `--\n${model.footer}`,
  ];
  return parts.join('\n\n');
}

/** Renders the mail with a visitor's message to a store as HTML and as plain text. */
export function renderContactMail(model: ContactMailModel): { html: string; text: string } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<ContactMail model={model} />)}`,
    text: plainText(model),
  };
}
