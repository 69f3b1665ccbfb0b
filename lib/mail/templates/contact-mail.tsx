import { Body, Container, Head, Heading, Hr, Html, Preview, Section, Text } from '@react-email/components';
import { mailStyles as s } from './mail-styles';

/** A visitor's message as a store's people read it; every text is final, and none of it is read as HTML. */
export interface ContactMailModel {
  lang: string;
  subject: string;
  heading: string;
  intro: string;
  storeName: string;
  colours: { primary: string; onPrimary: string };
  from: { label: string; value: string }[];
  paragraphs: string[];
  footer: string;
}

const OWN_WORDS = { ...s.text, whiteSpace: 'pre-line' } as const;

/** Who wrote, what they wrote, and how to answer. */
export function ContactMail({ model }: { model: ContactMailModel }) {
  const { colours } = model;
  return (
    <Html lang={model.lang}>
      <Head />
      <Preview>{model.intro}</Preview>
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
            {model.from.map(({ label, value }) => (
              <Text key={label} style={s.addressLine}>
                {label} <strong>{value}</strong>
              </Text>
            ))}
            <Hr style={s.rule} />
            {model.paragraphs.map((paragraph, index) => (
              <Text key={index} style={OWN_WORDS}>
                {paragraph}
              </Text>
            ))}
          </Section>
          <Section style={s.footer}>
            <Text style={s.footerText}>{model.footer}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
