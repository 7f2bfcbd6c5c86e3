import {
  calleeOf,
  type FoundNode,
  lastName,
  nodesBelow,
  parseTree,
  partOf,
  partsOf,
  type SyntaxNode,
  textOf,
} from './syntax-tree.ts';

/** A condition of who may do what, and what it becomes when it is taken away. */
export interface MutantPlace {
  start: number;
  end: number;
  becomes: string;
  /** What who may not is answered by it, where that is written beside it. */
  refusal?: string | null;
  /** Whose a row is, or which row another one must belong to. */
  isOwnership?: boolean;
  /** Within a transaction: there whose a row is counts even where administrators read of anybody. */
  isUnderLock?: boolean;
}

/** What is answered to who may not. */
const refusals: ReadonlySet<string> = new Set([
  'unauthenticated',
  'forbidden',
  'not-found',
  'second-factor-required',
  'second-factor-challenge-ended',
  'email-not-confirmed',
  'link-not-valid',
  'invitation-for-another',
  'invitation-used',
  'password-wrong',
  'credentials-wrong',
  'last-administrator',
]);

/** Columns and fields that say whose a row is. */
const owner = /^(?:owner|user|organization)Id$|UserId$/;
/** The same without who did something, which only tells. */
const owned = /^(?:owner|user|organization)Id$/;
/** Columns that say whether a credential or a right still counts. */
const validity =
  /^(?:expiresAt|usedAt|acceptedAt|tries|lastStep|purpose|right|emailConfirmedAt|status)$/;
/** Columns by which a row is looked up whose state decides. */
const lookedUpBy = /^id$|[hH]ash$/;
const joins = new Set(['leftJoin', 'innerJoin']);
const verbKinds = new Set(['read', 'change', 'act']);
const comparisons = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'isNull', 'isNotNull']);
const open = '$sql`true`';

const isBoolean = (node: SyntaxNode, ...operators: string[]): boolean =>
  operators.includes(String(node['operator']));

/** The error of `throw new AppError(code)`, or of a block of that alone. */
const thrownCode = (statement: SyntaxNode | null): string | null => {
  const inner =
    statement?.type === 'BlockStatement' ? (partsOf(statement, 'body')[0] ?? null) : statement;
  const made = inner?.type === 'ThrowStatement' ? partOf(inner, 'argument') : null;
  if (made?.type !== 'NewExpression' || lastName(partOf(made, 'callee')) !== 'AppError')
    return null;
  return textOf(partsOf(made, 'arguments')[0]?.['value']);
};

const isRefusal = (statement: SyntaxNode | null): boolean =>
  refusals.has(thrownCode(statement) ?? '');

const operandsOf = (node: SyntaxNode, operator: string): SyntaxNode[] => {
  const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
  if (node.type !== 'LogicalExpression' || !isBoolean(node, operator)) return [node];
  return [left, right].flatMap((side) => (side === null ? [] : operandsOf(side, operator)));
};

const become = ({ start, end }: SyntaxNode, becomes: string): MutantPlace => ({
  start,
  end,
  becomes,
});

/** Within a transaction much is asked again that was decided before: a race tells it. */
const isUnderLock = (within: readonly SyntaxNode[]): boolean =>
  within.some(
    (outer) =>
      outer.type === 'ArrowFunctionExpression' &&
      partsOf(outer, 'params')
        .flatMap((param) => [
          param,
          ...partsOf(param, 'properties').map((part) => partOf(part, 'key')),
        ])
        .some((param) => lastName(param) === 'tx'),
  );

const nothing = new Set(['null', 'undefined']);

/** `row === undefined`, `!row` of `const [row] = …`, `!parsed.success`: without it the next line fails, whoever asks. Nobody as an actor is one of them. */
const isPresence = (node: SyntaxNode, within: readonly SyntaxNode[]): boolean => {
  const [right, argument] = [partOf(node, 'right'), partOf(node, 'argument')];
  const isNothing = nothing.has(String(right?.['raw'] ?? right?.['name']));
  if (node.type === 'BinaryExpression')
    return isBoolean(node, '===') && isNothing && lastName(partOf(node, 'left')) !== 'actor';
  if (node.type !== 'UnaryExpression' || argument === null) return false;
  if (lastName(argument) === 'success') return true;
  const [block] = within;
  return partsOf(block ?? node, 'body')
    .flatMap((statement) => partsOf(statement, 'declarations'))
    .flatMap((declarator) => partsOf(partOf(declarator, 'id') ?? declarator, 'elements'))
    .some((element) => argument.type === 'Identifier' && lastName(element) === lastName(argument));
};

/** `if (a || b) throw`: neither alone nor together do they refuse any more. */
const ofGuards = ({ node, within }: FoundNode): MutantPlace[] => {
  if (node.type !== 'IfStatement' || !isRefusal(partOf(node, 'consequent'))) return [];
  const test = partOf(node, 'test');
  const operands = test === null ? [] : operandsOf(test, '||');
  const refusal = thrownCode(partOf(node, 'consequent'));
  return operands
    .filter((part) => !isPresence(part, within))
    .map((part) => ({ ...become(part, 'false'), refusal }));
};

/** `require…(actor);`, `load…(…);` and `lock…(…);`, wanted for nothing but the refusal. */
const ofRequirements = (isRefusing: (name: string) => boolean, { node }: FoundNode) => {
  if (node.type !== 'ExpressionStatement') return [];
  const whole = partOf(node, 'expression');
  const call = whole?.type === 'AwaitExpression' ? partOf(whole, 'argument') : whole;
  const name = calleeOf(call);
  return whole !== null && /^(?:require|load|lock)/.test(name) && isRefusing(name)
    ? [become(whole, 'undefined')]
    : [];
};

const isColumn = (tables: ReadonlySet<string>, node: SyntaxNode | undefined): boolean =>
  node?.type === 'MemberExpression' && tables.has(lastName(partOf(node, 'object')));

/** What a condition becomes where it stands: left out of `and`, and true in `or`. */
const openedIn = ([parent]: readonly SyntaxNode[]): string =>
  calleeOf(parent ?? null) === 'or' || joins.has(calleeOf(parent ?? null)) ? open : 'undefined';

const isOwnership = (tables: ReadonlySet<string>, node: SyntaxNode): boolean => {
  const [left, right] = partsOf(node, 'arguments');
  return (
    calleeOf(node) === 'eq' &&
    isColumn(tables, left) &&
    owner.test(lastName(left ?? null)) &&
    !isColumn(tables, right) &&
    (owner.test(lastName(right ?? null)) || right?.type === 'CallExpression')
  );
};

/** `eq(links.tokenHash, hash)`: by something secret, or by its id; two columns only join. */
const isLookUp = (tables: ReadonlySet<string>, node: SyntaxNode): boolean => {
  const [left, right] = partsOf(node, 'arguments');
  return (
    calleeOf(node) === 'eq' &&
    isColumn(tables, left) &&
    !isColumn(tables, right) &&
    lookedUpBy.test(lastName(left ?? null))
  );
};

/** Whether the query that a condition of a join is in asks for one row: a list only shows fewer. */
const isOfOne = (tables: ReadonlySet<string>, within: readonly SyntaxNode[]): boolean => {
  const isInJoin = within.some((outer) => joins.has(calleeOf(outer)));
  const query = within.findLast(
    (outer) => joins.has(calleeOf(outer)) || calleeOf(outer) === 'where',
  );
  return (
    isInJoin &&
    query !== undefined &&
    [...nodesBelow(query)].some(({ node }) => isLookUp(tables, node))
  );
};

/** Whose a row is and whether it still counts, in a query; and which row another one must belong to. */
const ofQueries = (tables: ReadonlySet<string>, { node, within }: FoundNode): MutantPlace[] => {
  if (!comparisons.has(calleeOf(node)) || isRegistered(within)) return [];
  const [parent] = within;
  const [left, right] = partsOf(node, 'arguments');
  if (!isColumn(tables, left)) return [];
  const beside = parent === undefined ? [] : partsOf(parent, 'arguments');
  const isJoined = isColumn(tables, right) && beside.some((other) => isOwnership(tables, other));
  const table = lastName(partOf(left ?? null, 'object'));
  const isNamed = within[1]?.type === 'VariableDeclarator';
  const isLookedUp =
    isNamed ||
    calleeOf(node) === 'lt' ||
    beside.some((other) => isLookUp(tables, other)) ||
    isOfOne(tables, within);
  const counts = isLookedUp && validity.test(lastName(left ?? null)) && table !== 'valuations';
  const isOwnerRole = right?.['value'] === 'owner';
  const saysWhose = isOwnership(tables, node) || isJoined;
  return saysWhose || counts || isOwnerRole
    ? [{ ...become(node, openedIn(within)), isOwnership: saysWhose }]
    : [];
};

/** In the register of personal data: that is asked by verbs, whose question is tried. */
const isRegistered = (within: readonly SyntaxNode[]): boolean =>
  within.some(
    ({ type, key }) => type === 'Property' && lastName(key as SyntaxNode | null) === 'rowsOf',
  );

const conditions = new Set(['where', 'and', 'or', ...joins]);

/** `where(rowsOf(userId))`: a condition about somebody that has a name of its own. */
const ofNamedConditions = (
  operators: ReadonlySet<string>,
  { node, within }: FoundNode,
): MutantPlace[] => {
  const [parent] = within;
  const name = calleeOf(node);
  const isCondition = parent !== undefined && conditions.has(calleeOf(parent));
  if (!isCondition || operators.has(name)) return [];
  const isOfSomebody = partsOf(node, 'arguments').some(
    (part) => owner.test(lastName(part)) || lastName(part) === 'who',
  );
  return name !== '' && isOfSomebody
    ? [{ ...become(node, openedIn(within)), isOwnership: true }]
    : [];
};

/** `where ${table.userId} = ${userId}` in a text of SQL: any row equals itself. */
const ofTexts = (tables: ReadonlySet<string>, { node, within }: FoundNode, text: string) => {
  const quasi = partOf(node, 'quasi');
  if (node.type !== 'TaggedTemplateExpression' || quasi === null || isRegistered(within)) return [];
  const [quasis, values] = [partsOf(quasi, 'quasis'), partsOf(quasi, 'expressions')];
  return values.flatMap((left, at) => {
    const right = values[at + 1];
    const between = (quasis[at + 1]?.['value'] as { raw?: string } | undefined)?.raw ?? '';
    if (right === undefined || !/^\s*=\s*$/.test(between) || !isColumn(tables, left)) return [];
    if (isColumn(tables, right)) return [];
    return owner.test(lastName(left)) ? [become(right, text.slice(left.start, left.end))] : [];
  });
};

const weaker: Record<string, string> = { own: "'edit'", edit: "'read'" };

/** How much of a share is needed. */
const ofNeeds = ({ node, within: [parent] }: FoundNode): MutantPlace[] => {
  const becomes = weaker[String(node['value'])];
  if (node.type !== 'Literal' || becomes === undefined || parent === undefined) return [];
  const isNeed =
    (parent.type === 'Property' && lastName(partOf(parent, 'key')) === 'need') ||
    (parent.type === 'CallExpression' && !comparisons.has(calleeOf(parent)));
  return isNeed ? [become(node, becomes)] : [];
};

/** `right: '…'` of a verb: anybody may call it. */
const ofVerbs = ({ node, within: [, verb] }: FoundNode): MutantPlace[] => {
  const right = node.type === 'Property' ? partOf(node, 'value') : null;
  if (right === null || lastName(partOf(node, 'key')) !== 'right') return [];
  const isVerb = verbKinds.has(calleeOf(verb ?? null)) && right['value'] !== 'anybody';
  return isVerb ? [become(right, "'anybody'")] : [];
};

/** What proves who somebody is: that a second factor is asked for, and that a password matches. */
const ofProofs = ({ node, within: [parent] }: FoundNode): MutantPlace[] => {
  const isAsked = parent?.type === 'ConditionalExpression' && partOf(parent, 'test') === node;
  if (isAsked && lastName(node) === 'secondFactor') return [become(node, 'false')];
  const isMismatch =
    node.type === 'UnaryExpression' && lastName(partOf(node, 'argument')) === 'matches';
  return isMismatch && parent?.type === 'LogicalExpression' ? [become(node, 'false')] : [];
};

/** `row.ownerId === userId`, `status === 'active'`, outside a refusal, which is tried whole. */
const ofComparisons = ({ node, within }: FoundNode, isOfAccounts: boolean): MutantPlace[] => {
  if (node.type !== 'BinaryExpression' || !isBoolean(node, '===', '!==')) return [];
  const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
  const isOwn = [left, right].every((side) => owned.test(lastName(side)));
  const [parent] = within;
  const isReason =
    parent?.type === 'ArrowFunctionExpression' ||
    (parent?.type === 'LogicalExpression' && isBoolean(parent, '||'));
  const isState = right?.['value'] === 'active' && isReason;
  const isGuard = within.some(
    (outer) => outer.type === 'IfStatement' && isRefusal(partOf(outer, 'consequent')),
  );
  const isUnused = lastName(left) === 'usedAt' && isBoolean(node, '===');
  const isProved =
    isOfAccounts &&
    /^(?:secondFactor|emailConfirmedAt)$/.test(lastName(left)) &&
    parent?.type === 'Property';
  if (isGuard || !(isOwn || isState || isUnused || isProved)) return [];
  if (isUnused || isProved) return [become(node, 'true')];
  return [become(node, String(isBoolean(node, '===')))];
};

/** In the tables of rights every part of every condition counts. */
const ofRights = ({ node, within }: FoundNode): MutantPlace[] => {
  const [parent] = within;
  if (node.type === 'IfStatement') {
    const test = partOf(node, 'test');
    return test === null ? [] : [become(test, 'false')];
  }
  const isOperand = parent?.type === 'LogicalExpression' && !isBoolean(parent, '??');
  // Whether there is anybody at all only narrows a type here.
  const isPresence = node.type === 'BinaryExpression' && partOf(node, 'right')?.['raw'] === 'null';
  if (isOperand && isPresence) return [];
  if (isOperand && node.type !== 'LogicalExpression')
    return [become(node, String(isBoolean(parent, '&&')))];
  const isBody = parent?.type === 'ArrowFunctionExpression' && partOf(parent, 'body') === node;
  const isCondition =
    node.type === 'LogicalExpression' ||
    node.type === 'BinaryExpression' ||
    (node.type === 'MemberExpression' && lastName(node) === 'globalAdmin') ||
    partOf(node, 'callee')?.['computed'] === true;
  return isBody && isCondition ? [become(node, 'true')] : [];
};

/** The names that a source imports from where the pattern says. */
const importedFrom = (root: SyntaxNode, pattern: RegExp): Set<string> =>
  new Set(
    partsOf(root, 'body')
      .filter((node) => pattern.test(String(partOf(node, 'source')?.['value'])))
      .flatMap((node) => partsOf(node, 'specifiers'))
      .map((specifier) => lastName(partOf(specifier, 'local'))),
  );

/** The functions of a source that refuse: by their name, whoever calls one for nothing else wants the refusal. */
export const refusingFunctions = (path: string, text: string): string[] =>
  [...nodesBelow(parseTree(path, text))]
    .filter(({ node }) => node.type === 'IfStatement' && isRefusal(partOf(node, 'consequent')))
    .map(({ within }) => within.findLast(({ type }) => type === 'VariableDeclarator') ?? null)
    .map((declarator) => lastName(partOf(declarator, 'id')))
    .filter((name) => name !== '');

/** Every condition of a source that decides who may do what. */
export const findMutants = (
  path: string,
  text: string,
  isRefusing: (name: string) => boolean,
): MutantPlace[] => {
  const root = parseTree(path, text);
  const tables = importedFrom(root, /\/schema\//);
  const operators = importedFrom(root, /^drizzle-orm$/);
  const placesOf = (found: FoundNode): MutantPlace[] =>
    path.includes('/access/')
      ? ofRights(found)
      : [
          ...ofGuards(found),
          ...ofRequirements(isRefusing, found),
          ...ofQueries(tables, found),
          ...ofNamedConditions(operators, found),
          ...ofTexts(tables, found, text),
          ...ofNeeds(found),
          ...ofVerbs(found),
          ...ofComparisons(found, path.startsWith('packages/auth/')),
          ...ofProofs(found),
        ];
  const places = [...nodesBelow(root)].flatMap((found) =>
    placesOf(found).map((place) => ({ ...place, isUnderLock: isUnderLock(found.within) })),
  );
  const keyOf = ({ start, end, becomes }: MutantPlace) => `${start} ${end} ${becomes}`;
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
};
