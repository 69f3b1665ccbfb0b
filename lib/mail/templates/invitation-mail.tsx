import { Button, Text } from '@react-email/components';
import { MailFrame, type MailFrameModel } from './mail-frame';
import { mailStyles as s } from './mail-styles';

/** An invitation to give one's size, as the invitee reads it; every text is final, and none of it is read as HTML. */
export interface InvitationMailModel extends MailFrameModel {
  subject: string;
  /** Until when the answer can be given and changed; empty for an event without an end. */
  until: string;
  page: { label: string; url: string };
  /** That the link is theirs alone. */
  personal: string;
}

const NEXT = { ...s.text, marginTop: 16 } as const;

/** What is asked, until when, and the link. */
export function InvitationMail({ model }: { model: InvitationMailModel }) {
  const { colours, page } = model;
  return (
    <MailFrame model={model}>
      {model.until ? <Text style={s.text}>{model.until}</Text> : null}
      <Button
        href={page.url}
        style={{ ...s.button, backgroundColor: colours.primary, color: colours.onPrimary }}
      >
        {page.label}
      </Button>
      <Text style={NEXT}>{model.personal}</Text>
    </MailFrame>
  );
}
