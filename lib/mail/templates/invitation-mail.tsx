import { Button, Text } from '@react-email/components';
import { MailFrame, type MailFrameModel } from './mail-frame';
import { mailStyles as s } from './mail-styles';

/** The mail that asks an invitee for their size; every text is final and escaped. */
export interface InvitationMailModel extends MailFrameModel {
  /** The closing date for answers; empty for an event without one. */
  until: string;
  page: { label: string; url: string };
  /** Says that the link is personal. */
  personal: string;
  /** Where the reader ends such mails. */
  unsubscribe: { label: string; url: string };
}

const NEXT = { ...s.text, marginTop: 16 } as const;

/** The question, the closing date, and the link. */
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
      <Text className="m-quiet" style={s.footerText}>
        <a href={model.unsubscribe.url} className="m-quiet" style={s.quietLink}>
          {model.unsubscribe.label}
        </a>
      </Text>
    </MailFrame>
  );
}
