/** @jest-environment node */
import { messages } from '@/messages/en-GB';
import { KNOWN_REASONS, knownReason } from './known-reasons';

describe('knownReason', () => {
  it('knows what the print check may say, and has a text for each', () => {
    expect(knownReason('image low dpi')).toBe('image_low_dpi');
    expect(Object.keys(messages.ordersPage.history.reason).sort()).toEqual([...KNOWN_REASONS].sort());
  });

  it('leaves the words of people and printers alone', () => {
    expect(knownReason('no open fulfiller')).toBe('no_open_fulfiller');
    expect(knownReason('The carrier does not know this house number')).toBeNull();
  });
});
