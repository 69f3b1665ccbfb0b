import { renderToStaticMarkup } from 'react-dom/server';
import { AccountMail, type AccountMailModel } from './templates/account-mail';

export type { AccountMailModel } from './templates/account-mail';

function plainText(model: AccountMailModel): string {
  const parts = [
    model.heading,
    model.intro,
    ...(model.quote ? [model.quote] : []),
    ...model.actions.map(({ label, url }) => `${label}\n${url}`),
    model.note,
    ['--', ...model.footer].join('\n'),
  ];
  return parts.join('\n\n');
}

/** Renders an account mail as HTML and as plain text. */
export function renderAccountMail(model: AccountMailModel): { html: string; text: string } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<AccountMail model={model} />)}`,
    text: plainText(model),
  };
}
