/** @jest-environment jsdom */
import { keepKeysApart, MEASURING_SCRIPT } from './keep-keys-apart';

const go = jest.fn<undefined, [string]>();
const reload = jest.fn<undefined, []>();
/** Stands for the page's own router. */
const routed = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.clearAllMocks();
  stop = keepKeysApart({ go, reload });
  document.body.innerHTML = '';
  document.addEventListener('click', routed);
  window.addEventListener('popstate', routed);
});
afterEach(() => {
  stop();
  document.removeEventListener('click', routed);
  window.removeEventListener('popstate', routed);
  document.getElementById(MEASURING_SCRIPT)?.remove();
  window.history.replaceState(null, '', '/');
});

function click(from: string, to: string, how: MouseEventInit = {}, attributes = ''): MouseEvent {
  window.history.replaceState(null, '', from);
  document.body.innerHTML = `<a href="${to}" ${attributes}><span>go</span></a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.querySelector('span')?.dispatchEvent(event);
  return event;
}
function measured(): void {
  const script = document.createElement('script');
  script.id = MEASURING_SCRIPT;
  document.head.append(script);
}
const back = (to: string) => {
  window.history.replaceState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

describe('a page whose address is a key shares its document with no other (D11-5)', () => {
  it.each([
    ['out of an order', '/order/t1.ab', '/fjord-fern'],
    ['into an order', '/fjord-fern', '/order/t1.ab'],
    ['out of a draft order', '/fjord-fern/draft/t1.ab', '/fjord-fern'],
    ['into an invitee’s form', '/lumen-offsite', '/lumen-offsite?invite=t1.ab'],
    ['out of the end of a payment', '/fjord-fern/payment-success?payment_intent=pi_1', '/fjord-fern'],
    ['out of a preview', '/site-preview/acme?preview=t1.ab', '/'],
    ['out of a new password (D11-7)', '/reset-password/t1.ab', '/'],
    ['out of an address to confirm (D11-7)', '/verify-email/t1.ab', '/'],
    ['out of an invitation (D11-7)', '/join/t1.ab', '/'],
    ['into a store that is being built (D11-7)', '/', '/event-builder?store=t1.ab'],
  ])('a link %s loads the next page anew', (_, from, to) => {
    const event = click(from, to);
    expect(go.mock.calls).toEqual([[new URL(to, window.location.origin).href]]);
    expect([event.defaultPrevented, routed.mock.calls.length]).toEqual([true, 0]);
  });

  it.each([
    ['between two pages that are no keys', '/fjord-fern', '/fjord-fern/products', {}, ''],
    ['within one preview', '/site-preview/a?preview=t1.ab', '/site-preview/a/faqs?preview=t1.ab', {}, ''],
    ['to a place on the same page', '/order/t1.ab', '/order/t1.ab#main', {}, ''],
    ['to another site', '/order/t1.ab', 'https://parcels.example/1', {}, ''],
    ['into another tab', '/order/t1.ab', '/fjord-fern', { ctrlKey: true }, ''],
    ['into another window', '/order/t1.ab', '/fjord-fern', {}, 'target="_blank"'],
    ['to a file', '/order/t1.ab', '/api/order/t1.ab/invoice', {}, 'download'],
  ])('a link %s is left alone', (_, from, to, how, attributes) => {
    const event = click(from, to, how, attributes);
    expect([go.mock.calls.length, routed.mock.calls.length]).toEqual([0, 1]);
    event.preventDefault();
  });

  it('going back to a key in a document that is measured loads it anew, before anybody hears of it', () => {
    measured();
    back('/order/t1.ab');
    expect([reload.mock.calls.length, routed.mock.calls.length]).toEqual([1, 0]);
    back('/fjord-fern');
    expect([reload.mock.calls.length, routed.mock.calls.length]).toEqual([1, 1]);
  });

  it('and is left alone where nothing measures', () => {
    back('/order/t1.ab');
    expect([reload.mock.calls.length, routed.mock.calls.length]).toEqual([0, 1]);
  });
});
