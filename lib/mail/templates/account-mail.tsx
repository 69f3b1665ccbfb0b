import { Button, Text } from '@react-email/components';
import { MailFrame, type MailFrameModel } from './mail-frame';
import { mailStyles as s } from './mail-styles';

/** A mail about a user's account; every text is final and escaped. */
export interface AccountMailModel extends MailFrameModel {
  /** What to do now; the first is the main action. */
  actions: { label: string; url: string }[];
  /** What somebody wrote to the reader. */
  quote?: string;
  /** How long the link is valid, and what to do if you did not request it. */
  note: string;
}

const NEXT = { ...s.text, marginTop: 16 } as const;
const QUOTE = { ...s.text, fontStyle: 'italic', whiteSpace: 'pre-line' } as const;

/** What happened, what to do, and what to do if it was not you. */
export function AccountMail({ model }: { model: AccountMailModel }) {
  const { colours } = model;
  const [main, ...others] = model.actions;
  return (
    <MailFrame model={model}>
      {model.quote ? <Text style={QUOTE}>{model.quote}</Text> : null}
      {main ? (
        <Button
          href={main.url}
          style={{ ...s.button, backgroundColor: colours.primary, color: colours.onPrimary }}
        >
          {main.label}
        </Button>
      ) : null}
      {others.map(({ label, url }) => (
        <Text key={`${url} ${label}`} style={NEXT}>
          <a href={url} className="m-link" style={s.link}>
            {label}
          </a>
        </Text>
      ))}
      <Text style={NEXT}>{model.note}</Text>
    </MailFrame>
  );
}
