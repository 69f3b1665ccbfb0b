import { act, render } from '@testing-library/react';
import { writeConsent } from '@/components/ui/consent-store';
import { publicConfig } from '@/lib/client/public-config';
import { readPublicConfig, type PublicConfig } from '@/lib/modules/site/contract/public-config';
import { ChatWidget } from './chat-widget';

jest.mock('@/lib/client/public-config', () => ({ publicConfig: jest.fn() }));

const props = {
  scriptUrl: 'https://chat.example/widget.js',
  name: 'Isla Bracken',
  email: 'isla@fjord.example',
};
const tell = (chat_script_url: string | null) =>
  jest
    .mocked(publicConfig)
    .mockResolvedValue({ ...(readPublicConfig.example.response as PublicConfig), chat_script_url });

const script = () => document.querySelector<HTMLScriptElement>('#chat-script');

describe('ChatWidget', () => {
  it('is not loaded while staff have turned it off, or nobody can say (S2.2-287)', async () => {
    act(() => writeConsent('accepted'));
    tell(null);
    const { unmount } = render(<ChatWidget {...props} />);
    await act(async () => undefined);
    expect(script()).toBeNull();
    unmount();
    jest.mocked(publicConfig).mockRejectedValue(new Error('away'));
    render(<ChatWidget {...props} />);
    await act(async () => undefined);
    expect(script()).toBeNull();
  });

  it('loads only after consent, once, and is told who is asking', async () => {
    act(() => writeConsent('declined'));
    tell(props.scriptUrl);
    const { rerender } = render(<ChatWidget {...props} />);
    await act(async () => undefined);
    expect(script()).toBeNull();
    await act(async () => writeConsent('accepted'));
    rerender(<ChatWidget {...props} />);
    await act(async () => undefined);
    expect(document.querySelectorAll('#chat-script')).toHaveLength(1);
    expect(script()?.src).toBe(props.scriptUrl);
    expect({ ...script()?.dataset }).toEqual({ userName: props.name, userEmail: props.email });
  });
});
