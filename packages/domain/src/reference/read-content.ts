import { z } from 'zod';

/** Answers the text of a file of the reference folder, by its path in there. */
export type ReadText = (path: string) => string;

/** What a JSON file of the reference folder holds. A fault names the file, and where in it. */
export const readContent = <Schema extends z.ZodType>(
  read: ReadText,
  path: string,
  schema: Schema,
): z.output<Schema> => {
  try {
    return schema.parse(JSON.parse(read(path)));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${path}: ${reason}`, { cause: error });
  }
};
