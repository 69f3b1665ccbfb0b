import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/messages/en-GB';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import { orderDetailExample } from '@/lib/modules/orders/contract/order-detail';
import { AddressBanner } from './address-banner';

function shown(address: OrderRouting['address'], isStaff = true): string {
  const first: OrderRouting = {
    waiting: false,
    submission: null,
    acts: [],
    parts: [],
    address,
    late: null,
    helps: [],
    decisions: [],
  };
  const { container, unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <AddressBanner
        order={orderDetailExample}
        first={first}
        live={{ news: 0, pollMs: 0 }}
        isStaff={isStaff}
      />
    </NextIntlClientProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test('a printer’s answer to a corrected address, where the order goes and what to do next (S5-75)', () => {
  const former = ['Ada Fern', '1 Old Street', 'Leith EH6 6JN'];
  expect(shown(null)).toBe('');
  const waiting = shown({ told: 'waiting', former });
  expect(waiting).toMatch(/is being asked.*Former address: Ada Fern, 1 Old Street, Leith EH6 6JN$/);
  expect(shown({ told: 'accepted', former: [] })).toMatch(/uses the corrected address.*goes there\.$/);
  for (const told of ['too_late', 'not_offered', 'unanswered'] as const) {
    expect(shown({ told, former })).toMatch(/1 Old Street.*Call the printer/);
    expect(shown({ told, former }, false)).toMatch(/1 Old Street.*request a replacement\.$/);
  }
});
