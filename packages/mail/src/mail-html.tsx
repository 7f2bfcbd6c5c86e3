import type { CSSProperties } from 'react';
import type { MailBody } from './mail-body.ts';

// Email programs do not support CSS variables, so these are the platform's light colours.
const colours = {
  canvas: '#f6f4ef',
  surface: '#ffffff',
  border: '#e2ddd2',
  text: '#18202b',
  dimmed: '#5a6270',
  ink: '#1d2b3f',
  onInk: '#ffffff',
};
const sans = "'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";
const serif = "Newsreader, Georgia, 'Times New Roman', serif";

const styles = {
  body: { margin: 0, padding: '24px 12px', background: colours.canvas, fontFamily: sans },
  card: {
    maxWidth: 560,
    margin: '0 auto',
    padding: '32px 28px',
    background: colours.surface,
    border: `1px solid ${colours.border}`,
    borderRadius: 8,
    color: colours.text,
    fontSize: 16,
    lineHeight: '24px',
  },
  brand: { margin: 0, color: colours.ink, fontFamily: serif, fontSize: 20, lineHeight: '28px' },
  heading: {
    margin: '24px 0 16px',
    color: colours.ink,
    fontFamily: serif,
    fontSize: 26,
    fontWeight: 500,
    lineHeight: '32px',
  },
  paragraph: { margin: '0 0 16px' },
  action: { margin: '24px 0' },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    background: colours.ink,
    color: colours.onInk,
    borderRadius: 6,
    fontWeight: 600,
    textDecoration: 'none',
  },
  note: { margin: '0 0 12px', color: colours.dimmed, fontSize: 14, lineHeight: '20px' },
  address: { wordBreak: 'break-all' },
  signature: {
    marginTop: 24,
    paddingTop: 16,
    borderTop: `1px solid ${colours.border}`,
    color: colours.dimmed,
    fontSize: 13,
    lineHeight: '20px',
  },
} satisfies Record<string, CSSProperties>;

const Action = ({ label, href }: { label: string; href: string }) => (
  <>
    <p style={styles.action}>
      <a href={href} style={styles.button}>
        {label}
      </a>
    </p>
    <p style={{ ...styles.note, ...styles.address }}>{href}</p>
  </>
);

/** The email as a standalone HTML page: no image, no script, nothing loaded from a server. */
export const MailHtml = ({ letter, language }: { letter: MailBody; language: string }) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light" />
      <title>{letter.subject}</title>
    </head>
    <body style={styles.body}>
      <div style={styles.card}>
        <p style={styles.brand}>Valía</p>
        <h1 style={styles.heading}>{letter.subject}</h1>
        {letter.greeting !== null && <p style={styles.paragraph}>{letter.greeting}</p>}
        {letter.paragraphs.map((text) => (
          <p key={text} style={styles.paragraph}>
            {text}
          </p>
        ))}
        {letter.action !== null && <Action {...letter.action} />}
        {letter.notes.map((text) => (
          <p key={text} style={styles.note}>
            {text}
          </p>
        ))}
        <div style={styles.signature}>
          {letter.signature.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      </div>
    </body>
  </html>
);
