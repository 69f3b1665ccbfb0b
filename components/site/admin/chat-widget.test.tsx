import { act, render } from '@testing-library/react';
import { writeConsent } from '@/components/ui/consent-store';
import { ChatWidget } from './chat-widget';

const script = () => document.querySelector<HTMLScriptElement>('#chat-script');

describe('ChatWidget', () => {
  it('loads only after consent, once, and is told who is asking', () => {
    writeConsent('declined');
    const props = {
      scriptUrl: 'https://chat.example/widget.js',
      name: 'Isla Bracken',
      email: 'isla@fjord.example',
    };
    const { rerender } = render(<ChatWidget {...props} />);
    expect(script()).toBeNull();
    act(() => writeConsent('accepted'));
    rerender(<ChatWidget {...props} />);
    expect(document.querySelectorAll('#chat-script')).toHaveLength(1);
    expect(script()?.src).toBe(props.scriptUrl);
    expect({ ...script()?.dataset }).toEqual({ userName: props.name, userEmail: props.email });
  });
});
