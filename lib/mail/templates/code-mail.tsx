import { Button, Text } from '@react-email/components';
import { Fragment } from 'react';
import { MailFrame, type MailFrameModel } from './mail-frame';
import { mailStyles as s } from './mail-styles';

/** The mail that brings somebody a promotion code; every text is final and escaped. */
export interface CodeMailModel extends MailFrameModel {
  /** What the sender says to everybody and to this person, each in lines. */
  notes: string[];
  /** Until when the code is good; empty for a code without an end. */
  until: string;
  page: { label: string; url: string };
  /** The code as text, for who cannot follow the link. */
  code: string;
  /** Where the reader ends such mails; null for a test. */
  unsubscribe: { label: string; url: string } | null;
}

const NOTE = { ...s.text, borderLeft: '3px solid #e5e2da', paddingLeft: 12, margin: '12px 0' } as const;
const NEXT = { ...s.text, marginTop: 16 } as const;

/** The sender's words, the last day, and the link. */
export function CodeMail({ model }: { model: CodeMailModel }) {
  const { colours, page } = model;
  return (
    <MailFrame model={model}>
      {model.notes.map((note) => (
        <Text key={note} className="m-rule" style={NOTE}>
          {note.split('\n').map((line, index) => (
            <Fragment key={index}>
              {index > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </Text>
      ))}
      {model.until ? <Text style={s.text}>{model.until}</Text> : null}
      <Button
        href={page.url}
        style={{ ...s.button, backgroundColor: colours.primary, color: colours.onPrimary }}
      >
        {page.label}
      </Button>
      <Text style={NEXT}>{model.code}</Text>
      {model.unsubscribe ? (
        <Text className="m-quiet" style={s.footerText}>
          <a href={model.unsubscribe.url} className="m-quiet" style={s.quietLink}>
            {model.unsubscribe.label}
          </a>
        </Text>
      ) : null}
    </MailFrame>
  );
}
