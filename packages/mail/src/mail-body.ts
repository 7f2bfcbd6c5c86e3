/** The contents of an email before it becomes HTML or plain text. */
export interface MailBody {
  subject: string;
  greeting: string | null;
  paragraphs: string[];
  /** The single action for the reader. `href` is a complete URL, starting with the public origin. */
  action: { label: string; href: string } | null;
  /** Additional information, in smaller text. */
  notes: string[];
  /** The sender, line by line. */
  signature: string[];
}
