import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { KitTest, press } from '@/components/admin/test-kit';
import { browserCall } from '@/lib/client/browser';
import { extendBatchTo } from '@/lib/modules/claims/client/batches';
import { batchExample } from '@/lib/modules/claims/contract/code-batch';
import { promoCodeExample, type PromoCode } from '@/lib/modules/claims/contract/promo-code';
import type { CodeEvent } from '@/lib/modules/claims/contract/promo-code-acts';
import { BatchHeading } from './batch-heading';
import { BatchPanel } from './batch-panel';
import { bodyOf, NEW_BATCH } from './batch-values';
import { CodePanel } from './code-panel';
import { ExtendDialog } from './extend-dialog';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
jest.mock('@/lib/modules/claims/client/batches', () => ({
  ...jest.requireActual('@/lib/modules/claims/client/batches'),
  extendBatchTo: jest.fn(),
}));
const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const PLACE = { tenant: 'ten_lumen', slug: 'lumen-summit' };
const AT = '2026-11-20T12:00:00.000Z';
const event = (kind: CodeEvent['kind'], more: Partial<CodeEvent> = {}): CodeEvent => ({
  kind,
  at: AT,
  reason: null,
  why: null,
  order: null,
  other: null,
  ...more,
});
const hrefOf = (id: string) => `?code=${id}`;

function showCode(story: CodeEvent[], mayWrite = true, code: PromoCode = promoCodeExample) {
  const told = { code, story };
  const props = {
    place: PLACE,
    currency: 'EUR' as const,
    timeZone: 'Europe/Amsterdam',
    told,
    mayWrite,
    hrefOf,
    onClose: jest.fn(),
  };
  render(<CodePanel {...props} />, { wrapper: KitTest });
  return screen.getByRole('dialog', { name: code.printed });
}

describe('a code’s panel (D40-7)', () => {
  it('tells its story with links to its order and to the code in its place', () => {
    const order = { order_id: 'ord_1', order_ref: 'H4TN-9PLC', is_cancelled: false };
    const panel = showCode([
      event('reissued', { other: { id: 'cod_new', code: 'KEY-7K4M9X3C' } }),
      event('claimed', { order }),
      event('claimed', { order: { ...order, order_ref: 'M7QK-3FXW', is_cancelled: true } }),
      event('tried', { reason: 'code_paused' }),
      event('tried'),
      event('not_reminded', { why: 'unsubscribed' }),
      event('not_mailed', { why: 'expired' }),
      event('link_opened'),
      event('made'),
    ]);
    const lines = within(panel)
      .getAllByRole('listitem')
      .map((line) => line.textContent?.replace(/20 Nov.*/, ''));
    expect(lines).toEqual([
      'Replaced by KEY-7K4M9X3C',
      'Claimed with order H4TN-9PLC',
      'Claimed with order M7QK-3FXW, which was cancelled',
      'Someone tried it and was refused: paused',
      'Someone tried it and was refused',
      'Its person wasn’t reminded: this person unsubscribed',
      'Its person wasn’t emailed: the code expired',
      'Its link was opened for the first time',
      'Created',
    ]);
    expect(within(panel).getByRole('link', { name: 'KEY-7K4M9X3C' }).getAttribute('href')).toBe(
      '?code=cod_new',
    );
  });

  it('has acts for who may write, and none for a dead code', () => {
    const acts = (panel: HTMLElement) =>
      within(panel)
        .queryAllByRole('button')
        .map((button) => button.textContent)
        .filter((text) => text !== '');
    expect(acts(showCode([]))).toEqual([...['Revoke', 'Issue a new code', 'Change last day', 'Pause']]);
  });

  it.each<[string, boolean, PromoCode]>([
    ['who only reads', false, promoCodeExample],
    ['a revoked code', true, { ...promoCodeExample, state: 'revoked' as const }],
  ])('has no acts: %s', (_, mayWrite, code) => {
    const panel = showCode([], mayWrite, code);
    expect(within(panel).queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('has the focus in the panel once it is revoked, as its buttons are gone', () => {
    const props = {
      place: PLACE,
      currency: 'EUR' as const,
      timeZone: 'Europe/Amsterdam',
      mayWrite: true,
      hrefOf,
      onClose: jest.fn(),
    };
    const panelOf = (code: PromoCode) => <CodePanel {...props} told={{ code, story: [] }} />;
    const { rerender } = render(panelOf(promoCodeExample), { wrapper: KitTest });
    act(() => screen.getByRole('button', { name: 'Revoke' }).focus());
    rerender(panelOf({ ...promoCodeExample, state: 'revoked' }));
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('Revoked').closest('p'));
  });
});

describe('a batch’s heading (D40)', () => {
  const show = (batch: typeof batchExample | null, mayWrite = true) =>
    render(<BatchHeading place={PLACE} batch={batch} timeZone="Europe/Amsterdam" mayWrite={mayWrite} />, {
      wrapper: KitTest,
    });

  it('says what it is, until when, and what it is limited to', () => {
    show({ ...batchExample, products: [{ product_id: 'p', name: 'Hoodie' }] });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Keynote guestsActive');
    expect(screen.getByText(/500 single-use codes starting with SUMMIT · 12 of 500 used/)).toBeTruthy();
    expect(screen.getByText('Only for: Hoodie · Only to: Belgium, Netherlands')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
      `/api/ten_lumen/events/lumen-summit/code-batches/${batchExample.id}/file?lang=en`,
    );
  });

  it('offers no file and no acts to who only reads', () => {
    show(batchExample, false);
    expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells a batch whose codes could not all be made', () => {
    show({ ...batchExample, state: 'failed', made: 120 });
    expect(screen.getByText(/Only 120 of 500 codes could be created. Choose/)).toBeTruthy();
    cleanup();
    show({ ...batchExample, state: 'failed', made: 120 }, false);
    expect(screen.getByText('Only 120 of 500 codes could be created.')).toBeTruthy();
  });
});

describe('the form of a batch (D40)', () => {
  it('asks for what its kind needs', () => {
    render(
      <BatchPanel
        place={PLACE}
        timeZone="Europe/Amsterdam"
        deliversTo={['NL', 'BE']}
        kind="single"
        onClose={jest.fn()}
      />,
      { wrapper: KitTest },
    );
    expect(screen.getByRole('textbox', { name: 'Prefix' })).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind of codes' }), {
      target: { value: 'shared' },
    });
    expect(screen.queryByRole('textbox', { name: 'Prefix' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Total uses' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Only some countries' }));
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Belgium',
      'Netherlands',
    ]);
  });

  it('drops the fallback that is ticked as a gift of its own', async () => {
    const products = ['Hoodie', 'Tee'].map((name) => ({ product_id: `prd_${name}`, name }));
    jest.mocked(browserCall).mockResolvedValue({ products, next_cursor: null });
    render(
      <BatchPanel
        place={PLACE}
        timeZone="Europe/Amsterdam"
        deliversTo={['NL']}
        kind="single"
        onClose={jest.fn()}
      />,
      {
        wrapper: KitTest,
      },
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Only some gifts' }));
    const fallback = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Fallback gift' });
    fireEvent.change(fallback, { target: { value: 'prd_Tee' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hoodie' }));
    expect(fallback.value).toBe('prd_Tee');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tee' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tee' }));
    expect([...fallback.options].map(({ value }) => value)).toContain('prd_Tee');
    expect(fallback.value).toBe('');
  });

  it('is not sent with a last day that is half typed', () => {
    render(
      <ExtendDialog
        place={PLACE}
        batch={{ ...batchExample, ends_on: null }}
        timeZone="Europe/Amsterdam"
        onClose={jest.fn()}
      />,
      { wrapper: KitTest },
    );
    act(() => screen.getByRole('spinbutton', { name: /^day/ }).focus());
    press('ArrowUp');
    const save = screen.getByRole('button', { name: 'Save last day' });
    act(() => save.focus());
    fireEvent.click(save);
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: /^month/ }));
    expect(screen.getByText('Complete the date, or clear it')).toBeTruthy();
    expect(extendBatchTo).not.toHaveBeenCalled();
  });

  it('sends of each kind its own fields, and no fallback without gifts', () => {
    const typed = { ...NEW_BATCH, name: 'Guests', code: 'X', prefix: 'KEY', fallback: 'p' };
    expect(bodyOf(typed)).toMatchObject({
      code: null,
      max_uses: null,
      prefix: 'KEY',
      size: 500,
      fallback: null,
    });
    expect(bodyOf({ ...typed, kind: 'shared', products: ['q'] })).toMatchObject({
      code: 'X',
      max_uses: 100,
      prefix: null,
      size: null,
      fallback: 'p',
    });
    expect(bodyOf({ ...typed, kind: 'file' })).toMatchObject({
      kind: 'single',
      from_file: true,
      prefix: 'KEY',
      size: null,
    });
  });
});
