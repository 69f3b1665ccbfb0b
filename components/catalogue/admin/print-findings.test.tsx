import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { EventProductDetail, PrintIssue } from '@/lib/modules/catalogue/contract/event-product';
import { messages } from '@/messages/en-GB';
import { PrintFindings } from './print-findings';

const texts = messages.eventProducts.print;
const ISSUE: PrintIssue = {
  side: 'front',
  code: 'low_contrast',
  layer_id: 'name',
  severity: 'block',
  values: {},
  colours: [],
};

function show(issues: PrintIssue[], outdated: boolean): void {
  const product: Pick<EventProductDetail, 'issues' | 'sides' | 'colours'> = {
    issues,
    sides: ['front'],
    colours: [],
  };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PrintFindings product={product} outdated={outdated} />
    </NextIntlClientProvider>,
  );
}

test('a stored design has one verdict', () => {
  show([], false);
  expect(screen.getByText(texts.fine)).toBeTruthy();
});

test('a design that is being changed has the editor’s verdict alone: no “prints well”, no old problem', () => {
  show([], true);
  expect(screen.getByText(texts.ofSaved)).toBeTruthy();
  expect(screen.queryByText(texts.fine)).toBeNull();
});

test('an old problem is not told of a changed design', () => {
  show([ISSUE], true);
  expect(screen.queryByText(messages.preflight.low_contrast)).toBeNull();
});
