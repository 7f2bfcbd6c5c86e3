/** A message in words, before it becomes HTML or plain text. */
export interface MailLetter {
  subject: string;
  greeting: string | null;
  paragraphs: string[];
  /** The one thing to do. `href` is whole, from the public address on. */
  action: { label: string; href: string } | null;
  /** What to know besides, smaller. */
  notes: string[];
  /** Who writes, line by line. */
  signature: string[];
}
