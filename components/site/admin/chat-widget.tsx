'use client';

import { useEffect } from 'react';
import { useConsent } from '@/components/ui/use-consent';
import { loadChat, type ChatVisitor } from '@/lib/modules/site/client/load-chat';

interface ChatWidgetProps extends ChatVisitor {
  scriptUrl: string;
}

/** The chat, once the visitor has accepted; it is told who is asking. SPEC 6, DECISIONS 11. */
export function ChatWidget({ scriptUrl, name, email }: ChatWidgetProps) {
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'accepted') loadChat(scriptUrl, { name, email });
  }, [consent, scriptUrl, name, email]);
  return null;
}
