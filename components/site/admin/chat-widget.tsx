'use client';

import { useEffect } from 'react';
import { useConsent } from '@/components/ui/use-consent';
import { loadChat, type ChatVisitor } from '@/lib/modules/site/client/load-chat';

interface ChatWidgetProps extends ChatVisitor {
  scriptUrl: string;
}

/**
 * The chat widget, loaded after the visitor has accepted cookies; it receives the user's name and e-mail. S6-11, D11-4.
 */
export function ChatWidget({ scriptUrl, name, email }: ChatWidgetProps) {
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'accepted') loadChat(scriptUrl, { name, email });
  }, [consent, scriptUrl, name, email]);
  return null;
}
