import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { EventSummary } from '@/lib/modules/events/contract/event-summary';
import { EVENT_STATUSES, type EventStatus } from '@/lib/modules/events/rules/event-types';
import events from '@/messages/en-GB/events.json';
import { STATUS_KEYS } from './event-keys';
import { StatusPanel } from './status-panel';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const { state, meaning } = events.events.overview;

function show(status: EventStatus, readOnly: 'role' | null = null) {
  const event = { slug: 'fjord-fern', tenant_id: 'ten_fjord', name: 'Fjord & Fern', status } as EventSummary;
  render(
    <NextIntlClientProvider locale="en" messages={events}>
      <StatusPanel event={event} readOnly={readOnly} />
    </NextIntlClientProvider>,
  );
}

test.each(EVENT_STATUSES)('a store that is %s says so first, then what each button does', (status) => {
  show(status);
  for (const one of EVENT_STATUSES) {
    const text = screen.queryByText(state[STATUS_KEYS[one]]);
    if (one === status) expect(text).not.toBeNull();
    else expect(text).toBeNull();
  }
  const effects = screen.getAllByRole('listitem');
  expect(effects).toHaveLength(EVENT_STATUSES.length - 1);
  for (const effect of effects) {
    const described = within(effect).getByRole('button').getAttribute('aria-describedby') ?? '';
    const own = EVENT_STATUSES.find((one) => described === `status-${STATUS_KEYS[one]}`);
    expect(own).not.toBe(status);
    expect(effect.textContent).toContain(meaning[STATUS_KEYS[own ?? status]]);
  }
});

test('who may not change it reads the state all the same', () => {
  show('Active', 'role');
  expect(screen.queryByText(state.active)).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
