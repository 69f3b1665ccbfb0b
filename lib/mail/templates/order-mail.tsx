import { Button, Column, Heading, Hr, Img, Link, Row, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import type { OrderMailLine, OrderMailModel } from '../order-mail-model';
import { MailFrame } from './mail-frame';
import { mailStyles as s } from './mail-styles';

function Line({ line }: { line: OrderMailLine }) {
  return (
    <Row style={s.line}>
      <Column style={s.pictureCell}>
        {line.pictureCid ? (
          <Img
            src={`cid:${line.pictureCid}`}
            alt={line.pictureAlt}
            width={72}
            height={72}
            style={s.picture}
          />
        ) : null}
      </Column>
      <Column>
        <Text style={s.lineName}>{line.name}</Text>
        <Text className="m-quiet" style={s.lineDetails}>
          {line.details}
        </Text>
        <Text className="m-quiet" style={s.lineDetails}>
          {line.quantity}
        </Text>
      </Column>
      <Column align="right" style={s.amountCell}>
        <Text style={s.lineName}>{line.total}</Text>
      </Column>
    </Row>
  );
}

function Totals({ totals }: Pick<OrderMailModel, 'totals'>) {
  return (
    <Section>
      {totals.map((row) => (
        <Row key={row.label}>
          <Column>
            <Text style={row.strong ? s.totalStrong : s.total}>{row.label}</Text>
          </Column>
          <Column align="right">
            <Text style={row.strong ? s.totalStrong : s.total}>{row.value}</Text>
          </Column>
        </Row>
      ))}
    </Section>
  );
}

function Changes({ changes }: Pick<OrderMailModel, 'changes'>) {
  return changes.map((change) => (
    <Text key={change} style={s.text}>
      <strong>
        {change.split('\n').map((line, index) => (
          <Fragment key={index}>
            {index > 0 ? <br /> : null}
            {line}
          </Fragment>
        ))}
      </strong>
    </Text>
  ));
}

function Delivery({ heading, days }: { heading: string; days: string }) {
  if (days === '') return null;
  return (
    <Section>
      <Heading as="h2" style={s.smallHeading}>
        {heading}
      </Heading>
      <Text style={s.text}>{days}</Text>
    </Section>
  );
}

function Address({ heading, lines }: { heading: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section>
      <Heading as="h2" style={s.smallHeading}>
        {heading}
      </Heading>
      {lines.map((line) => (
        <Text key={line} style={s.addressLine}>
          {line}
        </Text>
      ))}
    </Section>
  );
}

/** The parcel where there is one, else the order's own page: the mail's one button. The other is a link. */
function Actions({ model: { tracking, page, colours } }: { model: OrderMailModel }) {
  const main = tracking ?? page;
  return (
    <>
      <Button
        href={main.url}
        style={{ ...s.button, backgroundColor: colours.primary, color: colours.onPrimary }}
      >
        {main.label}
      </Button>
      {tracking ? (
        <Text style={s.text}>
          <Link href={page.url} className="m-link" style={s.link}>
            {page.label}
          </Link>
        </Text>
      ) : null}
    </>
  );
}

/** An order mail: items, prices, address and delivery date. */
export function OrderMail({ model }: { model: OrderMailModel }) {
  return (
    <MailFrame model={model}>
      <Changes changes={model.changes} />
      <Text style={s.text}>
        {model.reference.label} <strong>{model.reference.value}</strong>
      </Text>
      <Actions model={model} />
      <Hr className="m-rule" style={s.rule} />
      {model.lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
      <Hr className="m-rule" style={s.rule} />
      {model.totals.length > 0 ? <Totals totals={model.totals} /> : null}
      <Delivery heading={model.deliveryHeading} days={model.delivery} />
      <Address heading={model.addressHeading} lines={model.address} />
    </MailFrame>
  );
}
