import { isCode, isTest, type Finding, type SourceFile } from './sources/source-file.ts';
import { stripSource } from './sources/strip-source.ts';

const services = 'packages/services/src/';
/** The only file that opens transactions and provides the handles for writes. */
const way = `${services}context/change-audited.ts`;

const opened = /\.\s*transaction\s*\(/;
/**
 * A statement of the query builder, with the object that it is called on. Calls on hashes and maps continue differently
 * and do not match.
 */
const written =
  /(unaudited\([^()]*\)|[\w.]+|[)\]])\s*\.\s*(?:insert|update|delete)\(\s*[\w.]+\s*\)\s*\.\s*(?:values|set|where|returning|select)\b/g;
const handle = /^(?:tx|savepoint|unaudited\([^()]*\))$/;
const writtenAsText = /([\w.]+)\s*\.\s*execute[^`;]*`\s*(?:insert|update|delete|with)\b/gi;

/**
 * Services may change rows only through the handles of `changeAudited`, or through an `unaudited` handle with a stated
 * reason.
 */
export const checkAuditedChanges = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) => {
    if (!path.startsWith(services) || !isCode(path) || isTest(path) || path === way) return [];
    const code = stripSource(text);
    const by = [...code.matchAll(written), ...text.matchAll(writtenAsText)]
      .map(([, receiver = '']) => receiver)
      .filter((receiver) => !handle.test(receiver))
      .map((receiver) => ({
        path,
        message: `${receiver} writes without an audit row: take tx from changeAudited`,
      }));
    const message = 'a transaction is opened by changeAudited, or by changeUnaudited for a reason';
    return opened.test(code) ? [{ path, message }, ...by] : by;
  });
