export interface LegalClause {
  title: string;
  paragraphs: string[];
}

/** Each clause is `## its title` and its paragraphs, with an empty line between them. */
export const legalClauses = (text: string): LegalClause[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((clause) => {
      const [title = '', ...paragraphs] = clause.trim().split(/\s*\n\s*\n\s*/);
      return { title, paragraphs };
    });
