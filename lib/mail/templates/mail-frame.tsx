import { Body, Container, Head, Heading, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { OwnWords } from '../own-words';
import { DARK_STYLES, mailStyles as s } from './mail-styles';

/** The common parts of a store's mails; every text is final and escaped. */
export interface MailFrameModel {
  lang: string;
  subject: string;
  /** Shown next to the subject in a list of mails. */
  preview: string;
  storeName: string;
  colours: { primary: string; onPrimary: string };
  heading: string;
  intro: string;
  /** What the client says of its own, where it does. */
  own?: OwnWords;
  footer: string[];
}

/** A mail in the store's colours: its name, heading and introduction, then the mail's own content. */
export function MailFrame({ model, children }: { model: MailFrameModel; children: ReactNode }) {
  const { colours } = model;
  return (
    <Html lang={model.lang}>
      <Head>
        <title>{model.subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: DARK_STYLES }} />
      </Head>
      <Preview>{model.preview}</Preview>
      <Body className="m-body" style={s.body}>
        <Container className="m-card" style={s.card}>
          <Section style={{ ...s.band, backgroundColor: colours.primary }}>
            <Text style={{ ...s.store, color: colours.onPrimary }}>{model.storeName}</Text>
          </Section>
          <Section style={s.content}>
            <Heading as="h1" style={s.heading}>
              {model.heading}
            </Heading>
            {model.own?.opening ? <Text style={s.text}>{model.own.opening}</Text> : null}
            <Text style={s.text}>{model.intro}</Text>
            {children}
            {model.own?.closing ? <Text style={s.text}>{model.own.closing}</Text> : null}
          </Section>
          <Section className="m-footer" style={s.footer}>
            {model.footer.map((line) => (
              <Text key={line} className="m-quiet" style={s.footerText}>
                {line}
              </Text>
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
