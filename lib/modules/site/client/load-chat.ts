/** Who the chat talks to. SPEC 6. */
export interface ChatVisitor {
  name: string;
  email: string;
}

const SCRIPT_ID = 'chat-script';

/** Adds the chat's script once, with the visitor in its `data-` attributes; ask only after consent (DECISIONS 11). */
export function loadChat(scriptUrl: string, visitor: ChatVisitor): void {
  if (document.getElementById(SCRIPT_ID)) return;
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = scriptUrl;
  script.dataset.userName = visitor.name;
  script.dataset.userEmail = visitor.email;
  document.head.append(script);
}
