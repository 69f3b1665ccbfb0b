/** The visitor's data for the chat. S6-11. */
export interface ChatVisitor {
  name: string;
  email: string;
}

const SCRIPT_ID = 'chat-script';

/** Adds the chat's script once, with the visitor in its `data-` attributes; call it only after consent (D11-4). */
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
