import { renderToStaticMarkup } from 'react-dom/server';
import { InvitationMail, type InvitationMailModel } from './templates/invitation-mail';

export type { InvitationMailModel } from './templates/invitation-mail';

function plainText(model: InvitationMailModel): string {
  const parts = [
    model.storeName,
    model.heading,
    model.intro,
    model.until,
    `${model.page.label}\n${model.page.url}`,
    model.personal,
    ['--', ...model.footer].join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Lays out the mail that asks somebody for their size, for readers of HTML and of plain text. */
export function renderInvitationMail(model: InvitationMailModel): { html: string; text: string } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<InvitationMail model={model} />)}`,
    text: plainText(model),
  };
}
