import { renderToStaticMarkup } from 'react-dom/server';
import { InvitationMail, type InvitationMailModel } from './templates/invitation-mail';

export type { InvitationMailModel } from './templates/invitation-mail';

function plainText(model: InvitationMailModel): string {
  const parts = [
    model.storeName,
    model.heading,
    model.own?.opening ?? '',
    model.intro,
    model.until,
    `${model.page.label}\n${model.page.url}`,
    model.personal,
    `${model.unsubscribe.label}\n${model.unsubscribe.url}`,
    model.own?.closing ?? '',
    ['--', ...model.footer].join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Renders the mail that asks an invitee for their size as HTML and as plain text. */
export function renderInvitationMail(model: InvitationMailModel): { html: string; text: string } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<InvitationMail model={model} />)}`,
    text: plainText(model),
  };
}
