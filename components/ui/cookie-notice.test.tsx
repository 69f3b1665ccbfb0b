import { act, fireEvent, render, screen } from '@testing-library/react';
import { CONSENT_KEY, reopenConsent, writeConsent } from './consent-store';
import { CookieNotice } from './cookie-notice';
import { useConsent } from './use-consent';

const TEXTS = {
  label: 'Cookie notice',
  text: 'We use cookies.',
  accept: 'Accept',
  decline: 'Decline',
  more: 'Privacy',
};

function Watcher() {
  return <output>{String(useConsent())}</output>;
}

function renderNotice() {
  return render(
    <>
      <CookieNotice texts={TEXTS} policyHref="/privacy-policy" />
      <Watcher />
    </>,
  );
}

const notice = () => screen.queryByRole('region', { name: 'Cookie notice' });

describe('CookieNotice', () => {
  beforeEach(() => window.localStorage.clear());

  it('is answered for this page where the storage is full', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { unmount } = renderNotice();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(notice()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('declined');
    full.mockRestore();
    // Kept again, so that the next test begins without an answer.
    act(() => writeConsent('declined'));
    window.localStorage.clear();
    unmount();
  });

  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('%s is stored as %s, told at once, and not asked again', (button, stored) => {
    const first = renderNotice();
    expect(notice()).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('null');
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(window.localStorage.getItem(CONSENT_KEY)).toBe(stored);
    expect(screen.getByRole('status').textContent).toBe(stored);
    expect(notice()).toBeNull();
    first.unmount();
    renderNotice();
    expect(notice()).toBeNull();
  });

  it('asks again for a value it does not know', () => {
    window.localStorage.setItem(CONSENT_KEY, 'maybe');
    renderNotice();
    expect(notice()).not.toBeNull();
  });

  it('comes back too when the footer asked before it was there', () => {
    window.localStorage.setItem(CONSENT_KEY, 'declined');
    reopenConsent();
    renderNotice();
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(window.localStorage.getItem(CONSENT_KEY)).toBe('accepted');
    expect(notice()).toBeNull();
  });

  it('comes back, focused, when the footer asks, and takes another answer', () => {
    window.localStorage.setItem(CONSENT_KEY, 'accepted');
    renderNotice();
    expect(notice()).toBeNull();
    act(() => reopenConsent());
    expect(document.activeElement).toBe(notice());
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    expect(window.localStorage.getItem(CONSENT_KEY)).toBe('declined');
    expect(notice()).toBeNull();
  });
});
