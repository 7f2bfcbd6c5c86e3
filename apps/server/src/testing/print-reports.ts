import { z } from 'zod';
import { callWithRetries } from './call-product.ts';

const answerOf = <Data extends z.ZodType>(data: Data) => z.object({ result: z.object({ data }) });
const listAnswer = answerOf(z.object({ items: z.array(z.object({ id: z.string() })) }));
const reportAnswer = answerOf(z.object({ fileId: z.string() }));

const signatureBytes = 5;

/** Prints a user's first completed valuation in each language; returns the first bytes of each file. */
export async function printReports(
  origin: string,
  cookie: string,
  languages: readonly string[],
): Promise<string[]> {
  const headers = { cookie: cookie.split(';', 1)[0] ?? '', 'content-type': 'application/json' };
  const input = encodeURIComponent(JSON.stringify({ status: 'completed' }));
  const listed = await fetch(`${origin}/trpc/valuations.list?input=${input}`, { headers });
  const [valuation] = listAnswer.parse(await listed.json()).result.data.items;
  const beginnings: string[] = [];
  for (const language of languages) {
    const made = await callWithRetries(`${origin}/trpc/valuations.createReport`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ valuationId: valuation?.id, language }),
    });
    const { fileId } = reportAnswer.parse(await made.json()).result.data;
    const file = await fetch(`${origin}/files/${fileId}`, { headers });
    const bytes = Buffer.from(await file.arrayBuffer());
    beginnings.push(bytes.subarray(0, signatureBytes).toString('latin1'));
  }
  return beginnings;
}
