import type { XbrlFact } from '@valia/domain/accounts-intake/source-cells.ts';
import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { refuseTooLarge, refuseSource } from '../refuse-source.ts';
import { cleanText } from '../sheet-cells.ts';
import { type SourceContent, sourceContent } from '../source-content.ts';
import { type XmlAttributes, type XmlReader, xmlParser } from '../xml/read-xml.ts';

type Context = XbrlFact['context'];
type OpenFact = Omit<XbrlFact, 'context' | 'unit'> & { contextId: string; unitId: string | null };

/** A context without an end date has no limit. */
const emptyContext = (id: string): Context => ({
  id,
  entity: '',
  start: null,
  end: '',
  dimensions: [],
});

/** Collects contexts, units and facts of an instance, in whatever order they occur. */
class InstanceReader implements XmlReader {
  private readonly prefixes = new Map<string, string>();
  private readonly contexts = new Map<string, Context>();
  private readonly units = new Map<string, string>();
  private readonly facts: OpenFact[] = [];
  private readonly openFacts: (OpenFact | null)[] = [];
  private context: Context | null = null;
  private unit: { id: string; isDivided: boolean } | null = null;
  private member: string | null = null;
  private isScope = false;
  private text = '';

  onOpen(name: string, attributes: XmlAttributes, prefix: string): void {
    this.text = '';
    for (const key in attributes)
      if (key === 'xmlns' || key.startsWith('xmlns:'))
        this.prefixes.set(key.slice(6), attributes[key] ?? '');
    this.openFacts.push(this.openFact(name, attributes, prefix));
    if (name === 'context') this.context = emptyContext(attributes['id'] ?? '');
    else if (name === 'unit') this.unit = { id: attributes['id'] ?? '', isDivided: false };
    else if (name === 'unitDenominator' && this.unit !== null) this.unit.isDivided = true;
    else if (name === 'segment' || name === 'scenario') this.isScope = true;
    else if (this.isScope) this.member ??= attributes['dimension'] ?? name;
  }

  onText(text: string): void {
    this.text += text;
  }

  onClose(name: string): void {
    const text = this.text.trim();
    this.text = '';
    const fact = this.openFacts.pop();
    if (fact !== undefined && fact !== null) this.closeFact(fact, text);
    else if (this.context !== null) this.closeContext(this.context, name, text);
    else if (this.unit !== null) this.closeUnit(this.unit, name, text);
  }

  finish(): XbrlFact[] {
    return this.facts.map(({ contextId, unitId, ...fact }) => {
      const context = this.contexts.get(contextId);
      if (context === undefined) return refuseSource('damaged');
      return {
        ...fact,
        context,
        unit: unitId === null ? null : (this.units.get(unitId) ?? unitId),
      };
    });
  }

  private openFact(name: string, attributes: XmlAttributes, prefix: string): OpenFact | null {
    const contextId = attributes['contextRef'];
    if (contextId === undefined) return null;
    const isNil = attributes['nil'] === 'true' || attributes['nil'] === '1';
    return {
      namespace: this.prefixes.get(prefix) ?? '',
      name,
      value: isNil ? null : '',
      contextId,
      unitId: attributes['unitRef'] ?? null,
      decimals: attributes['decimals'] ?? null,
    };
  }

  private closeFact(fact: OpenFact, text: string): void {
    if (fact.value !== null) fact.value = cleanText(text);
    this.facts.push(fact);
    if (this.facts.length > sourceLimits.cells) refuseTooLarge('cells');
  }

  private closeContext(context: Context, name: string, text: string): void {
    if (name === 'identifier') context.entity = cleanText(text);
    else if (name === 'startDate') context.start = text.slice(0, 10);
    else if (name === 'endDate' || name === 'instant') context.end = text.slice(0, 10);
    else if (name === 'segment' || name === 'scenario') this.isScope = false;
    else if (name === 'context') {
      this.contexts.set(context.id, context);
      this.context = null;
    } else if (this.isScope && this.member !== null) {
      if (text !== '') context.dimensions = [...context.dimensions, `${this.member}=${text}`];
      this.member = null;
    }
  }

  private closeUnit(unit: { id: string; isDivided: boolean }, name: string, text: string): void {
    if (name === 'measure') {
      const before = this.units.get(unit.id);
      const mark = unit.isDivided ? '/' : '*';
      this.units.set(unit.id, before === undefined ? text : `${before}${mark}${text}`);
    } else if (name === 'unit') this.unit = null;
  }
}

/** The facts of an XBRL instance; referenced schemas and links are never followed. */
export const readXbrl = async (xml: string): Promise<SourceContent> => {
  const reader = new InstanceReader();
  const parser = await xmlParser(reader);
  parser.write(xml);
  parser.end();
  return sourceContent({ kind: 'xbrl', facts: reader.finish() });
};
