import { Button, Hr, Text } from '@react-email/components';
import { MailFrame, type MailFrameModel } from './mail-frame';
import { mailStyles as s } from './mail-styles';

/** A visitor's words for a store's people; every text is final and escaped. */
export interface ContactMailModel extends Omit<MailFrameModel, 'preview' | 'footer'> {
  from: { label: string; value: string }[];
  paragraphs: string[];
  /** What to do about it, where that is more than a reply. */
  action?: { label: string; url: string };
  footer: string;
}

const OWN_WORDS = { ...s.text, whiteSpace: 'pre-line' } as const;

/** Sender, message, and how to reply. */
export function ContactMail({ model }: { model: ContactMailModel }) {
  const { action, colours, from, paragraphs } = model;
  return (
    <MailFrame model={{ ...model, preview: model.intro, footer: [model.footer] }}>
      {from.map(({ label, value }) => (
        <Text key={label} style={s.addressLine}>
          {label} <strong>{value}</strong>
        </Text>
      ))}
      {paragraphs.length > 0 ? <Hr className="m-rule" style={s.rule} /> : null}
      {paragraphs.map((paragraph, index) => (
        <Text key={index} style={OWN_WORDS}>
          {paragraph}
        </Text>
      ))}
      {action ? (
        <Button
          href={action.url}
          style={{ ...s.button, marginTop: 16, backgroundColor: colours.primary, color: colours.onPrimary }}
        >
          {action.label}
        </Button>
      ) : null}
    </MailFrame>
  );
}
