/** A text that a spreadsheet would take for a formula is marked as text (ASVS 1.2.10). */
export const safeCell = (text: string): string => (/^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text);
