import { act, render } from '@testing-library/react';
import { writeConsent } from '@/components/ui/consent-store';
import { browserCall } from '@/lib/client/browser';
import { readPublicConfig, type PublicConfig } from '@/lib/modules/site/contract/public-config';
import { Analytics } from './analytics';

jest.mock('@/lib/client/browser', () => ({ browserCall: jest.fn() }));
const ask = jest.mocked(browserCall);

const EXAMPLE = readPublicConfig.example.response as PublicConfig;
const SCRIPT = 'https://measure.example/script.js';
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('#analytics-script')].map(({ src }) => src);

function configure(change: Partial<PublicConfig>) {
  ask.mockResolvedValue({ ...EXAMPLE, analytics_script_url: SCRIPT, ...change });
}
/** Renders the page and lets lazy imports finish. */
async function show() {
  const page = render(<Analytics />);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  return page;
}
const answer = (consent: 'accepted' | 'declined') =>
  act(async () => {
    writeConsent(consent);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

describe('Analytics (S4-4; D11)', () => {
  beforeEach(() => {
    ask.mockReset();
    window.localStorage.clear();
    document.head.replaceChildren();
  });

  it('asks for nothing and loads nothing before an answer, nor after a refusal', async () => {
    configure({});
    await show();
    await answer('declined');
    expect(ask).not.toHaveBeenCalled();
    expect(scripts()).toEqual([]);
  });

  it('loads the script once the visitor accepts, and only once', async () => {
    configure({});
    const page = await show();
    await answer('accepted');
    expect(scripts()).toEqual([SCRIPT]);
    page.unmount();
    await show();
    expect(scripts()).toEqual([SCRIPT]);
  });

  it.each([
    ['an order', '/order/a-signed-token'],
    ['a new password (D11-7)', '/reset-password/a-signed-token'],
    ['an address to confirm (D11-7)', '/verify-email/a-signed-token'],
    ['an invitation (D11-7)', '/join/a-signed-token'],
    ['a store that is being built (D11-7)', '/event-builder?store=a-signed-token'],
    ['the builder, which gets such an address later (D11-7)', '/event-builder'],
    ['an invitee’s form', '/lumen-offsite?lang=nl&invite=a-signed-token'],
  ])('never learns the address of %s, which is its key', async (_, address) => {
    configure({});
    window.history.replaceState(null, '', address);
    await show();
    await answer('accepted');
    window.history.replaceState(null, '', '/');
    expect(scripts()).toEqual([]);
  });

  it.each([
    ['the demo', { mode: 'demo' as const }],
    ['tests', { mode: 'test' as const }],
    ['an installation without a script', { analytics_script_url: null }],
  ])('loads nothing in %s', async (_, change) => {
    configure(change);
    await show();
    await answer('accepted');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(scripts()).toEqual([]);
  });

  it('a site that cannot be measured works as well', async () => {
    ask.mockRejectedValue(new Error('away'));
    await show();
    await answer('accepted');
    expect(scripts()).toEqual([]);
  });
});
