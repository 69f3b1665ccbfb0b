/** @jest-environment node */
import { HISTORY_CODES } from '@/lib/modules/orders/rules/history-codes';
import { messages } from '@/messages/en-GB';
import { KNOWN_REASONS, knownReason, RELEASES, releaseReason } from './known-reasons';

describe('knownReason', () => {
  it('knows what the print check may say, and has a text for each', () => {
    expect(knownReason('image low dpi')).toBe('image_low_dpi');
    expect(Object.keys(messages.ordersPage.history.reason).sort()).toEqual([...KNOWN_REASONS].sort());
  });

  it('leaves the words of people and printers alone', () => {
    expect(knownReason('no open fulfiller')).toBe('no_open_fulfiller');
    expect(knownReason('The carrier does not know this house number')).toBeNull();
  });

  it('knows every code that the platform writes, or the entry’s title says it', () => {
    expect(HISTORY_CODES.filter((code) => !knownReason(code) && !releaseReason(code))).toEqual([]);
  });

  it('has no text and no title for what an erasure would take for a person’s words (D46-2)', () => {
    const codes = new Set(HISTORY_CODES.map((code) => code.replaceAll(' ', '_')));
    expect([...KNOWN_REASONS, ...RELEASES].filter((reason) => !codes.has(reason))).toEqual([]);
  });
});
