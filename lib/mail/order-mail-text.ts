import type { OrderMailLine, OrderMailModel } from './order-mail-model';

const paragraph = (...lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n');

function lineText({ name, details, quantity, total }: OrderMailLine): string {
  return paragraph(name, details, total === '' ? quantity : `${quantity} · ${total}`);
}

/** An order mail as plain text: the same texts in the same order as its HTML. */
export function orderMailText(model: OrderMailModel): string {
  const paragraphs = [
    model.storeName,
    model.heading,
    model.own?.opening ?? '',
    model.intro,
    paragraph(...model.changes),
    `${model.reference.label} ${model.reference.value}`,
    model.tracking ? paragraph(model.tracking.label, model.tracking.url) : '',
    paragraph(model.page.label, model.page.url),
    ...model.lines.map(lineText),
    paragraph(...model.totals.map(({ label, value }) => `${label}: ${value}`)),
    paragraph(model.deliveryHeading, model.delivery),
    paragraph(model.addressHeading, ...model.address),
    model.own?.closing ?? '',
    paragraph('--', ...model.footer),
  ];
  return paragraphs.filter((text) => text !== '').join('\n\n');
}
