import { Hr, Text } from '@react-email/components';
import { MailFrame, type MailFrameModel } from './mail-frame';
import { mailStyles as s } from './mail-styles';

/** A visitor's message for a store's people; every text is final and escaped. */
export interface ContactMailModel extends Omit<MailFrameModel, 'preview' | 'footer'> {
  from: { label: string; value: string }[];
  paragraphs: string[];
  footer: string;
}

const OWN_WORDS = { ...s.text, whiteSpace: 'pre-line' } as const;

/** Sender, message, and how to reply. */
export function ContactMail({ model }: { model: ContactMailModel }) {
  return (
    <MailFrame model={{ ...model, preview: model.intro, footer: [model.footer] }}>
      {model.from.map(({ label, value }) => (
        <Text key={label} style={s.addressLine}>
          {label} <strong>{value}</strong>
        </Text>
      ))}
      <Hr className="m-rule" style={s.rule} />
      {model.paragraphs.map((paragraph, index) => (
        <Text key={index} style={OWN_WORDS}>
          {paragraph}
        </Text>
      ))}
    </MailFrame>
  );
}
