import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { mailStyles as s } from './mail-styles';

/** An invitation to give one's size, as the invitee reads it; every text is final, and none of it is read as HTML. */
export interface InvitationMailModel {
  lang: string;
  subject: string;
  preview: string;
  storeName: string;
  heading: string;
  intro: string;
  /** Until when the answer can be given and changed; empty for an event without an end. */
  until: string;
  colours: { primary: string; onPrimary: string };
  page: { label: string; url: string };
  /** That the link is theirs alone. */
  personal: string;
  footer: string[];
}

const NEXT = { ...s.text, marginTop: 16 } as const;

/** What is asked, until when, and the link. */
export function InvitationMail({ model }: { model: InvitationMailModel }) {
  const { colours, page } = model;
  return (
    <Html lang={model.lang}>
      <Head />
      <Preview>{model.preview}</Preview>
      <Body style={s.body}>
        <Container style={s.card}>
          <Section style={{ ...s.band, backgroundColor: colours.primary }}>
            <Text style={{ ...s.store, color: colours.onPrimary }}>{model.storeName}</Text>
          </Section>
          <Section style={s.content}>
            <Heading as="h1" style={s.heading}>
              {model.heading}
            </Heading>
            <Text style={s.text}>{model.intro}</Text>
            {model.until ? <Text style={s.text}>{model.until}</Text> : null}
            <Button
              href={page.url}
              style={{ ...s.button, backgroundColor: colours.primary, color: colours.onPrimary }}
            >
              {page.label}
            </Button>
            <Text style={NEXT}>{model.personal}</Text>
          </Section>
          <Section style={s.footer}>
            {model.footer.map((line) => (
              <Text key={line} style={s.footerText}>
                {line}
              </Text>
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
