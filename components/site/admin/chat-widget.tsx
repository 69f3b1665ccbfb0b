'use client';

import { useEffect } from 'react';
import { publicConfig } from '@/lib/client/public-config';
import { useConsent } from '@/components/ui/use-consent';
import { loadChat, type ChatVisitor } from '@/lib/modules/site/client/load-chat';

interface ChatWidgetProps extends ChatVisitor {
  scriptUrl: string;
}

/**
 * The chat widget, loaded after the visitor has accepted cookies, unless staff have turned it off; it receives the user's name and e-mail. S6-11, D11-4.
 */
export function ChatWidget({ scriptUrl, name, email }: ChatWidgetProps) {
  const consent = useConsent();
  useEffect(() => {
    if (consent !== 'accepted') return;
    // Without an answer there is no chat: it may be turned off. S2.2-287.
    publicConfig().then(
      (config) => (config.chat_script_url === null ? undefined : loadChat(scriptUrl, { name, email })),
      () => undefined,
    );
  }, [consent, scriptUrl, name, email]);
  return null;
}
