import { Body, Container, Head, Heading, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { mailStyles as s } from './mail-styles';

/** The common parts of a store's mails; every text is final and escaped. */
export interface MailFrameModel {
  lang: string;
  /** Shown next to the subject in a list of mails. */
  preview: string;
  storeName: string;
  colours: { primary: string; onPrimary: string };
  heading: string;
  intro: string;
  footer: string[];
}

/** A mail in the store's colours: its name, heading and introduction, then the mail's own content. */
export function MailFrame({ model, children }: { model: MailFrameModel; children: ReactNode }) {
  const { colours } = model;
  return (
    <Html lang={model.lang}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
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
            {children}
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
