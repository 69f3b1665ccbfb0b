import { renderToStaticMarkup } from 'react-dom/server';
import { CodeMail, type CodeMailModel } from './templates/code-mail';

export type { CodeMailModel } from './templates/code-mail';

function plainText(model: CodeMailModel): string {
  const parts = [
    model.storeName,
    model.heading,
    model.own?.opening ?? '',
    model.intro,
    ...model.notes,
    model.until,
    `${model.page.label}\n${model.page.url}`,
    model.code,
    model.unsubscribe ? `${model.unsubscribe.label}\n${model.unsubscribe.url}` : '',
    model.own?.closing ?? '',
    ['--', ...model.footer].join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Renders the mail that brings somebody a promotion code as HTML and as plain text. */
export function renderCodeMail(model: CodeMailModel): { html: string; text: string } {
  return {
    html: `<!DOCTYPE html>${renderToStaticMarkup(<CodeMail model={model} />)}`,
    text: plainText(model),
  };
}
